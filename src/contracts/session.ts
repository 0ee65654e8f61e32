import { z } from 'zod/mini';
import type { Contract } from './contract.ts';
import { currentUser, done, email, identifier, moment, password } from './fields.ts';

/** Signed in, or half way there: a code of the authenticator app is still to be sent. */
const signedIn = z.union([
  z.object({ next: z.literal('done'), user: currentUser }),
  z.object({ next: z.literal('totp') }),
]);

export const login = {
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with an address and a password.',
  access: 'anyone',
  openInMaintenance: true,
  body: z.object({ email, password, rememberMe: z._default(z.boolean(), false) }),
  reply: signedIn,
  errors: ['invalid_credentials', 'too_many_requests'],
} as const satisfies Contract;

export const loginWithTotp = {
  method: 'POST',
  path: '/api/auth/totp',
  summary: 'Completes a sign-in with a code of the authenticator app, or a backup code.',
  access: 'anyone',
  openInMaintenance: true,
  body: z.object({ code: z.string().check(z.trim(), z.minLength(6), z.maxLength(20)) }),
  reply: z.object({ next: z.literal('done'), user: currentUser }),
  errors: ['wrong_code', 'signed_out', 'too_many_requests'],
} as const satisfies Contract;

export const logout = {
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends this session. Also succeeds without one.',
  access: 'anyone',
  openInMaintenance: true,
  reply: done,
} as const satisfies Contract;

export const readCurrentUser = {
  method: 'GET',
  path: '/api/auth/user',
  summary: 'Tells who is signed in.',
  access: 'user',
  openInMaintenance: true,
  reply: currentUser,
} as const satisfies Contract;

export const listSessions = {
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Lists where this account is signed in, newest first.',
  access: 'user',
  reply: z.array(
    z.object({
      id: identifier,
      /** The one that asks. */
      current: z.boolean(),
      /** Browser and system in words, such as `Chrome on Android`. */
      device: z.string(),
      createdAt: moment,
      lastSeenAt: moment,
    }),
  ),
} as const satisfies Contract;

export const revokeSession = {
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'Ends one session of this account.',
  access: 'user',
  params: z.object({ id: identifier }),
  reply: done,
  errors: ['not_found'],
} as const satisfies Contract;

export const revokeOtherSessions = {
  method: 'POST',
  path: '/api/auth/sessions/revoke-others',
  summary: 'Ends every session of this account except the caller’s.',
  access: 'user',
  reply: done,
} as const satisfies Contract;
