/** Colours around the mouth, as logarithms: there a change of light is a sum. */

import { ENCODED_OFFSET } from '#domain/colour/transfer.ts';
import type { FrameImage } from '#engine/frame/frame.ts';

/** Numbers per colour. */
export const CHANNELS = 3;

/** The offset keeps logarithms of the dark finite, and makes encoded sRGB a power of light. */
const LOGARITHMS = Float64Array.from({ length: 256 }, (_, value) =>
  Math.log(value / 255 + ENCODED_OFFSET),
);

const LIGHTNESS = [0.25, 0.65, 0.1] as const;

/**
 * Writes the colour at a place of the picture, in pixels, to `into` from `at` on: red and blue against green,
 * which do not depend on how much light there is, and the lightness. All are natural logarithms of encoded
 * values, bilinear between pixels; a place outside takes the nearest pixel.
 */
export function colourAt(
  image: FrameImage,
  x: number,
  y: number,
  into: Float64Array,
  at: number,
): void {
  const { data, width, height } = image;
  const left = Math.min(width - 1, Math.max(0, x - 0.5));
  const top = Math.min(height - 1, Math.max(0, y - 0.5));
  const column = Math.floor(left);
  const row = Math.floor(top);
  const right = left - column;
  const down = top - row;
  const a = 4 * (row * width + column);
  const b = a + (column + 1 < width ? 4 : 0);
  const c = a + (row + 1 < height ? 4 * width : 0);
  const d = c + b - a;
  const ofA = (1 - right) * (1 - down);
  const ofB = right * (1 - down);
  const ofC = (1 - right) * down;
  const ofD = right * down;
  const red =
    ofA * logarithm(data[a]) +
    ofB * logarithm(data[b]) +
    ofC * logarithm(data[c]) +
    ofD * logarithm(data[d]);
  const green =
    ofA * logarithm(data[a + 1]) +
    ofB * logarithm(data[b + 1]) +
    ofC * logarithm(data[c + 1]) +
    ofD * logarithm(data[d + 1]);
  const blue =
    ofA * logarithm(data[a + 2]) +
    ofB * logarithm(data[b + 2]) +
    ofC * logarithm(data[c + 2]) +
    ofD * logarithm(data[d + 2]);
  into[at] = red - green;
  into[at + 1] = blue - green;
  into[at + 2] = LIGHTNESS[0] * red + LIGHTNESS[1] * green + LIGHTNESS[2] * blue;
}

function logarithm(value = 0): number {
  return LOGARITHMS[value] ?? 0;
}

/** Encoded brightness in [0, 1] of a lightness as `colourAt` gives it. */
export function brightness(lightness: number): number {
  return Math.exp(lightness) - ENCODED_OFFSET;
}
