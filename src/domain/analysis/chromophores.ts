/** What absorbs light in skin: melanin and haemoglobin, told apart by what each does to red, green and blue. */

import type { LinearRgb } from './white-balance.ts';

/**
 * Absorbance of a unit of each per channel, as unit vectors (N. Tsumura et al., "Image-based skin color and
 * texture analysis/synthesis by extracting hemoglobin and melanin information in the skin", SIGGRAPH 2003). They
 * depend on the camera: amounts can be compared within one face and one picture, never between two.
 */
const MELANIN = [0.4143, 0.357, 0.8372] as const;
const HAEMOGLOBIN = [0.2988, 0.6838, 0.6657] as const;

export interface Chromophores {
  readonly melanin: number;
  readonly haemoglobin: number;
}

const DARKEST = 1e-4;

/**
 * Solves -ln(light) = melanin + haemoglobin + shade (1, 1, 1) for a linear colour. The differences
 * between the channels do not depend on how much light there is, so neither do the amounts.
 */
export function chromophoresOf([red, green, blue]: LinearRgb): Chromophores {
  const absorbedRed = -Math.log(Math.max(DARKEST, red));
  const absorbedGreen = -Math.log(Math.max(DARKEST, green));
  const absorbedBlue = -Math.log(Math.max(DARKEST, blue));
  return solveDifferences(absorbedGreen - absorbedRed, absorbedBlue - absorbedGreen);
}

const MELANIN_STEPS = [MELANIN[1] - MELANIN[0], MELANIN[2] - MELANIN[1]] as const;
const HAEMOGLOBIN_STEPS = [
  HAEMOGLOBIN[1] - HAEMOGLOBIN[0],
  HAEMOGLOBIN[2] - HAEMOGLOBIN[1],
] as const;
const DETERMINANT =
  MELANIN_STEPS[0] * HAEMOGLOBIN_STEPS[1] - MELANIN_STEPS[1] * HAEMOGLOBIN_STEPS[0];

/** From how much more is absorbed of green than of red, and of blue than of green. */
export function solveDifferences(greenOverRed: number, blueOverGreen: number): Chromophores {
  return {
    melanin:
      (greenOverRed * HAEMOGLOBIN_STEPS[1] - blueOverGreen * HAEMOGLOBIN_STEPS[0]) / DETERMINANT,
    haemoglobin: (blueOverGreen * MELANIN_STEPS[0] - greenOverRed * MELANIN_STEPS[1]) / DETERMINANT,
  };
}
