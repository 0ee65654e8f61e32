/** Hues that set off the color of an eye: the convention of the color circle, as makeup artists use it. */

import type { EyeColour } from '#domain/analysis/eyes.ts';
import { labOf } from './seen-colour.ts';
import type { Lab } from '#domain/analysis/skin-colour.ts';

/**
 * CIELAB hues in degrees. Blue is set off by copper, green and hazel by plum, gray by rose. Brown has its opposite in
 * blue; an iris that is nearly black has no hue to oppose, and gold gives it light.
 */
export const SETS_OFF: Readonly<Record<EyeColour, number>> = {
  blue: 55,
  grey: 18,
  green: 328,
  hazel: 328,
  brown: 275,
  'dark brown': 74,
};

/** The a* and b* of the hue that sets off an eye, at a CIELAB chroma. */
export function setOff(eyes: EyeColour, chroma: number): Pick<Lab, 'a' | 'b'> {
  const { a, b } = labOf(0, chroma, SETS_OFF[eyes]);
  return { a, b };
}
