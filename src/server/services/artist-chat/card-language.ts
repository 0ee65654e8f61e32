/** How well the words in which a card is asked for explain a question. */

import type { ArtistCard } from '#content/artist-cards/artist-card.ts';
import { allWords, plainWords, stemOf, type Vocabulary } from '#domain/help-chat/plain-words.ts';

/** From a term to what it weighs: a word, a word as it was written, two words side by side. */
type Terms = ReadonlyMap<string, number>;

/** The weights of these kinds of terms, where a word that stands for all its synonyms weighs 1. */
const WRITTEN = 0.7;
const WRITTEN_FILLER = 0.35;
const PAIR = 0.8;
/** What a word of the answer counts, where one in a way of asking counts 1. */
const IN_ANSWER = 0.2;
/** How many terms the language of all cards lends to each card. */
const LENT = 30;

function termsOf(
  text: string,
  vocabulary: Vocabulary,
  words: readonly string[] = plainWords(text, vocabulary),
): Terms {
  const terms = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    terms.set(word, 1);
    const next = words[at + 1];
    if (next !== undefined) terms.set([word, next].toSorted().join(' '), PAIR);
  }
  for (const word of allWords(text)) {
    terms.set(`=${stemOf(word)}`, vocabulary.filler.has(word) ? WRITTEN_FILLER : WRITTEN);
  }
  return terms;
}

/**
 * The share of a question that a card's language explains: near 0 for a card that has none of its
 * terms, near 1 for one that is always asked for in its words. It is the likelihood of the question in
 * the language of the card, smoothed with that of all cards (Zhai and Lafferty 2001, section 3.2), as a
 * share of the most that there is to explain.
 *
 * @param wordsOf returns what `plainWords` gives for a way of asking, in case it was computed before
 * @returns a function from a question to a function from a card's id to its share
 */
export function createCardLanguage(
  cards: readonly ArtistCard[],
  vocabulary: Vocabulary,
  wordsOf: (way: string) => readonly string[] = (way) => plainWords(way, vocabulary),
): (question: string) => (id: string) => number {
  const counts = new Map<string, Map<string, number>>();
  const lengths = new Map<string, number>();
  let total = 0;
  const learn = (id: string, text: string, weight: number, words?: readonly string[]) => {
    for (const [term, counted] of termsOf(text, vocabulary, words)) {
      const added = counted * weight;
      const among = counts.get(term) ?? new Map<string, number>();
      counts.set(term, among.set(id, (among.get(id) ?? 0) + added));
      lengths.set(id, (lengths.get(id) ?? 0) + added);
      total += added;
    }
  };
  for (const { id, asks, answer } of cards) {
    for (const way of asks) learn(id, way, 1, wordsOf(way));
    learn(id, answer, IN_ANSWER);
  }
  const frequency = new Map(
    [...counts].map(([term, among]) => [
      term,
      [...among.values()].reduce((sum, count) => sum + count, 0) / total,
    ]),
  );
  return (question) => {
    const terms = [...termsOf(question, vocabulary)].flatMap(([term, weight]) => {
      const often = frequency.get(term);
      const among = counts.get(term);
      return often === undefined || among === undefined ? [] : [{ weight, often, among }];
    });
    const all = terms.reduce((sum, { weight, often }) => sum - weight * Math.log(often), 0);
    return (id) => {
      const lent = Math.log(LENT / ((lengths.get(id) ?? 0) + LENT));
      const explained = terms.reduce(
        (sum, { weight, often, among }) =>
          sum + weight * (lent + Math.log(1 + (among.get(id) ?? 0) / (LENT * often))),
        0,
      );
      return all === 0 ? 0 : Math.max(0, explained / all);
    };
  };
}
