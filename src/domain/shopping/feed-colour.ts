/** The color that a line of a feed gives a shade, and where it says that this comes from. */

import { labOfHex, rgbOfLab } from '#domain/advice/seen-colour.ts';
import type { Lab } from '#domain/analysis/skin-colour.ts';
import { hexOf } from '#domain/colour/transfer.ts';
import type { FeedFields } from './feed-mapping.ts';
import type { ColourSource, ShadeColour } from './product.ts';

/** Why a color, and its line with it, is refused, in the words of the report. */
export const COLOUR_REFUSALS = ['bad-lab', 'bad-color-source'] as const;
export type ColourRefusal = (typeof COLOUR_REFUSALS)[number];

export interface FeedColour extends ShadeColour {
  /** CIE L*a*b* under D65, as it was given or as `hex` shows it. */
  readonly lab: Lab;
}

/** What a feed calls the sources that it may name. */
const SAID_SOURCES: ReadonlyMap<string, ColourSource> = new Map([
  ['measured', 'measured'],
  ['brand', 'brand'],
  ['estimated', 'picture'],
]);

/**
 * Separators of the three numbers: the first of these that is in the text counts, so that no decimal
 * comma passes as one.
 */
const SEPARATORS = [/\s*;\s*/, /\s*,\s*/, /\s+/] as const;
const NUMBER = /^[+-]?\d{1,3}(?:\.\d{1,6})?$/;
const MOST_LIGHTNESS = 100;
/** What the encodings of L*a*b* hold; no surface reaches further. */
const [LEAST_CHROMA, MOST_CHROMA] = [-128, 127];

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

/**
 * Reads `49.6 41.2 7.3`, also with commas or semicolons between the numbers. Null where there are not
 * three, or where no color has them: L* in [0, 100], a* and b* in [-128, 127].
 */
export function labOfText(text: string): Lab | null {
  const plain = text.trim().replaceAll('−', '-');
  const separator = SEPARATORS.find((each) => each.test(plain)) ?? ' ';
  const parts = plain.split(separator);
  if (parts.length !== 3 || !parts.every((part) => NUMBER.test(part))) return null;
  const [lightness = NaN, a = NaN, b = NaN] = parts.map(Number);
  const isPossible =
    isWithin(lightness, 0, MOST_LIGHTNESS) &&
    [a, b].every((each) => isWithin(each, LEAST_CHROMA, MOST_CHROMA));
  return isPossible ? { lightness, a, b } : null;
}

function sourceOf(text: string | undefined): ColourSource | null {
  const word = (text ?? '').trim().toLowerCase();
  return word === '' ? 'brand' : (SAID_SOURCES.get(word) ?? null);
}

/**
 * Reads a line's color; null where it has none. `color_lab` takes precedence over `color_hex`, which can
 * only say what a screen shows. A color without a source counts as the brand's own.
 */
export function readFeedColour(fields: FeedFields): FeedColour | null | ColourRefusal {
  const source = sourceOf(fields['color_source']);
  if (source === null) return 'bad-color-source';
  const said = (fields['color_lab'] ?? '').trim();
  if (said !== '') {
    const lab = labOfText(said);
    return lab === null ? 'bad-lab' : { hex: hexOf(rgbOfLab(lab)), source, lab };
  }
  const hex = (fields['color_hex'] ?? '').trim().toLowerCase();
  return /^#[0-9a-f]{6}$/.test(hex) ? { hex, source, lab: labOfHex(hex) } : null;
}
