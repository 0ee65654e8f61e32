/** Spots: warm places of 1 to 6 mm, browner or redder than the skin around them. */

import type { DetailPlanes } from './detail-planes.ts';
import { takeBlobs, type Blob } from './plane.ts';
import { contrastOf, usualOf } from './plane-contrast.ts';

/** Spots are 1 to 6 mm across, and rounder than a line. */
const SPOT_AREA = [0.8, 28] as const;
const SPOT_ELONGATION = 2.8;
/**
 * Redder or browner than their surroundings by this much, in logarithms, and by this many usual deviations.
 */
const LEAST_SPOT = 0.05;
const ABOVE_USUAL = 3.8;

/** Deviations of the filter for spots and of what they are compared with, in millimetres. */
const SPOT_SIGMA = 0.45;
const SPOT_REACH = 2.6;
/** A threshold from which warmth alone is too noisy. */
const NOISY_SPOT = 0.08;
/** By how much pigment raises warmth and lowers light, in logarithms: melanin, and blood, which is less dark. */
const SPOT_WARMTH = 0.27;
const SPOT_DARKNESS = 0.4;

/**
 * Warm places. Where noise hides them, in dim light and on deep skin, their darkness helps: both say how
 * much pigment there is, and are weighted by their signal over the square of the zone's usual deviation.
 */
export function spotsOf(
  { warmth, light, inside }: DetailPlanes,
  resolution: number,
): readonly Blob[] {
  const sigma = Math.max(0.7, SPOT_SIGMA * resolution);
  const warm = contrastOf(warmth, sigma, SPOT_REACH * resolution, inside);
  let spots = warm;
  if (ABOVE_USUAL * warm.usual > NOISY_SPOT) {
    const dark = contrastOf(light, sigma, SPOT_REACH * resolution, inside);
    const byWarmth = SPOT_WARMTH / Math.max(1e-4, warm.usual) ** 2;
    const byLight = SPOT_DARKNESS / Math.max(1e-4, dark.usual) ** 2;
    const scale = SPOT_WARMTH / (byWarmth * SPOT_WARMTH + byLight * SPOT_DARKNESS);
    const values = warm.values.map(
      (value, at) => scale * (byWarmth * value - byLight * (dark.values[at] ?? 0)),
    );
    spots = { values, usual: usualOf(values, inside) };
  }
  const least = Math.max(LEAST_SPOT, ABOVE_USUAL * spots.usual);
  const spot = new Uint8Array(spots.values.length);
  spots.values.forEach((value, at) => {
    if (inside[at] === 1 && value > least) spot[at] = 1;
  });
  const square = resolution * resolution;
  return takeBlobs(spot, warmth.width, warmth.height).filter(
    ({ area, length, width }) =>
      area >= SPOT_AREA[0] * square &&
      area <= SPOT_AREA[1] * square &&
      length < SPOT_ELONGATION * width,
  );
}
