import { z } from 'zod/mini';
import type { Contract } from './contract.ts';
import { done, email, linkToken, newPassword, password, said } from './fields.ts';
import { HOUR_S, PASSWORD_AGAIN, QUARTER_S } from './limit.ts';

export const forgotPassword = {
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Sends a link that sets a new password and works once, for 10 minutes.',
  access: 'anyone',
  limits: [
    {
      name: 'forgot_password_by_address',
      times: 30,
      seconds: HOUR_S,
      countedIn: 'database',
      per: 'address',
    },
    {
      name: 'forgot_password_by_address_and_account',
      times: 3,
      seconds: QUARTER_S,
      countedIn: 'database',
      per: 'address and email',
    },
    // Each of these mails brings the owner a link that works, so that using them up locks nobody out.
    {
      name: 'forgot_password_by_account',
      times: 12,
      seconds: HOUR_S,
      countedIn: 'database',
      per: 'email',
    },
  ],
  body: z.object({ email }),
  status: 202,
  reply: said,
} as const satisfies Contract;

export const resetPassword = {
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password with the token of the emailed link; every session ends.',
  access: 'anyone',
  limits: [
    {
      name: 'reset_password_by_address',
      times: 30,
      seconds: QUARTER_S,
      countedIn: 'database',
      per: 'address',
    },
  ],
  body: z.object({ token: linkToken, password: newPassword, confirmPassword: z.string() }),
  reply: done,
  errors: ['link_expired', 'password_mismatch', 'weak_password', 'common_password'],
} as const satisfies Contract;

export const changePassword = {
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Changes the password; every session ends, and the caller gets a new one.',
  access: 'user',
  limits: [{ ...PASSWORD_AGAIN, per: 'account' }],
  body: z.object({ currentPassword: password, newPassword, confirmPassword: z.string() }),
  reply: done,
  errors: ['wrong_password', 'password_mismatch', 'weak_password', 'common_password'],
} as const satisfies Contract;
