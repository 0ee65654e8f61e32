import { z } from 'zod/mini';
import type { Contract } from './contract.ts';
import { done, email, password } from './fields.ts';
import { HOUR_S, PASSWORD_AGAIN } from './limit.ts';

export const exportAccount = {
  method: 'GET',
  path: '/api/auth/export',
  summary: 'Everything that is kept about this account, as a JSON file.',
  access: 'user',
  limits: [
    { name: 'export_account', times: 5, seconds: HOUR_S, countedIn: 'database', per: 'account' },
  ],
  reply: z.looseObject({ exportedAt: z.string() }),
} as const satisfies Contract;

export const deleteAccount = {
  method: 'POST',
  path: '/api/auth/delete-account',
  summary:
    'Deletes the account and everything in it. Asks for the password, or, for an account without one, for its email address.',
  access: 'user',
  serviceLimits: [PASSWORD_AGAIN],
  body: z.object({
    password: z.optional(password),
    /** The account's own address typed out: only for those without a password. */
    confirmEmail: z.optional(email),
  }),
  reply: done,
  errors: ['wrong_password', 'sign_in_again', 'too_many_requests'],
} as const satisfies Contract;
