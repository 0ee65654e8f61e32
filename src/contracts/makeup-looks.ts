import { z } from 'zod/mini';
import { lookSchema } from '#domain/makeup/parse-look.ts';
import { LONGEST_LOOK_NAME } from '#domain/looks/limits.ts';
import type { Contract } from './contract.ts';
import { done, identifier, moment } from './fields.ts';
import { type Limit, MINUTE_S } from './limit.ts';
import { publicLine } from './public-text.ts';

const params = z.object({ id: identifier });
const name = publicLine({ longest: LONGEST_LOOK_NAME });

export const savedLook = z.object({
  id: identifier,
  name: z.string(),
  createdAt: moment,
  likes: z.int().check(z.nonnegative()),
  isPublic: z.boolean(),
  /** Whether the gallery of public looks shows it. */
  isListed: z.boolean(),
  /** An operator hid it: only its owner sees it, and cannot make it public. */
  isHidden: z.boolean(),
  look: lookSchema,
});
export type SavedLook = z.infer<typeof savedLook>;

export const listLooks = {
  method: 'GET',
  path: '/api/makeup-looks/user',
  summary: 'Lists the looks of this account, newest first.',
  access: 'user',
  reply: z.array(savedLook),
} as const satisfies Contract;

const LIKES = {
  name: 'likes',
  times: 120,
  seconds: MINUTE_S,
  countedIn: 'process',
  per: 'account',
} as const satisfies Limit;

export const saveLook = {
  method: 'POST',
  path: '/api/makeup-looks',
  summary: 'Saves a look. The page makes its id, so that a repeated call saves it once.',
  access: 'user',
  unlimited: 'An account keeps a limited number of looks, and only its own.',
  body: z.object({
    id: identifier,
    name,
    isPublic: z._default(z.boolean(), false),
    look: lookSchema,
  }),
  status: 201,
  reply: savedLook,
  errors: ['limit_reached', 'already_used', 'no_links', 'banned'],
} as const satisfies Contract;

export const readLook = {
  method: 'GET',
  path: '/api/makeup-looks/:id',
  summary: 'Reads a public look, or one of this account.',
  access: 'anyone',
  params,
  reply: z.object({
    ...savedLook.shape,
    isOwn: z.boolean(),
    isLiked: z.boolean(),
  }),
  errors: ['not_found'],
} as const satisfies Contract;

export const updateLook = {
  method: 'PATCH',
  path: '/api/makeup-looks/:id',
  summary:
    'Renames a look of this account, or changes who may see it and whether the gallery shows it, which it never does for a private look.',
  access: 'user',
  unlimited: 'It changes one row of the caller’s own.',
  params,
  body: z.object({
    name: z.optional(name),
    isPublic: z.optional(z.boolean()),
    isListed: z.optional(z.boolean()),
  }),
  reply: savedLook,
  errors: ['not_found', 'no_links', 'banned', 'hidden'],
} as const satisfies Contract;

export const deleteLook = {
  method: 'DELETE',
  path: '/api/makeup-looks/:id',
  summary: 'Deletes a look of this account; it can be restored for a short time.',
  access: 'user',
  unlimited: 'It changes one row of the caller’s own.',
  params,
  reply: done,
  errors: ['not_found'],
} as const satisfies Contract;

export const restoreLook = {
  method: 'POST',
  path: '/api/makeup-looks/:id/restore',
  summary: 'Restores a look that was just deleted.',
  access: 'user',
  unlimited: 'It changes one row of the caller’s own.',
  params,
  reply: savedLook,
  errors: ['not_found', 'limit_reached'],
} as const satisfies Contract;

const likes = z.object({ likes: z.int().check(z.nonnegative()), isLiked: z.boolean() });

export const likeLook = {
  method: 'PUT',
  path: '/api/makeup-looks/:id/like',
  summary: 'Likes a public look; liking it again changes nothing.',
  access: 'user',
  limits: [LIKES],
  params,
  reply: likes,
  errors: ['not_found'],
} as const satisfies Contract;

export const unlikeLook = {
  method: 'DELETE',
  path: '/api/makeup-looks/:id/like',
  summary: 'Removes a like.',
  access: 'user',
  limits: [LIKES],
  params,
  reply: likes,
  errors: ['not_found'],
} as const satisfies Contract;
