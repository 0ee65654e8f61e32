/** What an age simulation does to the makeup that is worn. */

import type { Look } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';

/** Years that can be added, and those with a button of their own. */
export const AGE_OFFSETS = { least: -10, most: 30, step: 1 } as const;
export const AGE_PRESETS = [-5, 0, 10, 20] as const;

/** Opacity for each year: a tone that becomes uneven takes more cover and more color, thinner lips take less. */
const PER_YEAR = { foundation: 1, blush: 0.5, eyeshadow: 0.5, lipstick: -1 } as const;

/** Clamps of the specification. */
const MOST = 100;
const LEAST_LIPSTICK = 20;

/** A whole number of years within what can be added. */
export function ageOffset(years: number): number {
  return Math.min(AGE_OFFSETS.most, Math.max(AGE_OFFSETS.least, Math.round(years)));
}

/** The opacities that suit a look `years` later; a product that is not worn stays off. */
export function makeupAtAge(look: Look, years: number): LookPatch {
  const moved = (product: keyof typeof PER_YEAR, least: number): { opacity: number } => {
    const { opacity } = look[product];
    if (opacity === 0 || years === 0) return { opacity };
    const wanted = opacity + PER_YEAR[product] * years;
    return { opacity: Math.round(Math.min(MOST, Math.max(least, wanted))) };
  };
  return {
    foundation: moved('foundation', 1),
    blush: moved('blush', 1),
    eyeshadow: moved('eyeshadow', 1),
    lipstick: moved('lipstick', LEAST_LIPSTICK),
  };
}
