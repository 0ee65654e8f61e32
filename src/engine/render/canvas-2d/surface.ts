/** What all products that lie on skin share. The twin in GLSL is webgl/surface.glsl; both take SURFACE's constants. */

import { ramp, smoothstep } from '#engine/geometry/curve.ts';
import { luma, type Rgb } from '#domain/colour/transfer.ts';
import { SURFACE } from '#engine/render/passes/constants.ts';

const {
  encodedOffset: ENCODED_OFFSET,
  luma: LUMA,
  skinDark,
  guardedDark,
  foreignChroma,
  noiseScale,
  noiseShift,
  highlightFrom,
} = SURFACE;

const GUARD_FROM = guardedDark[0] - skinDark[0];
const GUARD_TO = guardedDark[1] - skinDark[1];

/** One pixel on its way through a pass. Reused for every pixel, since a frame has many. */
export interface PixelWork {
  /** The frame's own pixel, encoded in [0, 1]. */
  red: number;
  green: number;
  blue: number;
  /** Where it is, in whole pixels of the frame. */
  x: number;
  y: number;
  /** What was drawn before, in the light of the camera; set for a draw that blends with it. */
  belowRed: number;
  belowGreen: number;
  belowBlue: number;
  coverage: number;
  /** The two coordinates of the product (see VertexBuffer). */
  across: number;
  along: number;
  /** How strictly what does not look like bare skin is left out (see VertexBuffer). */
  guard: number;
  /** The result of the pass: a colour and how much of it covers the picture. */
  outRed: number;
  outGreen: number;
  outBlue: number;
  alpha: number;
}

/** Shades one pixel of a product by filling the `out` fields and `alpha`. */
export type ShadePixel = (work: PixelWork) => void;

export function pixelLuma(work: PixelWork): number {
  return work.red * LUMA[0] + work.green * LUMA[1] + work.blue * LUMA[2];
}

/** Light, shade and texture at a pixel, relative to the mean of the surface. */
export function relativeDetail(work: PixelWork, surfaceLuma: number): number {
  return (pixelLuma(work) + ENCODED_OFFSET) / (surfaceLuma + ENCODED_OFFSET);
}

/** One channel of a shade lit like the pixel that it covers. */
export function withDetail(shade: number, detail: number): number {
  return (shade + ENCODED_OFFSET) * detail - ENCODED_OFFSET;
}

/** The part of the light at a pixel that a pigment colours. */
export function matteDetail(detail: number): number {
  return Math.min(detail, highlightFrom);
}

/** What the skin mirrors on top of it: it has the colour of the light. */
export function mirrored(surfaceLuma: number, detail: number): number {
  return (detail - matteDetail(detail)) * (surfaceLuma + ENCODED_OFFSET);
}

/**
 * 1 on skin, 0 on what is far too dark, too bright or of another colour: hair, frames, cloth. `tooBright` are details (see
 * `brightestSkin`).
 */
export function createSkinLikelihood(
  skin: Rgb,
  tooBright: readonly [number, number],
): (work: PixelWork, detail: number) => number {
  const skinLight = luma(skin) + ENCODED_OFFSET;
  const skinWarm = (skin[0] - skin[1]) / skinLight;
  const skinCool = (skin[2] - skin[1]) / skinLight;
  return (work, detail) => {
    const light = pixelLuma(work) + ENCODED_OFFSET;
    const warm = (work.red - work.green) / light - skinWarm;
    const cool = (work.blue - work.green) / light - skinCool;
    const { guard } = work;
    const brightEnough = skinDark[1] + GUARD_TO * guard;
    return (
      (detail >= brightEnough
        ? 1
        : smoothstep(skinDark[0] + GUARD_FROM * guard, brightEnough, detail)) *
      (1 - ramp(tooBright, detail)) *
      (1 - ramp(foreignChroma, Math.sqrt(warm * warm + cool * cool)))
    );
  };
}

/** A steady random number in [0, 1) for each cell of a grid that lies on the face. */
export function sparkleNoise(column: number, row: number): number {
  const fract = (value: number): number => value - Math.floor(value);
  let x = fract(column * noiseScale[0]);
  let y = fract(row * noiseScale[1]);
  const mixed = x * (y + noiseShift) + y * (x + noiseShift);
  x += mixed;
  y += mixed;
  return fract((x + y) * x);
}

/**
 * Sets the result. A shade in strong light may be brighter than the camera's white: only its mixture with
 * the picture is cut off there.
 */
export function answer(
  work: PixelWork,
  red: number,
  green: number,
  blue: number,
  alpha: number,
): void {
  work.outRed = Math.max(0, red);
  work.outGreen = Math.max(0, green);
  work.outBlue = Math.max(0, blue);
  work.alpha = alpha;
}

/**
 * Shows what is there as a changed form reflects the light: each channel its factor times as bright. Makeup
 * that lies on it takes on that form.
 */
export function answerReformed(
  work: PixelWork,
  red: number,
  green: number,
  blue: number,
  share: number,
): void {
  const alpha = Math.max(Math.abs(red - 1), Math.abs(green - 1), Math.abs(blue - 1));
  const scale = 1 / Math.max(alpha, SURFACE.leastAlpha);
  answer(
    work,
    reformed(work.red, red, scale),
    reformed(work.green, green, scale),
    reformed(work.blue, blue, scale),
    Math.min(1, alpha * share),
  );
}

function reformed(pixel: number, factor: number, scale: number): number {
  return pixel + (pixel + ENCODED_OFFSET) * (factor - 1) * scale;
}
