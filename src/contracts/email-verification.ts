import { z } from 'zod/mini';
import type { Contract } from './contract.ts';
import { linkToken, said } from './fields.ts';
import { HOUR_S, type Limit, QUARTER_S } from './limit.ts';

/** Tokens of mailed links. */
const MAILED_LINKS = {
  name: 'verify_email_by_address',
  times: 60,
  seconds: QUARTER_S,
  countedIn: 'database',
  per: 'address',
} as const satisfies Limit;

export const verifyEmail = {
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Verifies an address with the token of the emailed link.',
  access: 'anyone',
  limits: [MAILED_LINKS],
  body: z.object({ token: linkToken }),
  reply: said,
  errors: ['link_expired'],
} as const satisfies Contract;

export const sendVerificationEmail = {
  method: 'POST',
  path: '/api/auth/send-verification-email',
  summary: 'Sends the link that verifies the address of this account again.',
  access: 'user',
  limits: [
    { name: 'verification_mail', times: 5, seconds: HOUR_S, countedIn: 'database', per: 'account' },
  ],
  status: 202,
  reply: said,
  errors: ['already_used'],
} as const satisfies Contract;

export const undoEmailChange = {
  method: 'POST',
  path: '/api/auth/undo-email-change',
  summary:
    'Brings an account back to the address it was moved from, with the token mailed there. Its password and every session end.',
  access: 'anyone',
  limits: [MAILED_LINKS],
  body: z.object({ token: linkToken }),
  reply: z.object({
    success: z.literal(true),
    /** Sets a new password, just as the token of a mailed link does. */
    resetToken: z.string(),
  }),
  errors: ['link_expired'],
} as const satisfies Contract;
