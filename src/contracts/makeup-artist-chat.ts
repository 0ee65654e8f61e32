/** The chat with the AI artists. */
import { z } from 'zod/mini';
import { lookPatchSchema } from '#domain/makeup/look-patch-schema.ts';
import { lookSchema } from '#domain/makeup/parse-look.ts';
import { EMOJI_ANIMATIONS, LONGEST_MESSAGE, TURNS_READ } from '#domain/artist-chat/artist-chat.ts';
import type { Contract } from './contract.ts';
import { line, neededText, optionalText } from './fields.ts';
import { MINUTE_S } from './limit.ts';

const LONGEST_NAME = 100;
const LONGEST_BIOGRAPHY = 2000;
const LONGEST_RESPONSE = 4000;
const MOST_EXPERTISE = 20;
/** Six turns of the longest texts, each letter of three bytes, fit in. */
const BODY_BYTES = 160 * 1024;

/** An artist's id: a name as a part of an address. */
const artistId = z.string().check(z.maxLength(LONGEST_NAME), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

export const chatWithArtist = {
  method: 'POST',
  path: '/api/makeup-artist-chat',
  summary:
    'Has an AI artist answer; open to Pro and to anyone with an hourly pass, guests included. What is said is not kept.',
  access: 'anyone',
  requires: 'pro-artists-chat',
  limits: [
    {
      name: 'artist_chat',
      times: 30,
      seconds: 5 * MINUTE_S,
      countedIn: 'database',
      per: 'holder',
    },
  ],
  bodyLimit: BODY_BYTES,
  body: z.object({
    artistId,
    message: neededText(LONGEST_MESSAGE),
    /** What a page says about the artist is ignored: the server knows its own artists. */
    artistName: z.optional(line(LONGEST_NAME)),
    artistBio: z.optional(optionalText(LONGEST_BIOGRAPHY)),
    expertise: z.optional(z.array(line(LONGEST_NAME)).check(z.maxLength(MOST_EXPERTISE))),
    /** The last turns, the oldest first: what the person wrote, and what was answered. */
    history: z.optional(
      z
        .array(
          z.object({
            message: neededText(LONGEST_MESSAGE),
            response: optionalText(LONGEST_RESPONSE),
          }),
        )
        .check(z.maxLength(TURNS_READ)),
    ),
    /** What the person wears. */
    currentMakeup: z.optional(lookSchema),
  }),
  /**
   * What of the response is there already. All pieces in a row are the response, unless what was being said was
   * taken back: the reply's own response always counts.
   */
  piece: z.object({ text: z.string() }),
  reply: z.object({
    response: z.string(),
    emoji: z.exactOptional(z.string()),
    emojiAnimation: z.exactOptional(z.enum(EMOJI_ANIMATIONS)),
    /** What can be tried on. */
    suggestion: z.exactOptional(lookPatchSchema),
    /** The card that answered. */
    cardId: z.exactOptional(z.string()),
    /** What people ask next. */
    followUps: z.exactOptional(z.array(z.string())),
  }),
  errors: ['not_found'],
} as const satisfies Contract;
