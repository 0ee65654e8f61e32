/** The artists’ chat: what is behind the call. Nothing that is said is kept or logged. */

import { ARTIST_CARDS } from '#content/artist-cards/artist-cards.ts';
import type { PieceOf, ReplyOf } from '#contracts/contract.ts';
import type { chatWithArtist } from '#contracts/makeup-artist-chat.ts';
import type { Turn } from '#domain/artist-chat/artist-chat.ts';
import type { Look } from '#domain/makeup/look.ts';
import { answerAsArtist } from './answer-as-artist.ts';
import { followUpsOf } from './follow-ups.ts';

export interface ChatQuestion {
  /** One of `AI_ARTISTS`. */
  readonly artistId: string;
  readonly message: string;
  /** The turns before, the oldest first. They come from the caller: what was answered may be invented. */
  readonly history: readonly Turn[];
  readonly look: Look | undefined;
}

export interface ArtistChat {
  /**
   * Answers a message: yields the response piece by piece, and returns the whole reply, whose response
   * stands for all the pieces.
   *
   * @param signal aborted when nobody waits for the answer any more
   */
  readonly answer: (
    question: ChatQuestion,
    signal: AbortSignal,
  ) => AsyncGenerator<PieceOf<typeof chatWithArtist>, ReplyOf<typeof chatWithArtist>>;
}

/** A sentence and the space behind it. */
const SENTENCES = /[^.!?]*[.!?]+\s*|[^.!?]+$/g;

/** The chat whose answers come from our own cards alone. */
export function createArtistChat(): ArtistChat {
  const cards = new Map(ARTIST_CARDS.map((card) => [card.id, card]));
  return {
    async *answer({ artistId, message, history, look }) {
      const { kind: _, ...answer } = answerAsArtist({
        artistId,
        message,
        earlier: history.map((turn) => turn.message),
        ...(look !== undefined && { look }),
      });
      for (const text of answer.response.match(SENTENCES) ?? []) yield { text };
      const card = answer.cardId === undefined ? undefined : cards.get(answer.cardId);
      return { ...answer, ...(card !== undefined && { followUps: followUpsOf(card, cards) }) };
    },
  };
}
