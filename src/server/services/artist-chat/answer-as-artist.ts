/** An answer in an artist's words: from a card, about the look that is worn. */

import { AI_ARTISTS } from '#content/ai-artists.ts';
import type { ArtistCard } from '#content/artist-cards/artist-card.ts';
import {
  ARTIST_REPLIES,
  ARTIST_VOICES,
  SUBJECT_EMOJI,
  type ArtistVoice,
} from '#content/artist-cards/artist-voices.ts';
import type { EmojiAnimation } from '#domain/artist-chat/artist-chat.ts';
import type { Look } from '#domain/makeup/look.ts';
import { applyPatch, patchedProducts, type LookPatch } from '#domain/makeup/patch.ts';
import { findAnswer, type FoundAnswer } from './find-answer.ts';
import { wornSentence } from './worn-look.ts';

export interface ArtistAnswer {
  readonly response: string;
  /** Why it says what it says; `card`, `near`, `why` and `amount` have a card. */
  readonly kind: FoundAnswer['kind'];
  readonly cardId?: string;
  readonly emoji?: string;
  readonly emojiAnimation?: EmojiAnimation;
  /** What can be tried on; it changes something that is worn. */
  readonly suggestion?: LookPatch;
}

export interface ArtistQuestion {
  /** One of `AI_ARTISTS`; an unknown one answers without a voice of its own. */
  readonly artistId: string;
  readonly message: string;
  /** What the person wrote before, the oldest first. */
  readonly earlier?: readonly string[];
  readonly look?: Look;
}

type CardKind = Exclude<FoundAnswer, { readonly card?: undefined }>['kind'];

/** An answer has at most so many sentences. */
const MOST_SENTENCES = 6;

export function sentencesIn(text: string): number {
  return text.match(/[.!?](?=\s|$)/g)?.length ?? 0;
}

/** One of several sayings: always the same one for the same card, so that an answer can be found again. */
function oneOf(sayings: readonly string[], seed: string): string | undefined {
  return sayings[seed.length % sayings.length];
}

export function answerAsArtist({ artistId, message, earlier, look }: ArtistQuestion): ArtistAnswer {
  const found = findAnswer(message, earlier);
  const voice = AI_ARTISTS.some(({ id }) => id === artistId) ? ARTIST_VOICES[artistId] : undefined;
  if (found.card === undefined) {
    const { kind } = found;
    if (kind !== 'greeting') return { kind, response: ARTIST_REPLIES[kind] };
    return {
      kind,
      response: voice?.greeting ?? ARTIST_REPLIES.ai,
      emoji: '👋',
      emojiAnimation: 'shake',
    };
  }
  return answerFromCard(found.kind, found.card, { artistId, voice, look });
}

function answerFromCard(
  kind: CardKind,
  card: ArtistCard,
  {
    artistId,
    voice,
    look,
  }: {
    readonly artistId: string;
    readonly voice: ArtistVoice | undefined;
    readonly look: Look | undefined;
  },
): ArtistAnswer {
  const suggestion = kind === 'why' ? undefined : tryOnOf(card, look);
  const products = [
    ...(card.products ?? []),
    ...patchedProducts(card.tryOn ?? {}).filter((each) => card.products?.includes(each) !== true),
  ];
  const worn =
    look === undefined || kind === 'why' ? undefined : wornSentence(look, products, suggestion);
  const own = card.lines?.[artistId];
  const [opening, closing] =
    kind === 'near'
      ? [ARTIST_REPLIES.near, undefined]
      : kind === 'card' && own === undefined && voice !== undefined
        ? card.answer.length % 2 === 0
          ? [oneOf(voice.openings, card.id), undefined]
          : [undefined, oneOf(voice.closings, card.id)]
        : [undefined, own];
  const said = [toldBy(kind, card), ...(worn === undefined ? [] : [worn])].join(' ');
  const room = MOST_SENTENCES - sentencesIn(said);
  const parts = room >= 1 ? [opening, said, kind === 'card' ? closing : undefined] : [said];
  return {
    kind,
    cardId: card.id,
    response: parts.filter((part) => part !== undefined).join(' '),
    emoji: SUBJECT_EMOJI[card.subject],
    emojiAnimation: suggestion === undefined ? 'pulse' : 'bounce',
    ...(suggestion !== undefined && { suggestion }),
  };
}

function toldBy(kind: CardKind, card: ArtistCard): string {
  if (kind === 'card' || kind === 'near') return card.answer;
  return kind === 'why'
    ? (card.why ?? `${ARTIST_REPLIES['no-reason']} ${card.answer}`)
    : (card.amount ?? ARTIST_REPLIES['no-amount']);
}

/** The card's patch, unless everything in it is worn already. */
function tryOnOf({ tryOn }: ArtistCard, look: Look | undefined): LookPatch | undefined {
  if (tryOn === undefined || look === undefined) return tryOn;
  return JSON.stringify(applyPatch(look, tryOn)) === JSON.stringify(look) ? undefined : tryOn;
}
