import { z } from 'zod/mini';
import { LONGEST_NAME } from '#domain/account/account.ts';
import type { Contract } from './contract.ts';
import { currentUser, email, line, optionalText } from './fields.ts';

export const updateProfile = {
  method: 'PATCH',
  path: '/api/auth/profile',
  summary:
    'Changes the name at once, and the address as soon as the link mailed to the new one is followed.',
  access: 'user',
  body: z.object({
    firstName: line(LONGEST_NAME),
    lastName: optionalText(LONGEST_NAME),
    email,
  }),
  reply: z.object({
    user: currentUser,
    /** The new address that has yet to be confirmed. */
    pendingEmail: z.nullable(z.string()),
  }),
  errors: ['too_many_requests'],
} as const satisfies Contract;
