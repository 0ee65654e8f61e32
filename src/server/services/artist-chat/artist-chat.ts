/** The artists’ chat: what is behind the call. Nothing that is said is kept or logged. */

import { AI_ARTISTS } from '#content/ai-artists.ts';
import { ARTIST_CARDS } from '#content/artist-cards/artist-cards.ts';
import type { PieceOf, ReplyOf } from '#contracts/contract.ts';
import type { chatWithArtist } from '#contracts/makeup-artist-chat.ts';
import type { SharedFeatures } from '#domain/artist-chat/shared-features.ts';
import type { Turn } from '#domain/artist-chat/artist-chat.ts';
import type { Look } from '#domain/makeup/look.ts';
import type { LanguageModel } from '#server/services/language-model/language-model.ts';
import { answerAsArtist } from './answer-as-artist.ts';
import { followUpsOf } from './follow-ups.ts';
import { canBeWorded, wordAnswer } from './word-answer.ts';

export interface ChatQuestion {
  /** One of `AI_ARTISTS`. */
  readonly artistId: string;
  readonly message: string;
  /**
   * The turns before, the oldest first. They come from the caller, so the answers in them may be
   * invented.
   */
  readonly history: readonly Turn[];
  readonly look: Look | undefined;
  /** What the person shares of what the mirror measured. */
  readonly features?: SharedFeatures | undefined;
  /**
   * Whether a language model may see what is shared, and the answers that rest on it. If this is missing,
   * it may not.
   */
  readonly modelMayKnow?: boolean;
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

const BY_ID = new Map(ARTIST_CARDS.map((card) => [card.id, card]));

function* sentencesOf(text: string): Generator<PieceOf<typeof chatWithArtist>> {
  for (const sentence of text.match(SENTENCES) ?? []) yield { text: sentence };
}

/** A turn as a language model may see it that must not know what was measured. */
function withoutMeasured(turn: Turn): Turn {
  return turn.restsOnFeatures === true ? { ...turn, response: '' } : turn;
}

/**
 * The chat whose answers come from our own cards.
 *
 * @param model may put an answer into words of its own; where it fails or is missing, ours stands
 */
export function createArtistChat(model?: LanguageModel): ArtistChat {
  return {
    async *answer(question, signal) {
      const { artistId, message, history, look, features, modelMayKnow = false } = question;
      const { kind, alsoId, ...answer } = answerAsArtist({
        artistId,
        message,
        earlier: history.map((turn) => turn.message),
        ...(look !== undefined && { look }),
        ...(features !== undefined && { features }),
      });
      const card = answer.cardId === undefined ? undefined : BY_ID.get(answer.cardId);
      if (card === undefined) {
        yield* sentencesOf(answer.response);
        return answer;
      }
      const fromCard = {
        cardTitle: card.question ?? card.title,
        followUps: followUpsOf(card, BY_ID, alsoId),
      };
      const artist = AI_ARTISTS.find(({ id }) => id === artistId);
      let hasBegun = false;
      const mayWord = answer.restsOnFeatures !== true || modelMayKnow;
      if (model !== undefined && artist !== undefined && mayWord && canBeWorded(kind)) {
        const next = card.next.flatMap((id) => BY_ID.get(id) ?? []);
        const ours = { kind, ...answer };
        const toWord = {
          artist,
          message,
          history: modelMayKnow ? history : history.map(withoutMeasured),
          look,
          features: modelMayKnow ? features : undefined,
          ours,
          card,
          next,
        };
        const wording = wordAnswer(model, toWord, signal);
        let said = await wording.next();
        for (; said.done !== true; said = await wording.next()) {
          hasBegun = true;
          yield said.value;
        }
        if (said.value !== null) return { ...answer, ...said.value, ...fromCard };
      }
      // Our words do not continue where the model's broke off: the reply replaces both.
      if (!hasBegun) yield* sentencesOf(answer.response);
      return { ...answer, ...fromCard };
    },
  };
}
