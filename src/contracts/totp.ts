import { z } from 'zod/mini';
import type { Contract } from './contract.ts';
import { done, password } from './fields.ts';
import { PASSWORD_AGAIN, TOTP_CODE_USES, TOTP_TRIES } from './limit.ts';

/** Left out by those who only ever signed in with a provider: they have none. */
const ownPassword = z.optional(password);

export const startTotp = {
  method: 'POST',
  path: '/api/auth/totp/enrol',
  summary:
    'Makes the secret for an authenticator app; it takes effect once a first code is confirmed.',
  access: 'user',
  serviceLimits: [PASSWORD_AGAIN],
  body: z.object({ password: ownPassword }),
  reply: z.object({
    /** `otpauth://` address for the app. */
    uri: z.string(),
    /** The same secret, for typing in. */
    secret: z.string(),
    backupCodes: z.array(z.string()),
  }),
  errors: ['wrong_password', 'sign_in_again', 'already_used', 'too_many_requests'],
} as const satisfies Contract;

export const confirmTotp = {
  method: 'POST',
  path: '/api/auth/totp/confirm',
  summary: 'Confirms the authenticator app with its first code; every other session ends.',
  access: 'user',
  limits: [{ ...TOTP_TRIES, per: 'account' }],
  serviceLimits: [TOTP_CODE_USES],
  body: z.object({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/)) }),
  reply: done,
  errors: ['wrong_code'],
} as const satisfies Contract;

export const disableTotp = {
  method: 'POST',
  path: '/api/auth/totp/disable',
  summary: 'Removes the authenticator app from the account.',
  access: 'user',
  limits: [{ ...PASSWORD_AGAIN, per: 'account' }],
  serviceLimits: [TOTP_CODE_USES],
  body: z.object({
    password: ownPassword,
    /** A code of the app or a backup code: for those without a password. */
    code: z.optional(z.string().check(z.trim(), z.minLength(6), z.maxLength(20))),
  }),
  reply: done,
  errors: ['wrong_password', 'wrong_code'],
} as const satisfies Contract;
