import { z } from 'zod/mini';
import type { Contract } from './contract.ts';
import { linkToken, said } from './fields.ts';

export const verifyEmail = {
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Verifies an address with the token of the mailed link.',
  access: 'anyone',
  body: z.object({ token: linkToken }),
  reply: said,
  errors: ['link_expired', 'too_many_requests'],
} as const satisfies Contract;

export const sendVerificationEmail = {
  method: 'POST',
  path: '/api/auth/send-verification-email',
  summary: 'Mails the link that verifies the address of this account once more.',
  access: 'user',
  status: 202,
  reply: said,
  errors: ['already_used', 'too_many_requests'],
} as const satisfies Contract;
