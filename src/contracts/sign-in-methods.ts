import { z } from 'zod/mini';
import { SIGN_IN_PROVIDERS } from '#domain/account/account.ts';
import type { Contract } from './contract.ts';
import { done } from './fields.ts';

export const readSignInMethods = {
  method: 'GET',
  path: '/api/auth/sign-in-methods',
  summary:
    'Tells which providers can sign in to this account, and which new address is still to be confirmed.',
  access: 'user',
  reply: z.object({
    /** Those that are connected. */
    providers: z.array(z.enum(SIGN_IN_PROVIDERS)),
    /** The new address that has yet to be confirmed. */
    pendingEmail: z.nullable(z.string()),
  }),
} as const satisfies Contract;

export const disconnectProvider = {
  method: 'DELETE',
  path: '/api/auth/sign-in-methods/:provider',
  summary: 'Takes a provider off this account, unless it is the last way to sign in.',
  access: 'user',
  unlimited: 'It changes one row of the caller’s own.',
  params: z.object({ provider: z.enum(SIGN_IN_PROVIDERS) }),
  reply: done,
  errors: ['last_way_in'],
} as const satisfies Contract;
