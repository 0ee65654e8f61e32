import { z } from 'zod/mini';
import type { Contract } from './contract.ts';
import { done, email, linkToken, newPassword, password, said } from './fields.ts';

export const forgotPassword = {
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Sends a link that sets a new password and works once, for 10 minutes.',
  access: 'anyone',
  body: z.object({ email }),
  status: 202,
  reply: said,
  errors: ['too_many_requests'],
} as const satisfies Contract;

export const resetPassword = {
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password with the token of the emailed link; every session ends.',
  access: 'anyone',
  body: z.object({ token: linkToken, password: newPassword, confirmPassword: z.string() }),
  reply: done,
  errors: [
    'link_expired',
    'password_mismatch',
    'weak_password',
    'common_password',
    'too_many_requests',
  ],
} as const satisfies Contract;

export const changePassword = {
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Changes the password; every session ends, and the caller gets a new one.',
  access: 'user',
  body: z.object({ currentPassword: password, newPassword, confirmPassword: z.string() }),
  reply: done,
  errors: [
    'wrong_password',
    'password_mismatch',
    'weak_password',
    'common_password',
    'too_many_requests',
  ],
} as const satisfies Contract;
