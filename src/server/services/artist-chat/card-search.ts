/** Finds the card that a question asks for, by the ways in which people ask. */

import MiniSearch from 'minisearch';
import type { ArtistCard } from '#content/artist-cards/artist-card.ts';
import { allWords, plainWords, type Vocabulary } from '#domain/help-chat/plain-words.ts';
import { createCardLanguage } from './card-language.ts';

export interface FoundCard {
  readonly card: ArtistCard;
  /** How far question and card speak of the same: from 0, nothing shared, to about 1, all of it. */
  readonly fit: number;
}

export interface CardSearch {
  /**
   * The cards that share a word with the question, the best first.
   *
   * @param nearby ids of cards that are likely, since they belong to what was said last
   */
  readonly find: (question: string, nearby?: ReadonlySet<string>) => readonly FoundCard[];
  /** Whether a question names a part of makeup: a product, a part of the face, a tool. */
  readonly speaksOfMakeup: (question: string) => boolean;
  /** Whether any card speaks of a word. */
  readonly knows: (word: string) => boolean;
}

/**
 * What a word weighs that no card has: in a question that names a part of makeup it is an ornament; in
 * any other it may be all that the question is about.
 */
const UNKNOWN_WEIGHT = { beside: 0.5, alone: 6 } as const;

/**
 * The parts of a fit: the nearest way of asking, the words anywhere on the card, the spelling, and what
 * all the ways of asking for the card explain together.
 */
const NEAREST = 0.42;
const ANYWHERE = 0.42;
const SPELLING = 0.05;
const EXPLAINED = 0.42;
/** What a word counts that only the answer of a card has, and one that may be a slip. */
const IN_ANSWER = 0.45;
const SLIP = 0.7;
/** How much more a rare word tells than a frequent one, and how much more a part of makeup. */
const RARITY = 0.7;
const ON_SUBJECT = 1.5;
/** What is left of the fit of a card that is about none of the parts of makeup in a question. */
const ON_OTHER_PARTS = 0.82;
/** What a card gains that belongs to what was said last; it decides between near equals. */
const NEARBY = 0.07;

/** A question of thousands of words is about no more than these. */
const MOST_WORDS = 40;

/** How many letters may differ in a word that no card has: it may be a slip. */
function slipsIn({ length }: string): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** A function that is asked for each way of asking, and reckons once for a card. */
function remembered(shareOf: (id: string) => number): (id: string) => number {
  const shares = new Map<string, number>();
  return (id) => {
    const share = shares.get(id) ?? shareOf(id);
    shares.set(id, share);
    return share;
  };
}

/** @param subjectWords words that name a part of makeup */
export function createCardSearch(
  cards: readonly ArtistCard[],
  vocabulary: Vocabulary,
  subjectWords: readonly string[],
): CardSearch {
  const subjects = new Set(subjectWords.flatMap((word) => plainWords(word, vocabulary)));
  const asks = cards
    .flatMap((card) =>
      card.asks.map((way) => ({
        card,
        words: plainWords(way, vocabulary),
        spelled: new Set(allWords(way)),
      })),
    )
    .map((ask, id) => ({ ...ask, id }));
  const askedWith = new Map(
    cards.map(({ id, asks: ways }) => [
      id,
      new Set(ways.flatMap((way) => plainWords(way, vocabulary))),
    ]),
  );
  const answeredWith = new Map(
    cards.map(({ id, answer, why }) => [
      id,
      new Set(plainWords(`${answer} ${why ?? ''}`, vocabulary)),
    ]),
  );
  const cardsWith = new Map<string, Set<string>>();
  for (const { card, words } of asks) {
    for (const word of words) {
      cardsWith.set(word, (cardsWith.get(word) ?? new Set<string>()).add(card.id));
    }
  }
  /** What a word tells: the fewer cards are asked for with it, the more. */
  const weightOf = (word: string, unknown: number): number => {
    const among = cardsWith.get(word)?.size;
    if (among === undefined) return unknown;
    const rarity = Math.log(1 + cards.length / among) ** RARITY;
    return subjects.has(word) ? rarity * ON_SUBJECT : rarity;
  };
  const sum = (words: readonly string[], unknown: number = UNKNOWN_WEIGHT.beside): number =>
    words.reduce((total, word) => total + weightOf(word, unknown), 0);

  const index = new MiniSearch<(typeof asks)[number]>({
    fields: ['words'],
    extractField: (ask, field) => (field === 'id' ? ask.id : ask.words.join(' ')),
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (word) => word,
  });
  index.addAll(asks);

  const languageOf = createCardLanguage(cards, vocabulary);

  const isOnSubject = (question: string, words: readonly string[]) =>
    /\bmake ?up\b/i.test(question) || words.some((word) => subjects.has(word));

  /** The word that an unknown one may be a slip for; it begins alike, and is as long if it is short. */
  const meantBy = (word: string): string | undefined => {
    if (slipsIn(word) === 0) return undefined;
    const near = index.search(word, { fuzzy: slipsIn(word) }).flatMap(({ terms }) => terms);
    return near.find(
      (term) => term[0] === word[0] && (word.length > 5 || term.length === word.length),
    );
  };
  /** The words of a question, each with how much it counts: less, if it may be a slip. */
  const wordsOf = (question: string) =>
    plainWords(question, vocabulary)
      .slice(0, MOST_WORDS)
      .map((word) => {
        const meant = cardsWith.has(word) ? undefined : meantBy(word);
        return { word: meant ?? word, counts: meant === undefined ? 1 : SLIP };
      });

  return {
    knows: (word) =>
      plainWords(word, vocabulary).every(
        (stem) => cardsWith.has(stem) || vocabulary.filler.has(stem),
      ),
    speaksOfMakeup: (question) =>
      isOnSubject(
        question,
        wordsOf(question).map(({ word }) => word),
      ),
    find(question, nearby = new Set()) {
      const read = new Map(wordsOf(question).map(({ word, counts }) => [word, counts]));
      const words = [...read.keys()];
      const unknown = isOnSubject(question, words) ? UNKNOWN_WEIGHT.beside : UNKNOWN_WEIGHT.alone;
      const spelled = new Set(allWords(question));
      const all = sum(words, unknown);
      if (all === 0) return [];
      const best = new Map<string, FoundCard>();
      const explained = remembered(languageOf(question));
      const found = index.search(words.join(' '));
      for (const { id, queryTerms, terms } of found) {
        const ask = asks[Number(id)];
        if (ask === undefined) continue;
        const { card } = ask;
        const counted = (word: string): number => {
          if (askedWith.get(card.id)?.has(word) === true) return read.get(word) ?? 1;
          return answeredWith.get(card.id)?.has(word) === true ? IN_ANSWER : 0;
        };
        const asked =
          queryTerms.reduce(
            (total, word) => total + weightOf(word, unknown) * (read.get(word) ?? 1),
            0,
          ) / all;
        const told = sum(terms) / sum(ask.words);
        // What was asked weighs more than what else the card's way of asking says.
        const nearest = (asked * told * 1.5) / (0.5 * asked + told);
        const anywhere =
          words.reduce((total, word) => total + weightOf(word, unknown) * counted(word), 0) / all;
        const asksOfParts = words.some(
          (word) => subjects.has(word) && askedWith.get(card.id)?.has(word) === true,
        );
        const share = unknown === UNKNOWN_WEIGHT.alone || asksOfParts ? 1 : ON_OTHER_PARTS;
        const fit =
          share *
          (NEAREST * nearest +
            ANYWHERE * anywhere +
            SPELLING * likeness(spelled, ask.spelled) +
            EXPLAINED * explained(card.id) +
            (nearby.has(card.id) ? NEARBY : 0));
        if (fit > (best.get(card.id)?.fit ?? 0)) best.set(card.id, { card, fit });
      }
      return [...best.values()].toSorted((one, other) => other.fit - one.fit);
    },
  };
}
