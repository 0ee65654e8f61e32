/** Captions of a look, put together from phrases: another one each time it is asked for. */

import type { EyeFinish, LipFinish, Product } from '#domain/makeup/look.ts';
import type { LookFacts } from './look-facts.ts';

export const OCCASIONS = ['everyday', 'work', 'date', 'party', 'wedding', 'holiday'] as const;
export type Occasion = (typeof OCCASIONS)[number];

type Five = readonly [string, string, string, string, string];
type Four = readonly [string, string, string, string];

/** What captions are made of. `{shade}` stands for a shade's name and `{finish}` for the finish of lips or lids. */
export interface CaptionPhrases {
  /** How it begins. */
  readonly openings: Readonly<Record<Occasion, Five>>;
  /** About one product: of a shade that has a name, and of one that has not. */
  readonly products: Readonly<
    Record<Product, { readonly named: readonly string[]; readonly unnamed: readonly string[] }>
  >;
  /** About a face that wears nothing. */
  readonly bare: readonly string[];
  readonly lipFinishes: Readonly<Record<LipFinish, string>>;
  readonly eyeFinishes: Readonly<Record<EyeFinish, string>>;
  readonly endings: Four;
}

/** This many captions in a row for one look and one occasion are all different. */
export const DIFFERENT_CAPTIONS = 20;

/** How many products are spoken of in one caption. */
const MOST_PRODUCTS = 2;

function at<Value>(values: readonly Value[], turn: number, none: Value): Value {
  return values[turn % Math.max(1, values.length)] ?? none;
}

function productWords(
  { product, name }: LookFacts['shades'][number],
  facts: LookFacts,
  turn: number,
  phrases: CaptionPhrases,
): string {
  const { named, unnamed } = phrases.products[product];
  const finish =
    product === 'lipstick'
      ? phrases.lipFinishes[facts.lipFinish]
      : phrases.eyeFinishes[facts.eyeFinish];
  return at(name === null ? unnamed : named, turn, '')
    .replaceAll('{shade}', name ?? '')
    .replaceAll('{finish}', finish);
}

/**
 * The caption at one turn, at most `LONGEST_CAPTION` characters long with our own shades. The numbers of
 * openings and endings have no common divisor, so that any 20 turns in a row give 20 different pairs of
 * them.
 *
 * @param turn a whole number from 0 on
 */
export function captionAt(
  facts: LookFacts,
  occasion: Occasion,
  turn: number,
  phrases: CaptionPhrases,
): string {
  const { shades } = facts;
  const spoken = Array.from({ length: Math.min(MOST_PRODUCTS, shades.length) }, (_, place) => {
    const shade = shades[(turn * MOST_PRODUCTS + place) % shades.length];
    return shade === undefined ? '' : productWords(shade, facts, turn + place, phrases);
  });
  const middle = spoken.length === 0 ? [at(phrases.bare, turn, '')] : spoken;
  return [at(phrases.openings[occasion], turn, ''), ...middle, at(phrases.endings, turn, '')].join(
    ' ',
  );
}
