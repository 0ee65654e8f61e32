/** The colors that a season's look is made of, as products are looked for by them. */

import type { HexColour, Look } from '#domain/makeup/look.ts';
import type { Category } from './category.ts';

/** The specification's. */
export const MOST_SEASONAL = 6;

export interface SeasonColour {
  readonly category: Category;
  readonly color: HexColour;
}

/** Its lips, cheeks, line and lids: six at most, and no foundation, which belongs to the wearer. */
export function seasonColours({
  lipstick,
  blush,
  eyeshadow,
  eyeliner,
}: Look): readonly SeasonColour[] {
  return [
    { category: 'lipstick', color: lipstick.color } as const,
    { category: 'blush', color: blush.color } as const,
    { category: 'eyeliner', color: eyeliner.color } as const,
    ...eyeshadow.colors.map((color) => ({ category: 'eyeshadow', color }) as const),
  ].slice(0, MOST_SEASONAL);
}
