/**
 * What can be read of one picture, for those who choose to send it: the page does the same on the device and
 * sends nothing. The picture is worked on in memory and not kept.
 */
import { z } from 'zod/mini';
import { ANALYSED_FEATURES } from '#domain/advice/face-analysis.ts';
import { PRODUCTS } from '#domain/makeup/look.ts';
import { lookPatchSchema } from '#domain/makeup/look-patch-schema.ts';
import { lookSchema } from '#domain/makeup/parse-look.ts';
import { LONGEST_SIDE } from '#domain/picture/sent-pictures.ts';
import type { Contract } from './contract.ts';
import { jpegPicture, modelName } from './fields.ts';
import { MINUTE_S, type Limit } from './limit.ts';
import { chance, faceReading, listOf, withheldReason } from './readings.ts';
import { skinReport } from './skin-report.ts';

const KIB = 1024;

/** Longest side 512 px, quality 0.6: about 60 kB; anything larger is not such a picture. */
const FACE_PICTURE_BYTES = 256 * KIB;
/** A frame of the camera at quality 0.8. */
const SKIN_PICTURE_BYTES = 2 * KIB * KIB;
/** Room for what a body holds besides its picture. */
const BESIDE_BYTES = 64 * KIB;

/** Both calls count together: each takes a third of a second of a processor. */
const PICTURES: Limit = {
  name: 'pictures_by_account',
  times: 12,
  seconds: MINUTE_S,
  countedIn: 'database',
  per: 'account',
};

/** What can be wrong with a picture. */
const PICTURE_ERRORS = [
  'not_a_jpeg',
  'broken_picture',
  'wrong_colors',
  'picture_too_large',
  'no_face',
  'several_faces',
  'bad_light',
  'face_not_readable',
  'not_analyzed',
] as const;

const feature = z.enum(ANALYSED_FEATURES);

export const analyzeFace = {
  method: 'POST',
  path: '/api/analyze-face',
  summary: `Recommends shades from one JPEG, of at most ${LONGEST_SIDE.face} px a side, which is processed and not kept.`,
  access: 'user',
  requires: 'ai-recommendations',
  limits: [PICTURES],
  bodyLimit: FACE_PICTURE_BYTES + BESIDE_BYTES,
  body: z.object({
    imageData: jpegPicture(FACE_PICTURE_BYTES),
    /**
     * Whether the person agreed that the model of this server's operator, where there is one, gets what was found,
     * in words and numbers, to word the reasons and tips. It never gets the picture.
     */
    mayUseModel: z.optional(z.boolean()),
    /** The model that the person was told of, where the server told its name: no other is asked. */
    modelName: z.optional(modelName),
  }),
  reply: z.object({
    /** What is known of each feature, in words; one that was withheld is left out. */
    analysis: z.partialRecord(feature, z.string()),
    /** How far each of these can be trusted. */
    confidence: z.partialRecord(feature, chance),
    /** Why the others are not there. */
    withheld: z.partialRecord(feature, withheldReason),
    recommendations: listOf(
      z.object({
        category: z.enum(PRODUCTS),
        color: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
        /** Opacity in percent. */
        intensity: z.number().check(z.minimum(0), z.maximum(100)),
        productName: z.string(),
        reason: z.string(),
        /** Ours, where `reason` is in a model's words. */
        ownReason: z.exactOptional(z.string()),
        /** Whether the reason rests on a convention of styling, or only on what was measured. */
        basis: z.enum(['measurement', 'convention']),
        /** Puts it on. */
        patch: lookPatchSchema,
      }),
    ),
    overallTips: listOf(z.string()),
    /** Ours in the same order, where one of the tips is in a model's words. */
    ownTips: z.exactOptional(listOf(z.string())),
    /** The reading that all of this rests on, which a page can work with further. */
    reading: faceReading,
  }),
  errors: PICTURE_ERRORS,
} as const satisfies Contract;

export const analyzeSkin = {
  method: 'POST',
  path: '/api/skin-analysis',
  summary: `Measures skin in one JPEG, of at most ${LONGEST_SIDE.skin} px a side, which is processed and not kept.`,
  access: 'user',
  requires: 'skin-analysis',
  limits: [PICTURES],
  bodyLimit: SKIN_PICTURE_BYTES + BESIDE_BYTES,
  body: z.object({
    image: jpegPicture(SKIN_PICTURE_BYTES),
    /** The look that the mirror drew into this very picture; null where it drew none. */
    currentMakeup: z.nullable(lookSchema),
  }),
  reply: skinReport,
  errors: PICTURE_ERRORS,
} as const satisfies Contract;
