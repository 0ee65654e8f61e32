import { z } from 'zod/mini';
import type { Contract } from './contract.ts';
import { currentUser, done, email, identifier, moment, password } from './fields.ts';
import { HOUR_S, QUARTER_S, type Rate, TOTP_CODE_USES, TOTP_TRIES } from './limit.ts';

/** Signed in, or half way there: a code of the authenticator app is still to be sent. */
const signedIn = z.union([
  z.object({ next: z.literal('done'), user: currentUser }),
  z.object({ next: z.literal('totp') }),
]);

/** Failed sign-ins from one network address, whatever the account. */
export const FAILURES_OF_ADDRESS = {
  name: 'sign_in_by_address',
  times: 100,
  seconds: QUARTER_S,
  countedIn: 'database',
} as const satisfies Rate;

/** Failed sign-ins to one account from one network address. */
export const FAILURES_OF_PAIR = {
  name: 'sign_in_by_address_and_account',
  times: 10,
  seconds: QUARTER_S,
  countedIn: 'database',
} as const satisfies Rate;

/** Failed sign-ins to one account from anywhere. Refuses nobody: beyond it, the next limit applies. */
export const FAILURES_AT_ACCOUNT = {
  name: 'sign_in_failures_by_account',
  times: 50,
  seconds: HOUR_S,
  countedIn: 'database',
} as const satisfies Rate;

/** The same as `FAILURES_OF_PAIR`, for an account whose password is being guessed from many addresses. */
export const FAILURES_OF_PAIR_UNDER_ATTACK = {
  name: 'sign_in_to_besieged_account',
  times: 2,
  seconds: QUARTER_S,
  countedIn: 'database',
} as const satisfies Rate;

export const login = {
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with an address and a password.',
  access: 'anyone',
  serviceLimits: [
    FAILURES_OF_ADDRESS,
    FAILURES_OF_PAIR,
    FAILURES_AT_ACCOUNT,
    FAILURES_OF_PAIR_UNDER_ATTACK,
  ],
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
  serviceLimits: [TOTP_TRIES, TOTP_CODE_USES],
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
  unlimited: 'It ends the session that it comes with.',
  openInMaintenance: true,
  reply: done,
} as const satisfies Contract;

export const listSessions = {
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Lists where this account is signed in, newest first.',
  access: 'user',
  reply: z.array(
    z.object({
      id: identifier,
      /** Whether it is the session that asks. */
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
  unlimited: 'It ends sessions of the caller’s own.',
  params: z.object({ id: identifier }),
  reply: done,
  errors: ['not_found'],
} as const satisfies Contract;

export const revokeOtherSessions = {
  method: 'POST',
  path: '/api/auth/sessions/revoke-others',
  summary: 'Ends every session of this account except the caller’s.',
  access: 'user',
  unlimited: 'It ends sessions of the caller’s own.',
  reply: done,
} as const satisfies Contract;
