/** The colors of makeup as people name them, each as a range of OKLCH. */

import { oklchOf } from '#domain/colour/perceptual.ts';
import type { HexColour } from '#domain/makeup/look.ts';

/** Least and most, both included. */
type Range = readonly [least: number, most: number];

interface FamilyRange {
  readonly lightness: Range;
  readonly chroma: Range;
  /** In degrees; where the first is above the second, it runs through 0. Left out where the hue does not matter. */
  readonly hue?: Range;
}

const ANY_CHROMA = 0.5;

/**
 * Ours: set so that each shade that we sell by one of these names is in the range of its name. They
 * overlap as the names do: a shade may be called coral and orange. A shade is called by the first that
 * fits.
 */
const FAMILY_RANGES = {
  black: { lightness: [0, 0.27], chroma: [0, 0.03] },
  gray: { lightness: [0.27, 1], chroma: [0, 0.02] },
  red: { lightness: [0.35, 0.64], chroma: [0.13, ANY_CHROMA], hue: [8, 34] },
  berry: { lightness: [0.2, 0.56], chroma: [0.06, ANY_CHROMA], hue: [325, 12] },
  pink: { lightness: [0.55, 1], chroma: [0.05, ANY_CHROMA], hue: [330, 24] },
  coral: { lightness: [0.6, 0.85], chroma: [0.1, ANY_CHROMA], hue: [20, 48] },
  orange: { lightness: [0.55, 0.85], chroma: [0.12, ANY_CHROMA], hue: [34, 68] },
  brown: { lightness: [0.2, 0.62], chroma: [0.02, 0.13], hue: [16, 84] },
  nude: { lightness: [0.6, 0.97], chroma: [0.015, 0.11], hue: [16, 84] },
  gold: { lightness: [0.45, 0.97], chroma: [0.06, ANY_CHROMA], hue: [66, 112] },
  green: { lightness: [0.2, 0.97], chroma: [0.03, ANY_CHROMA], hue: [112, 178] },
  blue: { lightness: [0.2, 0.97], chroma: [0.03, ANY_CHROMA], hue: [178, 286] },
  purple: { lightness: [0.2, 0.97], chroma: [0.04, ANY_CHROMA], hue: [286, 340] },
} as const satisfies Readonly<Record<string, FamilyRange>>;

export type ColourFamily = keyof typeof FAMILY_RANGES;

export const COLOUR_FAMILIES = [
  'red',
  'pink',
  'berry',
  'orange',
  'coral',
  'nude',
  'brown',
  'gold',
  'green',
  'blue',
  'purple',
  'gray',
  'black',
] as const satisfies readonly ColourFamily[];

function isWithin([least, most]: Range, value: number): boolean {
  return value >= least && value <= most;
}

/** Whether a color may be called so. A text that is no color may not. */
export function isOfFamily(color: HexColour, family: ColourFamily): boolean {
  const seen = oklchOf(color);
  if (seen === null) return false;
  const range: FamilyRange = FAMILY_RANGES[family];
  if (!isWithin(range.lightness, seen.l) || !isWithin(range.chroma, seen.c)) return false;
  if (range.hue === undefined) return true;
  const [from, to] = range.hue;
  return from <= to ? isWithin(range.hue, seen.h) : seen.h >= from || seen.h <= to;
}

/** What a color is called first; null where none of the names fits. */
export function familyOf(color: HexColour): ColourFamily | null {
  return COLOUR_FAMILIES.find((family) => isOfFamily(color, family)) ?? null;
}
