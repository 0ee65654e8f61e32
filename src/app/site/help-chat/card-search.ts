/** Finds the card that answers a question: by the ways in which people ask for it. */

import MiniSearch from 'minisearch';
import type { HelpCard } from '#content/help-chat/help-answer.ts';
import { allWords, plainWords, type Vocabulary } from '#domain/help-chat/plain-words.ts';

export interface FoundCard<Card> {
  readonly card: Card;
  /** How much question and card have in common: from 0, nothing, to about 1, everything. */
  readonly fit: number;
}

export interface CardSearch<Card> {
  /** The card that fits best; undefined where no word of the question is known. */
  readonly find: (question: string) => FoundCard<Card> | undefined;
}

/** One way of asking for a card. */
interface Ask {
  readonly id: number;
  readonly card: number;
  readonly words: readonly string[];
  /** All of its words, as they are spelled. */
  readonly spelled: ReadonlySet<string>;
}

/**
 * How many letters may differ in a word that is on no card, since it may be a typo. Short words resemble too
 * many others for that.
 */
function slipsIn({ length }: string): number {
  if (length < 5) return 0;
  return length < 6 ? 1 : 2;
}

/**
 * The weight of an unknown word, as a share of that of the rarest known one: it may be a name or a filler,
 * or all that the question is about. It is a share, since known words weigh more with every card.
 */
const UNKNOWN_SHARE = 0.73;

/** The parts of a fit: the nearest way of asking, and the words that are anywhere on the card. */
const NEAREST = 0.75;
const ANYWHERE = 0.25;
/** The share of the spelling, which decides between equals. */
const SPELLING = 0.05;

/** How much of all the words in two sets is in both, from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}

export function createCardSearch<Card extends HelpCard>(
  cards: readonly Card[],
  vocabulary: Vocabulary,
): CardSearch<Card> {
  const asks: readonly Ask[] = cards
    .flatMap(({ asks: ways }, card) =>
      ways.map((way) => ({
        card,
        words: plainWords(way, vocabulary),
        spelled: new Set(allWords(way)),
      })),
    )
    .map((ask, id) => ({ ...ask, id }));
  const wordsOn = cards.map(
    ({ asks: ways, answer }) =>
      new Set([...ways, answer].flatMap((text) => plainWords(text, vocabulary))),
  );

  const cardsWith = new Map<string, Set<number>>();
  for (const { card, words } of asks) {
    for (const word of words) cardsWith.set(word, (cardsWith.get(word) ?? new Set()).add(card));
  }
  /** The weight of a word: the fewer cards are asked for with it, the greater. */
  const weightOf = (word: string): number => {
    const among = cardsWith.get(word)?.size;
    return among === undefined
      ? UNKNOWN_SHARE * Math.log(1 + cards.length)
      : Math.log(1 + cards.length / among);
  };
  const sum = (words: readonly string[]): number =>
    words.reduce((total, word) => total + weightOf(word), 0);

  const index = new MiniSearch<Ask>({
    fields: ['words'],
    extractField: (ask, field) => (field === 'id' ? ask.id : ask.words.join(' ')),
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (word) => word,
  });
  index.addAll(asks);

  return {
    find(question) {
      const words = plainWords(question, vocabulary);
      const spelled = new Set(allWords(question));
      const found = index.search(words.join(' '), {
        fuzzy: (word) => (cardsWith.has(word) ? 0 : slipsIn(word)),
      });
      let best: FoundCard<Card> | undefined;
      for (const { id, queryTerms, terms } of found) {
        const ask = asks[Number(id)];
        const card = ask === undefined ? undefined : cards[ask.card];
        if (ask === undefined || card === undefined) continue;
        const all = sum(words);
        const here = wordsOn[ask.card];
        const asked = sum(queryTerms) / all;
        const told = sum(terms) / sum(ask.words);
        // Coverage of the question counts for more than coverage of the card's way of asking.
        const nearest = (asked * told * 1.5) / (0.5 * asked + told);
        const anywhere =
          sum(words.filter((word) => here?.has(word) === true || queryTerms.includes(word))) / all;
        const fit =
          NEAREST * nearest + ANYWHERE * anywhere + SPELLING * likeness(spelled, ask.spelled);
        if (best === undefined || fit > best.fit) best = { card, fit };
      }
      return best;
    },
  };
}
