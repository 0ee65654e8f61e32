/**
 * How much light the skin itself returns: this is how deep skin is told from dim light.
 *
 * One picture cannot say it for certain, so several witnesses of the light are weighed.
 */

import type { FrameImage } from '#engine/frame/frame.ts';
import { distance, mixPoints, smoothstep } from '#engine/geometry/curve.ts';
import { eyeOpenness, type FaceFrame } from '#engine/geometry/face-frame.ts';
import { EYES } from '#engine/geometry/landmark-sets.ts';
import { meanRgb, pixelAt, pointOnArc } from './picture-samples.ts';
import { luma, mapRgb, toLinear, type Rgb } from './transfer.ts';

/**
 * Radiance of the sclera's brighter part relative to a white card held to the cheek, per channel: a
 * reflectance of about two thirds, slightly warm, in the half shade of the socket. The same within
 * a twentieth for light and deep skin and at every exposure (measured on faces of known light).
 */
const SCLERA_TO_WHITE: Rgb = [0.375, 0.328, 0.303];

/** Living skin returns between these shares of the light. */
const DARKEST_SKIN = 0.035;
const LIGHTEST_SKIN = 0.6;

/** A scene's brightest surfaces (paper, shirts, painted walls) return about this share of the light. */
const BRIGHT_SURFACE = 0.85;

/** The default: cameras expose so that white is near this. */
const USUAL_WHITE = 0.8;

/** How much the scene and the usual exposure count beside a sclera of full confidence. */
const SCENE_WEIGHT = 0.3;
const USUAL_WEIGHT = 0.08;

/** How much of an estimate beyond the camera's white is believed. */
const CLIPPING_TRUST = 0.2;

/** How far the sclera's tint is taken for the light's: eyes differ in theirs. */
const TINT_TRUST = 0.95;

/** Heights of an eye opening over its width between which the sclera is believed. */
const SQUINT = 0.15;
const WIDE_OPEN = 0.27;

export interface AlbedoEstimate {
  /** Linear reflectance of the skin per channel. */
  readonly albedo: Rgb;
  /** How well the sclera was seen, in [0, 1]. */
  readonly confidence: number;
}

/** Estimates the albedo of skin whose mean colour in this frame is `skin`, encoded. */
export function estimateSkinAlbedo(image: FrameImage, frame: FaceFrame, skin: Rgb): AlbedoEstimate {
  const sclera = measureSclera(image, frame);
  return {
    albedo: albedoFrom(mapRgb(skin, toLinear), sclera, measureScene(image)),
    confidence: sclera?.confidence ?? 0,
  };
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
