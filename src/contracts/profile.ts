import { z } from 'zod/mini';
import { LONGEST_NAME } from '#domain/account/account.ts';
import type { Contract } from './contract.ts';
import { currentUser, email, password } from './fields.ts';
import { HOUR_S, MINUTE_S, PASSWORD_AGAIN, type Rate } from './limit.ts';
import { publicLine, publicName } from './public-text.ts';

/** Mails to addresses that an account may move to. */
export const NEW_ADDRESSES = {
  name: 'change_email',
  times: 5,
  seconds: HOUR_S,
  countedIn: 'database',
} as const satisfies Rate;

export const updateProfile = {
  method: 'PATCH',
  path: '/api/auth/profile',
  summary:
    'Changes the name at once, and the address, which asks for the password, as soon as the link sent to the new one is opened.',
  access: 'user',
  limits: [{ name: 'profile', times: 60, seconds: MINUTE_S, countedIn: 'process', per: 'account' }],
  serviceLimits: [PASSWORD_AGAIN, NEW_ADDRESSES],
  body: z.object({
    firstName: publicName,
    lastName: publicLine({ longest: LONGEST_NAME, shortest: 0 }),
    email,
    /** Needed for a new address, except from those without a password: they sign in again. */
    password: z.optional(password),
  }),
  reply: z.object({
    user: currentUser,
    /** The new address that has yet to be confirmed. */
    pendingEmail: z.nullable(z.string()),
  }),
  errors: ['wrong_password', 'sign_in_again', 'no_links'],
} as const satisfies Contract;
