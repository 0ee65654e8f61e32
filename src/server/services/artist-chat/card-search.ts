/** Finds the card that a question asks for, by the ways in which people ask. */

import MiniSearch from 'minisearch';
import type { ArtistCard } from '#content/artist-cards/artist-card.ts';
import { allWords, plainWords, type Vocabulary } from '#domain/help-chat/plain-words.ts';
import { createCardLanguage } from './card-language.ts';
import { createNearWays } from './near-ways.ts';

export interface FoundCard {
  readonly card: ArtistCard;
  /**
   * How far the question and the card are about the same: from 0, nothing shared, to about 1, everything.
   */
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
 * The weight of a word that no card has: in a question that names a part of makeup it matters little; in
 * any other it may be all that the question is about.
 */
const UNKNOWN_WEIGHT = { beside: 0.5, alone: 6 } as const;

/**
 * The parts of a fit: the nearest way of asking, the words anywhere on the card, the spelling, what all
 * the ways of asking for the card explain together, and its three nearest ways. The last two weights were
 * found by leaving one way of asking after another out of the index and asking it.
 */
const NEAREST = 0.5;
const ANYWHERE = 0.15;
const SPELLING = 0.15;
const EXPLAINED = 0.4;
const SEVERAL = 0.3;
/** What a word counts that occurs only in a card's answer, and one that may be a typo. */
const IN_ANSWER = 0.45;
const SLIP = 0.7;
/** How much more a rare word tells than a frequent one, and how much more a part of makeup. */
const RARITY = 0.7;
const ON_SUBJECT = 1.5;
/** The factor for the fit of a card that is about none of the parts of makeup in the question. */
const ON_OTHER_PARTS = 0.82;
/** The bonus of a card that belongs to what was said last; it decides between near equals. */
const NEARBY = 0.07;

/** How many words of a question are read, even if it has thousands. */
const MOST_WORDS = 40;
/** How many cards, those that share most with a question, are looked at closely. */
const MOST_CARDS = 60;

/** How many letters may differ in a word that no card has, since it may be a typo. */
function slipsIn({ length }: string): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** A way of asking, as it is compared with a question. */
interface Ask {
  readonly words: readonly string[];
  readonly spelled: ReadonlySet<string>;
  /** What all its words tell together. */
  readonly tells: number;
}

/** A word of a question. */
interface Read {
  readonly word: string;
  /** How sure it is that this word was meant: less, if it may be a typo. */
  readonly counts: number;
  readonly tells: number;
}

/** @param subjectWords words that name a part of makeup */
export function createCardSearch(
  cards: readonly ArtistCard[],
  vocabulary: Vocabulary,
  subjectWords: readonly string[],
): CardSearch {
  const subjects = new Set(subjectWords.flatMap((word) => plainWords(word, vocabulary)));
  const ways = new Map(
    cards.map(({ id, asks }) => [
      id,
      asks.map((way) => ({
        words: plainWords(way, vocabulary),
        spelled: new Set(allWords(way)),
      })),
    ]),
  );
  const askedWith = new Map(
    [...ways].map(([id, asks]) => [id, new Set(asks.flatMap(({ words }) => words))]),
  );
  const answeredWith = new Map(
    cards.map(({ id, answer, why }) => [
      id,
      new Set(plainWords(`${answer} ${why ?? ''}`, vocabulary)),
    ]),
  );
  const cardsWith = new Map<string, number>();
  for (const words of askedWith.values()) {
    for (const word of words) cardsWith.set(word, (cardsWith.get(word) ?? 0) + 1);
  }
  /** What a word tells: the fewer cards are asked for with it, the more. */
  const weightOf = (word: string, unknown: number): number => {
    const among = cardsWith.get(word);
    if (among === undefined) return unknown;
    const rarity = Math.log(1 + cards.length / among) ** RARITY;
    return subjects.has(word) ? rarity * ON_SUBJECT : rarity;
  };
  const asksOf = new Map(
    [...ways].map(([id, asks]) => [
      id,
      asks.map((ask): Ask => ({
        ...ask,
        tells: ask.words.reduce((sum, word) => sum + weightOf(word, 0), 0),
      })),
    ]),
  );
  const index = new MiniSearch<ArtistCard>({
    fields: ['words'],
    extractField: ({ id }, field) =>
      field === 'id' ? id : (ways.get(id) ?? []).map(({ words }) => words.join(' ')).join(' '),
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (word) => word,
  });
  index.addAll(cards);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const wordsOfWay = new Map(
    cards.flatMap(({ id, asks }) =>
      asks.map((way, at) => [way, ways.get(id)?.[at]?.words ?? []] as const),
    ),
  );
  const languageOf = createCardLanguage(cards, vocabulary, (way) => wordsOfWay.get(way) ?? []);

  const nearWaysOf = createNearWays(cards);

  const isOnSubject = (question: string, words: readonly string[]) =>
    /\bmake ?up\b/i.test(question) || words.some((word) => subjects.has(word));

  /**
   * The word for which an unknown one may be a typo; it has the same first letter and, up to five
   * letters, the same length.
   */
  const meantBy = (word: string): string | undefined => {
    if (slipsIn(word) === 0) return undefined;
    const near = index.search(word, { fuzzy: slipsIn(word) }).flatMap(({ terms }) => terms);
    return near.find(
      (term) => term[0] === word[0] && (word.length > 5 || term.length === word.length),
    );
  };
  /** The words of a question, each with how much it counts: less, if it may be a typo. */
  const wordsOf = (question: string) =>
    plainWords(question, vocabulary)
      .slice(0, MOST_WORDS)
      .map((word) => {
        const meant = cardsWith.has(word) ? undefined : meantBy(word);
        return { word: meant ?? word, counts: meant === undefined ? 1 : SLIP };
      });

  /** How near a question comes to one of the ways of asking for a card. */
  const nearestOf = (id: string, read: ReadonlyMap<string, Read>, spelled: ReadonlySet<string>) => {
    const all = [...read.values()].reduce((sum, { tells }) => sum + tells, 0);
    return Math.max(
      ...(asksOf.get(id) ?? []).map((ask) => {
        let asked = 0;
        let told = 0;
        for (const word of ask.words) {
          const shared = read.get(word);
          if (shared === undefined) continue;
          asked += shared.tells * shared.counts;
          told += shared.tells;
        }
        if (asked === 0) return 0;
        const share = asked / all;
        const back = told / ask.tells;
        // What was asked weighs more than what else the card’s way of asking says.
        const nearest = (share * back * 1.5) / (0.5 * share + back);
        return NEAREST * nearest + SPELLING * likeness(spelled, ask.spelled);
      }),
    );
  };

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
      const words = wordsOf(question);
      const onSubject = isOnSubject(
        question,
        words.map(({ word }) => word),
      );
      const unknown = onSubject ? UNKNOWN_WEIGHT.beside : UNKNOWN_WEIGHT.alone;
      const read = new Map(
        words.map(({ word, counts }): [string, Read] => [
          word,
          { word, counts, tells: weightOf(word, unknown) },
        ]),
      );
      const all = [...read.values()].reduce((sum, { tells }) => sum + tells, 0);
      if (all === 0) return [];
      const spelled = new Set(allWords(question));
      const explained = languageOf(question);
      const nearWays = nearWaysOf(question);
      return index
        .search([...read.keys()].join(' '))
        .slice(0, MOST_CARDS)
        .flatMap(({ id }) => byId.get(String(id)) ?? [])
        .map((card) => {
          const asked = askedWith.get(card.id);
          const answered = answeredWith.get(card.id);
          let anywhere = 0;
          let asksOfParts = !onSubject;
          for (const { word, counts, tells } of read.values()) {
            if (asked?.has(word) === true) anywhere += tells * counts;
            else if (answered?.has(word) === true) anywhere += tells * IN_ANSWER;
            asksOfParts ||= subjects.has(word) && asked?.has(word) === true;
          }
          const fit =
            (asksOfParts ? 1 : ON_OTHER_PARTS) *
            (nearestOf(card.id, read, spelled) +
              (ANYWHERE * anywhere) / all +
              EXPLAINED * explained(card.id) +
              SEVERAL * nearWays(card.id) +
              (nearby.has(card.id) ? NEARBY : 0));
          return { card, fit };
        })
        .toSorted((one, other) => other.fit - one.fit);
    },
  };
}
