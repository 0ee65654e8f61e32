/** Public looks whose owners want them seen, and what was really worn and saved this week. */

import { z } from 'zod/mini';
import { PRODUCTS } from '#domain/makeup/look.ts';
import { lookSchema } from '#domain/makeup/parse-look.ts';
import type { Contract } from './contract.ts';
import { identifier } from './fields.ts';
import { type Limit, MINUTE_S } from './limit.ts';

const count = z.int().check(z.nonnegative());

const READS = {
  name: 'gallery_reads_by_address',
  times: 240,
  seconds: MINUTE_S,
  countedIn: 'process',
  per: 'address',
} as const satisfies Limit;

const galleryLook = z.object({
  id: identifier,
  name: z.string(),
  look: lookSchema,
  likes: count,
  /** How often it was put on in the last seven days. */
  worn: count,
  isOwn: z.boolean(),
  isLiked: z.boolean(),
});
export type GalleryLook = z.infer<typeof galleryLook>;

export const readGallery = {
  method: 'GET',
  path: '/api/look-gallery',
  summary:
    'Reads the public looks that their owners show in the gallery: those put on most often in the last seven days, and the newest. Nothing says whose they are.',
  access: 'anyone',
  limits: [READS],
  reply: z.object({
    /** The most worn first. */
    worn: z.array(galleryLook),
    /** The newest first, without those above. */
    newest: z.array(galleryLook),
  }),
} as const satisfies Contract;

export const readLookTrends = {
  method: 'GET',
  path: '/api/look-trends',
  summary:
    'Which of our shades and looks were put on and saved most often in the last seven days, as all pages counted it.',
  access: 'anyone',
  limits: [READS],
  reply: z.object({
    /** The most worn first. */
    shades: z.array(z.object({ product: z.enum(PRODUCTS), shade: z.string(), worn: count })),
    /** The most worn and saved first. */
    looks: z.array(z.object({ look: z.string(), worn: count, saved: count })),
  }),
} as const satisfies Contract;
