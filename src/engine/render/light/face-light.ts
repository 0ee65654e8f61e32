/**
 * What the light does on this face: measured from the frame itself, frame by frame.
 *
 * Makeup must darken with the scene and must not darken with the skin. So the skin's own albedo is
 * learned once, against the white of the eyes, and kept while the face is followed; from then on the
 * skin's brightness says how much light there is.
 */

import type { FrameImage } from '#engine/frame/frame.ts';
import { mixPoints } from '#engine/geometry/curve.ts';
import type { FaceFrame } from '#engine/geometry/face-frame.ts';
import {
  LIPS_LOWER_INNER,
  LIPS_LOWER_OUTER,
  LIPS_UPPER_INNER,
  LIPS_UPPER_OUTER,
} from '#engine/geometry/landmark-indices.ts';
import { SKIN_AROUND_MOUTH, SKIN_REFERENCE } from '#engine/geometry/landmark-sets.ts';
import { measureDirection, type LightDirection } from './light-direction.ts';
import { pixelAt, pointOnArc, sampleMean, trimmedMean } from './picture-samples.ts';
import { estimateSkinAlbedo } from './skin-albedo.ts';
import {
  ENCODED_OFFSET,
  luma,
  mapRgb,
  toEncoded,
  toLinear,
  type Rgb,
} from '#domain/colour/transfer.ts';

export interface FaceLight {
  /** Mean colour of the face's skin in this frame, encoded. */
  readonly skin: Rgb;
  /** Mean colour of the bare lips in this frame, encoded. */
  readonly lips: Rgb;
  /** Linear radiance that a white surface would have where the skin was measured. */
  readonly white: Rgb;
  /** Light on the lips as a multiple of the light on the skin. */
  readonly mouthShade: number;
  /** Encoded lightness of the lower lip where the light falls on it, without its highlights. */
  readonly litLip: number;
  readonly direction: LightDirection;
}

/** What is read off the frame directly. */
type SurfaceColours = Omit<FaceLight, 'white'>;

/** Lips turn further from the light than the skin around them. */
const LIPS_TO_MOUTH_SKIN = 0.91;

/** How fast a better measurement of the albedo replaces the one held, per frame. */
const LEARNING_RATE = 0.12;

/** How fast the measured colours follow the frame: a little smoothing against sensor noise. */
const FOLLOWING_RATE = 0.5;

/** The light itself moves slowly, and a highlight that trembles is seen at once. */
const DIRECTION_RATE = 0.15;

/** Ranks of lightness of the lower lip's lit part: what is brighter are its highlights. */
const LIT_RANKS = [0.75, 0.85] as const;

/** The brightest that skin may be: this many times its mean, and a share of the light that it mirrors. */
const BRIGHTEST_SKIN = [
  { lit: 2.9, mirrored: 0.12 },
  { lit: 4.7, mirrored: 0.3 },
] as const;

export class FaceLightMeter {
  private albedo: Rgb | null = null;
  private confidence = 0;
  private widest = 0;
  private held: SurfaceColours | null = null;

  /** Forgets the face: call when it was lost or the source changed. */
  reset(): void {
    this.albedo = null;
    this.confidence = 0;
    this.widest = 0;
    this.held = null;
  }

  /** Linear reflectance of the face's skin, the light taken out; null before a face was measured. */
  get reflectance(): Rgb | null {
    return this.albedo;
  }

  measure(image: FrameImage, frame: FaceFrame): FaceLight {
    const radius = Math.max(1, Math.round(frame.width * 0.012));
    const skinAt = (landmark: number): Rgb => sampleMean(image, frame.point(landmark), radius);
    const skinSamples = new Map<number, Rgb>(
      SKIN_REFERENCE.map((landmark) => [landmark, skinAt(landmark)]),
    );
    const skin = trimmedMean([...skinSamples.values()], 0.25, 0.65);
    const upperLip = lipPixels(image, frame, LIPS_UPPER_OUTER, LIPS_UPPER_INNER);
    const lowerLip = lipPixels(image, frame, LIPS_LOWER_OUTER, LIPS_LOWER_INNER);
    const lips = trimmedMean([...upperLip, ...lowerLip], 0.04, 0.97);
    const litLip = luma(trimmedMean(lowerLip, ...LIT_RANKS));
    const direction = measureDirection((landmark) => skinSamples.get(landmark) ?? skinAt(landmark));
    const mouthSkin = trimmedMean(
      SKIN_AROUND_MOUTH.map((landmark) => skinAt(landmark)),
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
    const now = { skin, lips, mouthShade, litLip, direction };
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
    const { albedo, confidence, openness } = estimateSkinAlbedo(image, frame, skin, this.widest);
    this.widest = Math.max(this.widest, openness);
    const held = this.albedo;
    if (held === null) {
      this.albedo = albedo;
      this.confidence = confidence;
      return;
    }
    // Narrow eyes say little compared with what wide ones said: a blink or a smile teaches nothing.
    const worth = confidence === 0 ? 0 : Math.min(1, confidence / this.confidence) ** 2;
    const rate = confidence > this.confidence + 0.1 ? 1 : LEARNING_RATE * worth;
    this.albedo = mapRgb(albedo, (channel, i) => (held[i] ?? 0) * (1 - rate) + channel * rate);
    this.confidence = Math.max(this.confidence, confidence);
  }
}

/** Encoded pixels of a lip between its contours. */
function lipPixels(
  image: FrameImage,
  frame: FaceFrame,
  outer: readonly number[],
  inner: readonly number[],
): Rgb[] {
  const pixels: Rgb[] = [];
  for (let column = 1; column < outer.length - 1; column += 0.5) {
    const a = pointOnArc(frame, outer, column);
    const b = pointOnArc(frame, inner, column);
    for (const across of [0.2, 0.35, 0.5, 0.65])
      pixels.push(pixelAt(image, mixPoints(a, b, across)));
  }
  return pixels;
}

function linearLuma(encoded: Rgb): number {
  return luma(mapRgb(encoded, toLinear));
}

function follow(held: SurfaceColours, now: SurfaceColours, rate: number): SurfaceColours {
  const towards = (a: number, b: number, speed = rate): number => a * (1 - speed) + b * speed;
  const mix = (a: Rgb, b: Rgb): Rgb => mapRgb(b, (channel, i) => towards(a[i] ?? 0, channel));
  return {
    skin: mix(held.skin, now.skin),
    lips: mix(held.lips, now.lips),
    mouthShade: towards(held.mouthShade, now.mouthShade),
    litLip: towards(held.litLip, now.litLip),
    direction: {
      left: towards(held.direction.left, now.direction.left, DIRECTION_RATE),
      above: towards(held.direction.above, now.direction.above, DIRECTION_RATE),
    },
  };
}

/**
 * Details (see `relativeDetail`) that are too bright for skin: a pixel begins to count as something else from the first on, and
 * surely is from the second. Light multiplies what skin returns, and skin mirrors a share of the light itself, however
 * deep it is: a highlight on deep skin is many times as bright as the skin.
 */
export function brightestSkin({
  skin,
  white,
}: Pick<FaceLight, 'skin' | 'white'>): readonly [number, number] {
  const detail = ({ lit, mirrored }: (typeof BRIGHTEST_SKIN)[number]): number =>
    (toEncoded(lit * linearLuma(skin) + mirrored * luma(white)) + ENCODED_OFFSET) /
    (luma(skin) + ENCODED_OFFSET);
  return [detail(BRIGHTEST_SKIN[0]), detail(BRIGHTEST_SKIN[1])];
}

/** A shade of the look as it appears in a light whose white is `white`, encoded. */
export function litShade(shade: Rgb, white: Rgb): Rgb {
  return mapRgb(shade, (channel, i) => toEncoded(toLinear(channel) * (white[i] ?? 1)));
}
