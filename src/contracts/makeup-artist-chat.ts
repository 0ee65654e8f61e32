/** The chat with the AI artists. */
import { z } from 'zod/mini';
import { lookPatchSchema } from '#domain/makeup/look-patch-schema.ts';
import { lookSchema } from '#domain/makeup/parse-look.ts';
import { FEATURE_VALUES } from '#domain/artist-chat/shared-features.ts';
import { EMOJI_ANIMATIONS, LONGEST_MESSAGE, TURNS_READ } from '#domain/artist-chat/artist-chat.ts';
import type { Contract } from './contract.ts';
import { line, modelName, neededText, optionalText } from './fields.ts';
import { MINUTE_S } from './limit.ts';

const LONGEST_NAME = 100;
const LONGEST_BIOGRAPHY = 2000;
const LONGEST_RESPONSE = 4000;
const MOST_EXPERTISE = 20;
/** Room for six turns of the longest texts at three bytes a letter. */
const BODY_BYTES = 160 * 1024;

/** An artist's id: a name as a part of an address. */
const artistId = z.string().check(z.maxLength(LONGEST_NAME), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

const sharedFeatures = z.object({
  skinDepth: z.exactOptional(z.enum(FEATURE_VALUES.skinDepth)),
  undertone: z.exactOptional(z.enum(FEATURE_VALUES.undertone)),
  contrast: z.exactOptional(z.enum(FEATURE_VALUES.contrast)),
  eyeColor: z.exactOptional(z.enum(FEATURE_VALUES.eyeColor)),
  eyeShape: z.exactOptional(z.enum(FEATURE_VALUES.eyeShape)),
  eyeTilt: z.exactOptional(z.enum(FEATURE_VALUES.eyeTilt)),
  faceShape: z.exactOptional(z.enum(FEATURE_VALUES.faceShape)),
  lipShape: z.exactOptional(z.enum(FEATURE_VALUES.lipShape)),
});

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
            /** As the reply said: whether the response rests on what was measured. */
            restsOnFeatures: z.optional(z.boolean()),
          }),
        )
        .check(z.maxLength(TURNS_READ)),
    ),
    /** What the person wears. */
    currentMakeup: z.optional(lookSchema),
    /** What the mirror measured of the person, if they share it: the names of classes, and no number. */
    features: z.optional(sharedFeatures),
    /**
     * Whether the person agreed that the model of this server's operator, where there is one, gets the features, too.
     * Without that, answers that rest on them are in our own words, and it gets nothing of them.
     */
    mayShowFeatures: z.optional(z.boolean()),
    /** The model that the person was told of, where the server told its name: no other gets them. */
    modelName: z.optional(modelName),
  }),
  /**
   * The next piece of the response. All pieces joined are the response, unless what had been sent was
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
    /** What that card is called, for people to read. */
    cardTitle: z.exactOptional(z.string()),
    /** What people ask next. */
    followUps: z.exactOptional(z.array(z.string())),
    /** Whether the answer rests on the features. */
    restsOnFeatures: z.exactOptional(z.literal(true)),
  }),
  errors: ['not_found'],
} as const satisfies Contract;
