/** How the command palette ranks its entries for a query. */

export interface Findable {
  readonly label: string;
  /** Other words that it may be looked for by. */
  readonly keywords: readonly string[];
}

/** Scores of a match: a whole word of the label, its start, the start of a word in it, anywhere in it, among the keywords. */
const WORTH = { whole: 9, start: 8, word: 4, within: 2, keyword: 1 } as const;

/** Lower case without accents, for comparison. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

function worthOf(term: string, label: string, keywords: readonly string[]): number {
  const words = label.split(/[\s/-]+/);
  if (words.includes(term)) return WORTH.whole;
  if (label.startsWith(term)) return WORTH.start;
  if (words.some((word) => word.startsWith(term))) return WORTH.word;
  if (label.includes(term)) return WORTH.within;
  return keywords.some((keyword) => keyword.includes(term)) ? WORTH.keyword : 0;
}

/** The score of one entry for a query; 0 unless every word of the query is found. */
function worth(terms: readonly string[], { label, keywords }: Findable): number {
  const plainLabel = plain(label);
  const plainKeywords = keywords.map(plain);
  const worths = terms.map((term) => worthOf(term, plainLabel, plainKeywords));
  return worths.includes(0) ? 0 : worths.reduce((sum, each) => sum + each, 0);
}

/** The entries in which every word of the query is found, best first; equal ones keep their order. */
export function rank<Thing extends Findable>(
  things: readonly Thing[],
  query: string,
): readonly Thing[] {
  const terms = plain(query).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return things;
  return things
    .map((thing) => ({ thing, worth: worth(terms, thing) }))
    .filter((each) => each.worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ thing }) => thing);
}
