/** Shades that a person wants to find in the shop, as they stand in an address: `lipstick-c9707c.blush-fda4af`. */

import type { HexColour } from '#domain/makeup/look.ts';
import { CATEGORIES, type Category } from './category.ts';

export interface WantedShade {
  readonly category: Category;
  /** `#rrggbb` in lower case. */
  readonly color: HexColour;
}

/** A look has eight: one for each of five products, and the three of a palette. */
export const MOST_WANTED = 12;

/** The key in an address that says that its shades are alternatives, of which one is to be chosen. */
export const ALTERNATIVES = 'any';

const BETWEEN = '.';
const ONE = /^([a-z-]+)-([0-9a-f]{6})$/;

function readOne(text: string): WantedShade | null {
  const found = ONE.exec(text);
  const category = CATEGORIES.find((known) => known === found?.[1]);
  return category === undefined ? null : { category, color: `#${found?.[2] ?? ''}` };
}

const sameShade = (one: WantedShade, other: WantedShade): boolean =>
  one.category === other.category && one.color === other.color;

function withoutRepeats(shades: readonly WantedShade[]): readonly WantedShade[] {
  return shades.filter((shade, at) => shades.findIndex((other) => sameShade(shade, other)) === at);
}

/**
 * What an address names, each once and no more than `MOST_WANTED`; anything that is not a shade is left
 * out.
 */
export function readWanted(text: string): readonly WantedShade[] {
  const read = text
    .toLowerCase()
    .split(BETWEEN)
    .flatMap((each) => readOne(each) ?? []);
  return withoutRepeats(read).slice(0, MOST_WANTED);
}

export function writeWanted(shades: readonly WantedShade[]): string {
  const lower = shades.map(({ category, color }) => ({ category, color: color.toLowerCase() }));
  return withoutRepeats(lower)
    .slice(0, MOST_WANTED)
    .map(({ category, color }) => `${category}-${color.slice(1)}`)
    .join(BETWEEN);
}

/** How several shades relate to each other. */
export interface Wanting {
  /** One of them is chosen; otherwise they are worn together, and what they cost together is worth knowing. */
  readonly areAlternatives?: boolean | undefined;
}

/** Which part of the shop's panel shows the matches of these shades. */
export function partThatFinds(
  shades: readonly WantedShade[],
  { areAlternatives = false }: Wanting = {},
): string {
  return `match?find=${writeWanted(shades)}${areAlternatives && shades.length > 1 ? `&${ALTERNATIVES}=yes` : ''}`;
}
