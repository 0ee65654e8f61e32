/** An answer in an artist's words: from a card, about the look that is worn. */

import { AI_ARTISTS } from '#content/ai-artists.ts';
import type { ArtistCard } from '#content/artist-cards/artist-card.ts';
import {
  ARTIST_REPLIES,
  ARTIST_VOICES,
  SUBJECT_EMOJI,
  SUBJECTS_OF_COLOR,
  type ArtistVoice,
} from '#content/artist-cards/artist-voices.ts';
import { ARTIST_LINES } from '#content/artist-cards/lines/artist-lines.ts';
import type { LinesOfArtist } from '#content/artist-cards/lines/lines-of-artist.ts';
import type { SharedFeatures } from '#domain/artist-chat/shared-features.ts';
import type { Look } from '#domain/makeup/look.ts';
import { applyPatch, patchedProducts, type LookPatch } from '#domain/makeup/patch.ts';
import type { ArtistAnswer } from './artist-answer.ts';
import { findAnswer, type FoundAnswer } from './find-answer.ts';
import { cardFor, personalAnswer, type PersonalAnswer } from './personal-card.ts';
import { aboutFeatures, sharesAny } from './shared-words.ts';
import { wornSentence } from './worn-look.ts';

export interface ArtistQuestion {
  /** One of `AI_ARTISTS`; an unknown one answers without a voice of its own. */
  readonly artistId: string;
  readonly message: string;
  /** What the person wrote before, the oldest first. */
  readonly earlier?: readonly string[];
  readonly look?: Look;
  /** What the person shares of what the mirror measured. */
  readonly features?: SharedFeatures;
}

type CardKind = Exclude<FoundAnswer, { readonly card?: undefined }>['kind'];

/** An answer has at most so many sentences. */
const MOST_SENTENCES = 6;
/** And at most so many of these are about what was measured. */
const MOST_PERSONAL = 2;

export function sentencesIn(text: string): number {
  return text.match(/[.!?](?=\s|$)/g)?.length ?? 0;
}

/** One of several sayings: always the same one for the same card, so that an answer can be reproduced. */
function oneOf(sayings: readonly string[], seed: string): string | undefined {
  return sayings[seed.length % sayings.length];
}

export function answerAsArtist({
  artistId,
  message,
  earlier,
  look,
  features = {},
}: ArtistQuestion): ArtistAnswer {
  const found = findAnswer(message, earlier);
  const isKnown = AI_ARTISTS.some(({ id }) => id === artistId);
  const voice = isKnown ? ARTIST_VOICES[artistId] : undefined;
  if (found.card === undefined) {
    const { kind } = found;
    if (kind === 'sight' && sharesAny(features)) return aboutFeatures(features);
    if (kind !== 'greeting') return { kind, response: ARTIST_REPLIES[kind] };
    return {
      kind,
      response: voice?.greeting ?? ARTIST_REPLIES.ai,
      emoji: '👋',
      emojiAnimation: 'shake',
    };
  }
  const { kind, card } = found;
  const lines = isKnown ? ARTIST_LINES[artistId] : undefined;
  const also = found.also === undefined ? {} : { alsoId: found.also.id };
  // Answers to “why” and “how much”, and cards that may be the wrong ones, are given as they stand.
  if (kind !== 'card') {
    return { ...answerFromCard(kind, card, { lines, voice, look, personal: null }), ...also };
  }
  const own = cardFor(card, message, features);
  const room = MOST_SENTENCES - sentencesIn(own.answer);
  const personal = personalAnswer(own, features, Math.min(room, MOST_PERSONAL));
  const answer = { ...answerFromCard(kind, own, { lines, voice, look, personal }), ...also };
  return personal === null && own.id === card.id ? answer : { ...answer, restsOnFeatures: true };
}

interface Manner {
  /** The artist's own lines; undefined for an artist that nobody knows, as is the voice. */
  readonly lines: LinesOfArtist | undefined;
  readonly voice: ArtistVoice | undefined;
  readonly look: Look | undefined;
  readonly personal: PersonalAnswer | null;
}

function answerFromCard(
  kind: CardKind,
  card: ArtistCard,
  { lines, voice, look, personal }: Manner,
): ArtistAnswer {
  const suggestion = kind === 'why' ? undefined : tryOnOf(card, personal, look);
  const products = [
    ...(card.products ?? []),
    ...patchedProducts(suggestion ?? card.tryOn ?? {}).filter(
      (each) => card.products?.includes(each) !== true,
    ),
  ];
  // If the personal advice names shades already, they need not be named twice.
  const toName = personal?.namesShades === true ? undefined : suggestion;
  const worn =
    look === undefined || kind === 'why' ? undefined : wornSentence(look, products, toName);
  const { opening, closing } = asidesTo(kind, card, { lines, voice });
  const told = [toldBy(kind, card), ...(personal?.sentences ?? [])].join(' ');
  const hasRoom = personal === null || sentencesIn(told) < MOST_SENTENCES;
  const said = worn !== undefined && hasRoom ? `${told} ${worn}` : told;
  const room = MOST_SENTENCES - sentencesIn(said);
  const parts = room >= 1 ? [opening, said, closing] : [said];
  return {
    kind,
    cardId: card.id,
    response: parts.filter((part) => part !== undefined).join(' '),
    emoji: SUBJECT_EMOJI[card.subject],
    emojiAnimation: suggestion === undefined ? 'pulse' : 'bounce',
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** What is said before an answer or after it: the artist's own line for the card, or else a saying of theirs. */
function asidesTo(
  kind: CardKind,
  card: ArtistCard,
  { lines, voice }: Pick<Manner, 'lines' | 'voice'>,
): { readonly opening?: string | undefined; readonly closing?: string | undefined } {
  if (kind === 'near') return { opening: ARTIST_REPLIES.near };
  if (kind !== 'card' || voice === undefined) return {};
  const own = lines?.[card.id];
  if (own !== undefined) return { closing: own };
  const asides = SUBJECTS_OF_COLOR.has(card.subject) ? voice.ofColor : voice.ofCare;
  return card.answer.length % 2 === 0
    ? { opening: oneOf(asides.openings, card.id) }
    : { closing: oneOf(asides.closings, card.id) };
}

function toldBy(kind: CardKind, card: ArtistCard): string {
  if (kind === 'card' || kind === 'near') return card.answer;
  return kind === 'why'
    ? (card.why ?? `${ARTIST_REPLIES['no-reason']} ${card.answer}`)
    : (card.amount ?? ARTIST_REPLIES['no-amount']);
}

/** The card's patch, or the one made for this person; undefined if everything in it is worn already. */
function tryOnOf(
  { tryOn: fromCard }: ArtistCard,
  personal: PersonalAnswer | null,
  look: Look | undefined,
): LookPatch | undefined {
  const tryOn = personal === null ? fromCard : personal.patch;
  if (tryOn !== undefined && patchedProducts(tryOn).length === 0) return undefined;
  if (tryOn === undefined || look === undefined) return tryOn;
  return JSON.stringify(applyPatch(look, tryOn)) === JSON.stringify(look) ? undefined : tryOn;
}
