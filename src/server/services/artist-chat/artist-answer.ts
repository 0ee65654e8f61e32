import type { EmojiAnimation } from '#domain/artist-chat/artist-chat.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';
import type { FoundAnswer } from './find-answer.ts';

/** What an artist answers. */
export interface ArtistAnswer {
  readonly response: string;
  /** Why it says what it says; `card`, `near`, `why` and `amount` have a card. */
  readonly kind: FoundAnswer['kind'];
  readonly cardId?: string;
  /** A card that may have been meant as well. */
  readonly alsoId?: string;
  readonly emoji?: string;
  readonly emojiAnimation?: EmojiAnimation;
  /** What can be tried on; it changes something that is worn. */
  readonly suggestion?: LookPatch;
  /** Whether it rests on the features that are shared. */
  readonly restsOnFeatures?: true;
}
