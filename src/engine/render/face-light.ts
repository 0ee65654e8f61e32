/**
 * What the light does on this face: measured from the frame itself, frame by frame.
 *
 * Makeup must darken with the scene and must not darken with the skin. So the skin's own albedo is
 * learned once, against the white of the eyes, and kept while the face is followed; from then on the
 * skin's brightness says how much light there is.
 */

import type { FrameImage } from '#engine/frame.ts';
import { distance, mixPoints, smoothstep, type Point } from '#engine/geometry/curve.ts';
import { eyeOpenness, type FaceFrame } from '#engine/geometry/face-frame.ts';
import {
  LIPS_LOWER_INNER,
  LIPS_LOWER_OUTER,
  LIPS_UPPER_INNER,
  LIPS_UPPER_OUTER,
} from '#engine/tracking/landmark-indices.ts';
import { EYES, SKIN_AROUND_MOUTH, SKIN_REFERENCE } from '#engine/geometry/landmark-sets.ts';
import { luma, mapRgb, toEncoded, toLinear, type Rgb } from './transfer.ts';

export interface FaceLight {
  /** Mean colour of the face's skin in this frame, encoded. */
  readonly skin: Rgb;
  /** Mean colour of the bare lips in this frame, encoded. */
  readonly lips: Rgb;
  /** Linear radiance that a white surface would have where the skin was measured. */
  readonly white: Rgb;
  /** Light on the lips as a multiple of the light on the skin. */
  readonly mouthShade: number;
}

/** What is read off the frame directly. */
type SurfaceColours = Omit<FaceLight, 'white'>;

/**
 * Radiance of the sclera's brighter part relative to a white card held to the cheek, per channel: a
 * reflectance of about two thirds, slightly warm, in the half shade of the socket. The same within
 * a twentieth for light and deep skin and at every exposure (measured on faces of known light).
 */
const SCLERA_TO_WHITE: Rgb = [0.375, 0.328, 0.303];

/** Lips turn further from the light than the skin around them. */
const LIPS_TO_MOUTH_SKIN = 0.91;

/** Living skin returns between these shares of the light. */
const DARKEST_SKIN = 0.035;
const LIGHTEST_SKIN = 0.6;

/** A scene's brightest surfaces (paper, shirts, painted walls) return about this share of the light. */
const BRIGHT_SURFACE = 0.85;

/** When nothing else is known: cameras expose so that white is near this. */
const USUAL_WHITE = 0.8;

/** How much the scene and the usual exposure count beside a sclera of full confidence. */
const SCENE_WEIGHT = 0.3;
const USUAL_WEIGHT = 0.08;

/** How much of an estimate beyond the camera's white is believed. */
const CLIPPING_TRUST = 0.2;

/** How far the sclera's tint is taken for the light's: eyes differ in theirs. */
const TINT_TRUST = 0.85;

/** Heights of an eye opening over its width between which the sclera is believed. */
const SQUINT = 0.15;
const WIDE_OPEN = 0.27;

/** How fast a better measurement of the albedo replaces the one held, per frame. */
const LEARNING_RATE = 0.12;

/** How fast the measured colours follow the frame: a little smoothing against sensor noise. */
const FOLLOWING_RATE = 0.5;

export class FaceLightMeter {
  private albedo: Rgb | null = null;
  private confidence = 0;
  private held: SurfaceColours | null = null;

  /** Forgets the face: call when it was lost or the source changed. */
  reset(): void {
    this.albedo = null;
    this.confidence = 0;
    this.held = null;
  }

  measure(image: FrameImage, frame: FaceFrame): FaceLight {
    const radius = Math.max(1, Math.round(frame.width * 0.012));
    const skinSamples = SKIN_REFERENCE.map((landmark) =>
      sampleMean(image, frame.point(landmark), radius),
    );
    const skin = trimmedMean(skinSamples, 0.25, 0.65);
    const lips = trimmedMean(
      lipPoints(frame).map((point) => pixelAt(image, point)),
      0.04,
      0.97,
    );
    const mouthSkin = trimmedMean(
      SKIN_AROUND_MOUTH.map((landmark) => sampleMean(image, frame.point(landmark), radius)),
      0.25,
      0.65,
    );
    const mouthShade = Math.min(
      1.5,
      Math.max(
        0.4,
        (LIPS_TO_MOUTH_SKIN * linearLuma(mouthSkin)) / Math.max(1e-4, linearLuma(skin)),
      ),
    );
    const now = { skin, lips, mouthShade };
    this.held = this.held === null ? now : follow(this.held, now, FOLLOWING_RATE);
    this.learnAlbedo(image, frame, this.held.skin);
    const albedo = this.albedo ?? this.held.skin;
    const linearSkin = mapRgb(this.held.skin, toLinear);
    return {
      ...this.held,
      white: mapRgb(linearSkin, (channel, i) => channel / Math.max(0.01, albedo[i] ?? 1)),
    };
  }

  private learnAlbedo(image: FrameImage, frame: FaceFrame, skin: Rgb): void {
    const linearSkin = mapRgb(skin, toLinear);
    const sclera = measureSclera(image, frame);
    const guess = albedoFrom(linearSkin, sclera, measureScene(image));
    if (this.albedo === null) {
      this.albedo = guess;
      this.confidence = sclera?.confidence ?? 0;
      return;
    }
    if (sclera === null) return;
    const rate = sclera.confidence > this.confidence + 0.1 ? 1 : LEARNING_RATE * sclera.confidence;
    const held = this.albedo;
    this.albedo = mapRgb(guess, (channel, i) => (held[i] ?? 0) * (1 - rate) + channel * rate);
    this.confidence = Math.max(this.confidence, sclera.confidence);
  }
}

interface Sclera {
  /** Linear radiance of the sclera's brighter part. */
  readonly radiance: Rgb;
  /** In [0, 1]: 1 with two open, large eyes. */
  readonly confidence: number;
}

/**
 * The skin's reflectance, from what is known of the light: the sclera, the brightest parts of the
 * scene and the usual exposure, weighed in log light, so that a doubt of twice and a doubt of half
 * count the same.
 */
function albedoFrom(linearSkin: Rgb, sclera: Sclera | null, sceneWhite: number): Rgb {
  const skinLuma = luma(linearSkin);
  const scleraWeight = sclera?.confidence ?? 0;
  const scleraWhite = mapRgb(
    sclera?.radiance ?? SCLERA_TO_WHITE,
    (channel, i) => channel / (SCLERA_TO_WHITE[i] ?? 1),
  );
  const doubt = 1 - 0.85 * scleraWeight;
  const evidence = [
    { white: luma(scleraWhite), weight: scleraWeight },
    { white: sceneWhite, weight: SCENE_WEIGHT * doubt },
    { white: USUAL_WHITE, weight: USUAL_WEIGHT * doubt },
  ];
  let sum = 0;
  let weights = 0;
  for (const { white, weight } of evidence) {
    sum += Math.log(Math.max(1e-4, white)) * weight;
    weights += weight;
  }
  const level = Math.max(
    skinLuma / LIGHTEST_SKIN,
    Math.min(skinLuma / DARKEST_SKIN, belowClipping(Math.exp(sum / weights))),
  );
  const tintShare = TINT_TRUST * scleraWeight;
  const total = luma(scleraWhite) || 1;
  return mapRgb(linearSkin, (channel, i) => {
    const tint = 1 + ((scleraWhite[i] ?? total) / total - 1) * tintShare;
    return channel / Math.max(1e-4, level * tint);
  });
}

/**
 * Cameras keep white from clipping. An estimate above that is rather a face lit from the front, whose
 * sclera is less shaded than most: most of the excess is not believed.
 */
function belowClipping(white: number): number {
  return white <= 1 ? white : 1 + (white - 1) * CLIPPING_TRUST;
}

/** Linear radiance of white as the scene's brightest twentieth suggests it. */
function measureScene(image: FrameImage): number {
  const lights: number[] = [];
  const stepX = Math.max(1, Math.floor(image.width / 40));
  const stepY = Math.max(1, Math.floor(image.height / 24));
  for (let y = stepY >> 1; y < image.height; y += stepY) {
    for (let x = stepX >> 1; x < image.width; x += stepX) {
      lights.push(luma(pixelAt(image, { x, y })));
    }
  }
  lights.sort((a, b) => a - b);
  return toLinear(lights[Math.floor(lights.length * 0.95)] ?? 1) / BRIGHT_SURFACE;
}

/**
 * The white of both eyes: pixels of the opening beside the iris, the brighter part of them (lashes
 * and lid shade the rest), without catch lights.
 */
function measureSclera(image: FrameImage, frame: FaceFrame): Sclera | null {
  const found: { light: number; colour: Rgb }[] = [];
  let weight = 0;
  EYES.forEach((eye, side) => {
    const open = eyeOpenness(frame, side === 0 ? 0 : 1);
    const facing = frame.facing[side] ?? 0;
    if (open < SQUINT || facing < 0.3) return;
    const iris = frame.point(eye.iris[0] ?? 468);
    const rim = frame.point(eye.iris[1] ?? 469);
    const irisRadius = distance(iris, rim);
    const columns = eye.upperLid.length;
    const before = found.length;
    for (let column = 1; column < columns - 1; column += 0.25) {
      const upper = pointOnArc(frame, eye.upperLid, column);
      const lower = pointOnArc(frame, eye.lowerLid, column);
      for (const height of [0.35, 0.45, 0.55, 0.65, 0.75]) {
        const point = mixPoints(upper, lower, height);
        if (distance(point, iris) < irisRadius * 1.2) continue;
        const colour = mapRgb(pixelAt(image, point), toLinear);
        found.push({ light: luma(colour), colour });
      }
    }
    if (found.length > before) weight += facing * smoothstep(SQUINT, WIDE_OPEN, open);
  });
  if (found.length < 8) return null;
  found.sort((a, b) => a.light - b.light);
  const bright = found.slice(Math.floor(found.length * 0.6), Math.ceil(found.length * 0.92));
  const radiance = meanRgb(bright.map((sample) => sample.colour));
  const size = Math.min(1, frame.width / 140);
  return { radiance, confidence: Math.min(1, weight / 1.4) * size };
}

function pointOnArc(frame: FaceFrame, arc: readonly number[], place: number): Point {
  const before = Math.floor(place);
  const a = frame.point(arc[before] ?? 0);
  const b = frame.point(arc[before + 1] ?? arc[before] ?? 0);
  return mixPoints(a, b, place - before);
}

function lipPoints(frame: FaceFrame): Point[] {
  const points: Point[] = [];
  const halves = [
    [LIPS_UPPER_OUTER, LIPS_UPPER_INNER],
    [LIPS_LOWER_OUTER, LIPS_LOWER_INNER],
  ] as const;
  for (const [outer, inner] of halves) {
    for (let column = 1; column < outer.length - 1; column += 0.5) {
      const a = pointOnArc(frame, outer, column);
      const b = pointOnArc(frame, inner, column);
      for (const across of [0.2, 0.35, 0.5, 0.65]) points.push(mixPoints(a, b, across));
    }
  }
  return points;
}

function pixelAt(image: FrameImage, point: Point): Rgb {
  const x = Math.min(image.width - 1, Math.max(0, Math.floor(point.x)));
  const y = Math.min(image.height - 1, Math.max(0, Math.floor(point.y)));
  const offset = (y * image.width + x) * 4;
  const { data } = image;
  return [(data[offset] ?? 0) / 255, (data[offset + 1] ?? 0) / 255, (data[offset + 2] ?? 0) / 255];
}

/** Mean of a 3 x 3 pattern of pixels, `radius` apart. */
function sampleMean(image: FrameImage, centre: Point, radius: number): Rgb {
  const samples: Rgb[] = [];
  for (let row = -1; row <= 1; row += 1) {
    for (let column = -1; column <= 1; column += 1) {
      samples.push(pixelAt(image, { x: centre.x + column * radius, y: centre.y + row * radius }));
    }
  }
  return meanRgb(samples);
}

function meanRgb(samples: readonly Rgb[]): Rgb {
  const sum = [0, 0, 0];
  for (const sample of samples) {
    sum[0] = (sum[0] ?? 0) + sample[0];
    sum[1] = (sum[1] ?? 0) + sample[1];
    sum[2] = (sum[2] ?? 0) + sample[2];
  }
  const count = samples.length || 1;
  return [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count];
}

/**
 * Mean of the samples between two ranks of lightness, as shares of all: hair, glasses and a finger
 * drop out at the dark end, highlights at the bright one. A highlight is the light's own colour,
 * not the skin's, and on deep skin it would count for much.
 */
function trimmedMean(samples: readonly Rgb[], from: number, to: number): Rgb {
  const sorted = samples.toSorted((a, b) => luma(a) - luma(b));
  const first = Math.floor(sorted.length * from);
  return meanRgb(sorted.slice(first, Math.max(first + 1, Math.ceil(sorted.length * to))));
}

function linearLuma(encoded: Rgb): number {
  return luma(mapRgb(encoded, toLinear));
}

function follow(held: SurfaceColours, now: SurfaceColours, rate: number): SurfaceColours {
  const mix = (a: Rgb, b: Rgb): Rgb =>
    mapRgb(b, (channel, i) => (a[i] ?? 0) * (1 - rate) + channel * rate);
  return {
    skin: mix(held.skin, now.skin),
    lips: mix(held.lips, now.lips),
    mouthShade: held.mouthShade * (1 - rate) + now.mouthShade * rate,
  };
}

/** A shade of the look as it appears in a light, encoded and shifted by the offset (see transfer.ts). */
export function litShade(shade: Rgb, white: Rgb): Rgb {
  return mapRgb(shade, (channel, i) => toEncoded(toLinear(channel) * (white[i] ?? 1)));
}
