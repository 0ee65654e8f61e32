/** What page and server agree on about the chat with an AI artist. */

/** The ways in which the sign beside an answer may move: the specification's. */
export const EMOJI_ANIMATIONS = ['bounce', 'pulse', 'shake', 'spin'] as const;
export type EmojiAnimation = (typeof EMOJI_ANIMATIONS)[number];

/** How many turns before a message are read to understand it. */
export const TURNS_READ = 6;

/** The longest message, in UTF-16 code units. */
export const LONGEST_MESSAGE = 2000;

/** What was asked and what was answered. */
export interface Turn {
  readonly message: string;
  readonly response: string;
  /** Whether the answer rests on what was measured of the person. */
  readonly restsOnFeatures?: boolean | undefined;
}
