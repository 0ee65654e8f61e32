/** Where the light on a face comes from, told by which of its parts are brighter. */

import { luma, mapRgb, toLinear, type Rgb } from '#domain/colour/transfer.ts';
import { SKIN_AT_CHIN, SKIN_AT_FOREHEAD, SKIN_SIDES } from '#engine/geometry/landmark-sets.ts';

/** Natural logarithms of ratios of light; 0 and 0 for light from the camera. */
export interface LightDirection {
  /** Light on the subject's left side over that on the right one. */
  readonly left: number;
  /** Light on the forehead over that on the chin. */
  readonly above: number;
}

const DARKEST = 1e-3;

/**
 * Measured on skin whose colour at a landmark is `skinAt`, encoded. The median of pairs that lie opposite each other
 * holds while up to half of them are covered or marked.
 */
export function measureDirection(skinAt: (landmark: number) => Rgb): LightDirection {
  const light = (landmark: number): number =>
    Math.log(DARKEST + luma(mapRgb(skinAt(landmark), toLinear)));
  const mean = (landmarks: readonly number[]): number =>
    landmarks.reduce((sum, landmark) => sum + light(landmark), 0) / landmarks.length;
  const sides = SKIN_SIDES.map(([right, left]) => light(left) - light(right)).toSorted(
    (a, b) => a - b,
  );
  return {
    left: sides[sides.length >> 1] ?? 0,
    above: mean(SKIN_AT_FOREHEAD) - mean(SKIN_AT_CHIN),
  };
}
