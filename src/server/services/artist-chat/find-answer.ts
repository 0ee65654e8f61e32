/** What an artist has to say to a message: a card, or why there is none. */

import type { ArtistCard } from '#content/artist-cards/artist-card.ts';
import { ARTIST_CARDS } from '#content/artist-cards/artist-cards.ts';
import { CARD_FILLER, CARD_SAME_WORDS, MAKEUP_WORDS } from '#content/artist-cards/card-words.ts';
import { TURNS_READ } from '#domain/artist-chat/artist-chat.ts';
import { vocabularyOf } from '#domain/help-chat/plain-words.ts';
import {
  beyondCards,
  isGreeting,
  isOffSubject,
  isThanks,
  type BeyondCards,
} from './beyond-cards.ts';
import { createCardSearch, type FoundCard } from './card-search.ts';
import { followUpOf } from './follow-up.ts';
import { plainMessage } from './plain-message.ts';

export type FoundAnswer =
  /** `near` is a card that may not be what was meant, and the answer says so. */
  | {
      readonly kind: 'card' | 'near' | 'why' | 'amount';
      readonly card: ArtistCard;
      /** Another card that may have been meant as well. */
      readonly also?: ArtistCard;
    }
  | {
      readonly kind: BeyondCards | 'off-subject' | 'unknown' | 'greeting' | 'thanks';
      readonly card?: undefined;
    };

interface CardIndex {
  readonly search: ReturnType<typeof createCardSearch>;
  /** The card of each question that can be pressed, and of each way of asking that belongs to one alone. */
  readonly byWords: ReadonlyMap<string, ArtistCard>;
}

let index: CardIndex | undefined;

/**
 * The index of all cards, made once: by the first question, or before one by `prepareAnswers`. It takes
 * 0.8 s of CPU time, which every process of the server would otherwise spend before it answers anything.
 */
function cardIndex(): CardIndex {
  index ??= {
    search: createCardSearch(
      ARTIST_CARDS.map((card) => ({ ...card, asks: card.asks.map(plainMessage) })),
      vocabularyOf(CARD_FILLER, CARD_SAME_WORDS),
      MAKEUP_WORDS,
    ),
    byWords: cardsByWords(ARTIST_CARDS),
  };
  return index;
}

/** Prepares the index from which questions are answered, so that the first one need not wait for it. */
export function prepareAnswers(): void {
  cardIndex();
}

const BY_ID = new Map(ARTIST_CARDS.map((card) => [card.id, card]));

function cardsByWords(cards: readonly ArtistCard[]): ReadonlyMap<string, ArtistCard> {
  const ways = cards.flatMap((card) => card.asks.map((way) => [plainMessage(way), card] as const));
  const owners = new Map<string, Set<ArtistCard>>();
  for (const [way, card] of ways) owners.set(way, (owners.get(way) ?? new Set()).add(card));
  return new Map([
    ...ways.filter(([way]) => owners.get(way)?.size === 1),
    ...cards.flatMap((card) =>
      card.question === undefined ? [] : [[plainMessage(card.question), card] as const],
    ),
  ]);
}

/** A card with at least this fit is taken as the answer. Found with the questions of the tests. */
const FITS = 0.57;
/** A card with at least this fit is offered as the nearest one, if the question names a part of makeup. */
const FITS_NEARLY = 0.3;
/**
 * A card with at least this fit is meant, even if the question names no part of makeup and sounds like
 * another subject.
 */
const FITS_WELL = 0.8;
/**
 * Two cards whose fits differ by less than this may both have been meant. In the sets of questions, that
 * was so for 20 of 27 wrong first cards (where the second card was the right one 15 times), and for one
 * in eight right first cards.
 */
const FITS_ALIKE = 0.1;
/**
 * A card with at least this fit was asked for nearly in its own words, whatever else these bring to mind.
 */
const FITS_SURELY = 0.92;
/** Lower than `FITS`: a question that continues another is shorter, and the other one supports it. */
const FITS_VARIANT = 0.46;
/** How much the new words alone count beside the two questions together. */
const NEW_WORDS = 1.2;

/**
 * @param earlier what the person wrote before, the oldest first; the last six are read
 */
export function findAnswer(message: string, earlier: readonly string[] = []): FoundAnswer {
  const said = earlier.slice(-TURNS_READ).reduce<readonly ArtistCard[]>((cards, each) => {
    const { card } = answerAfter(each, cards);
    return card === undefined ? cards : [...cards, card];
  }, []);
  return answerAfter(message, said);
}

/** @param said the cards that have answered so far, the oldest first */
function answerAfter(message: string, said: readonly ArtistCard[]): FoundAnswer {
  const text = plainMessage(message);
  const last = said.at(-1);
  const followUp = followUpOf(text);
  if (followUp !== undefined && followUp.kind !== 'variant') {
    if (last === undefined) return { kind: 'unknown' };
    if (followUp.kind !== 'more') return { kind: followUp.kind, card: last };
    const told = new Set(said.map(({ id }) => id));
    const next = last.next.find((id) => !told.has(id)) ?? last.next[0];
    return { kind: 'card', card: BY_ID.get(next ?? last.id) ?? last };
  }
  const inTheseWords = cardIndex().byWords.get(text);
  if (inTheseWords !== undefined) return { kind: 'card', card: inTheseWords };
  const [alone, second] = cardIndex().search.find(text);
  const beyond = beyondCards(text, cardIndex().search.knows);
  if (beyond !== undefined && (beyond !== 'medical' || (alone?.fit ?? 0) < FITS_SURELY)) {
    return { kind: beyond };
  }
  const variant =
    last === undefined
      ? undefined
      : variantOf(followUp === undefined ? text : followUp.words, last);
  if (variant !== undefined && (followUp !== undefined || (alone?.fit ?? 0) < FITS)) {
    return { kind: 'card', card: variant.card };
  }
  if (isThanks(text)) return { kind: 'thanks' };
  if (isGreeting(text)) return { kind: 'greeting' };
  const isOnSubject = cardIndex().search.speaksOfMakeup(text);
  if (!isOnSubject && isOffSubject(text) && (alone?.fit ?? 0) < FITS_WELL) {
    return { kind: 'off-subject' };
  }
  const isClose = second !== undefined && (alone?.fit ?? 0) - second.fit < FITS_ALIKE;
  const also = isClose ? { also: second.card } : {};
  if (alone !== undefined && alone.fit >= FITS) return { kind: 'card', card: alone.card, ...also };
  return alone !== undefined && alone.fit >= FITS_NEARLY && isOnSubject
    ? { kind: 'near', card: alone.card, ...also }
    : { kind: 'unknown' };
}

/** The card on the earlier question's subject for what is asked now; it is about both. */
function variantOf(words: string, last: ArtistCard): FoundCard | undefined {
  if (words.split(' ').length > 6) return undefined;
  const nearby = new Set(last.next);
  const fits = new Map(
    cardIndex()
      .search.find(words)
      .map(({ card, fit }) => [card.id, fit]),
  );
  const isNamed = (id: string, fit: number) =>
    fits.has(id) && (fit >= FITS_VARIANT || (fits.get(id) ?? 0) >= FITS);
  return cardIndex()
    .search.find(`${words} ${last.asks[0] ?? ''}`, nearby)
    .filter(({ card, fit }) => card.id !== last.id && isNamed(card.id, fit))
    .map(({ card, fit }) => ({ card, fit: fit + NEW_WORDS * (fits.get(card.id) ?? 0) }))
    .toSorted((one, other) => other.fit - one.fit)[0];
}
