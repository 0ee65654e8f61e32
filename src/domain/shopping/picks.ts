/** Which products are picked for anyone, and which colors are looked for once a face was measured. */

import type { Advice } from '#domain/advice/advice.ts';
import type { Reason } from '#domain/advice/reason.ts';
import { parseHex } from '#domain/colour/transfer.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import { CATEGORIES, type Category } from './category.ts';

/** The specification's. */
export const MOST_PICKS = 5;
const LIGHTEST = 0.8;
const DEEPEST = 0.3;

interface Pickable {
  readonly category: Category;
  readonly colour: { readonly hex: HexColour } | null;
}

/** Lightness of a color as HSL has it: the mean of its largest and smallest channel, in [0, 1]. */
export function hslLightness(hex: HexColour): number {
  const channels = parseHex(hex);
  return (Math.max(...channels) + Math.min(...channels)) / 2;
}

function isMiddling({ category, colour }: Pickable): boolean {
  if (colour === null || !CATEGORIES.includes(category)) return false;
  const lightness = hslLightness(colour.hex);
  return lightness >= DEEPEST && lightness <= LIGHTEST;
}

/**
 * Up to five products whose color is neither pale nor deep, in the order in which they come, but each category once before
 * any comes twice.
 */
export function pickForAnyone<Product extends Pickable>(
  products: readonly Product[],
): readonly Product[] {
  const fitting = products.filter(isMiddling);
  const firsts = fitting.filter(
    (product, at) => fitting.findIndex(({ category }) => category === product.category) === at,
  );
  const others = fitting.filter((product) => !firsts.includes(product));
  return [...firsts, ...others].slice(0, MOST_PICKS);
}

/** A color that is looked for among products, and why. */
export interface WishedColour {
  readonly category: Category;
  readonly color: HexColour;
  readonly reason: Reason;
}

/**
 * How many are looked for in each category. Foundation is not among them: its color is the skin's own,
 * which no call ever sends.
 */
const WISHES = [
  ['lipstick', 2],
  ['blush', 1],
  ['eyeshadow', 1],
  ['eyeliner', 1],
] as const satisfies readonly (readonly [Category, number])[];

/** The colors that are advised for a face that was measured. */
export function wishedColours({ categories }: Advice): readonly WishedColour[] {
  return WISHES.flatMap(([category, count]) =>
    (categories.find((each) => each.category === category)?.choices ?? [])
      .slice(0, count)
      .map(({ color, reason }) => ({ category, color, reason })),
  );
}

/** For each wish, the nearest product found that no earlier wish has taken; null where none comes near. */
export function nearestOfEach<Found extends { readonly product: { readonly id: string } }>(
  found: readonly (readonly (Found & { readonly difference: number })[])[],
  farthest: number,
): readonly (Found | null)[] {
  const taken = new Set<string>();
  return found.map((matches) => {
    const match = matches.find(
      ({ product, difference }) => difference <= farthest && !taken.has(product.id),
    );
    if (match === undefined) return null;
    taken.add(match.product.id);
    return match;
  });
}

/** CIEDE2000 from which on a product is no answer to the color that was looked for. */
export const TOO_FAR = 14;
