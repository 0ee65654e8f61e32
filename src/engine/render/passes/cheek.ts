/** The oval of blush on a cheek; its twin in GLSL is `cheek` in webgl/blush.frag. */

import { BLUSH, INVISIBLE_ALPHA } from './constants.ts';

const { cheek, rise, reachIn, reachOut, reachAcross } = BLUSH;

/** From this exponent on, blush is invisible at any strength. */
export const END_OF_BLUSH = -Math.log(INVISIBLE_ALPHA);

/**
 * How far a place is from the middle of its cheek, given in the mesh's texture coordinates: the share of blush there is
 * `exp(-fadingOfBlush)`.
 */
export function fadingOfBlush(across: number, along: number): number {
  const x = 0.5 - Math.abs(across - 0.5) - cheek[0];
  const y = along - cheek[1];
  const turnedX = rise[0] * x + rise[1] * y;
  const turnedY = -rise[1] * x + rise[0] * y;
  const reachX = turnedX / (turnedX < 0 ? reachIn : reachOut);
  const reachY = turnedY / reachAcross;
  return 0.5 * (reachX * reachX + reachY * reachY);
}
