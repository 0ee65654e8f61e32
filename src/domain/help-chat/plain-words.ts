/** The words of a question that say what it is about, in one form for all ways of writing them. */

export interface Vocabulary {
  /** Words that say nothing about the subject. */
  readonly filler: ReadonlySet<string>;
  /** From the stem of a word to that of the word which stands for it. */
  readonly same: ReadonlyMap<string, string>;
  /** Expressions of several words and the word that stands for each, with a space at both ends, the longest first. */
  readonly phrases: readonly (readonly [phrase: string, word: string])[];
}

/** Text that `flat` would leave as it is, as it would most of the cards' thousands of texts. */
const FLAT = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Lower case, without accents, apostrophes or punctuation; one space between words. */
function flat(text: string): string {
  if (FLAT.test(text)) return text;
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/** Endings that are taken off, and how long a word must be for it. */
const ENDINGS: readonly (readonly [ending: string, shortest: number])[] = [
  ['ations', 8],
  ['ation', 8],
  ['ings', 7],
  ['ing', 6],
  ['ed', 5],
  ['ly', 6],
  ['es', 6],
  ['s', 4],
];

/**
 * A word without its ending, so that “saving”, “saved” and “saves” are one. It is no word of any
 * language, and need not be: both sides of a comparison are cut in the same way.
 */
export function stemOf(word: string): string {
  const found = ENDINGS.find(
    ([ending, shortest]) =>
      word.length >= shortest && word.endsWith(ending) && !/[su]s$/.test(word),
  );
  const cut = found === undefined ? word : word.slice(0, -found[0].length);
  return cut
    .replace(/([bdglmnprt])\1$/, '$1')
    .replace(/(?<=...)[ei]$/, '')
    .replace(/(?<=..)y$/, 'i')
    .replace(/(?<=...)i$/, '');
}

/**
 * @param filler words that say nothing
 * @param same rows of words that mean the same; the first stands for all of its row
 */
export function vocabularyOf(
  filler: readonly string[],
  same: readonly (readonly string[])[],
): Vocabulary {
  const pairs = same.flatMap(([first = '', ...others]) =>
    others.map((other) => [flat(other), flat(first)] as const),
  );
  return {
    filler: new Set(filler.map(flat)),
    same: new Map(
      pairs
        .filter(([other]) => !other.includes(' '))
        .map(([other, first]) => [stemOf(other), stemOf(first)]),
    ),
    phrases: pairs
      .filter(([other]) => other.includes(' '))
      .toSorted(([one], [other]) => other.length - one.length)
      .map(([other, first]) => [` ${other} `, ` ${first} `] as const),
  };
}

/** Every word of a text as it stands, in lower case and without punctuation. */
export function allWords(text: string): readonly string[] {
  return flat(text).split(' ').filter(Boolean);
}

/**
 * What a text is about: the stems of its words, each once, without filler; of a text that is nothing
 * but filler, such as “hello there”, all of them.
 */
export function plainWords(text: string, { filler, same, phrases }: Vocabulary): readonly string[] {
  const joined = phrases.reduce(
    (words, [phrase, word]) => (words.includes(phrase) ? words.replaceAll(phrase, word) : words),
    ` ${flat(text)} `,
  );
  const words = joined.split(' ').filter(Boolean);
  const telling = words.filter((word) => !filler.has(word));
  const stems = (telling.length === 0 ? words : telling).map((word) => {
    const stem = stemOf(word);
    return same.get(stem) ?? stem;
  });
  return [...new Set(stems)];
}
