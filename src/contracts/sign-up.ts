import { z } from 'zod/mini';
import { EXPERIENCES, LONGEST_NAME, LONGEST_TEXT } from '#domain/account/account.ts';
import type { Contract } from './contract.ts';
import { currentUser, email, newPassword, optionalText, optionalWebAddress } from './fields.ts';
import { HOUR_S, type Limit } from './limit.ts';
import { publicLine, publicName } from './public-text.ts';

const signUpFields = {
  fullName: publicName,
  email,
  password: newPassword,
  confirmPassword: z.string(),
};

const accountMade = z.object({ user: currentUser });
const errors = [
  'no_links',
  'password_mismatch',
  'weak_password',
  'common_password',
  'address_taken',
] as const;

const limits = [
  { name: 'sign_up_by_address', times: 60, seconds: HOUR_S, countedIn: 'database', per: 'address' },
  // More attempts could only serve to find out whether the address is known.
  { name: 'sign_up_by_account', times: 10, seconds: HOUR_S, countedIn: 'database', per: 'email' },
] as const satisfies readonly Limit[];

export const signUp = {
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Makes a personal account, signs it in and sends a link that verifies its address.',
  access: 'anyone',
  limits,
  body: z.object({
    ...signUpFields,
    accountType: z._default(z.literal('personal'), 'personal'),
  }),
  status: 201,
  reply: accountMade,
  errors,
} as const satisfies Contract;

export const professionalSignUp = {
  method: 'POST',
  path: '/api/auth/professional-signup',
  summary: 'Makes the account of a professional makeup artist; its certifications await review.',
  access: 'anyone',
  limits,
  body: z.object({
    ...signUpFields,
    accountType: z._default(z.literal('professional'), 'professional'),
    businessName: publicLine({ longest: LONGEST_NAME }),
    certifications: optionalText(LONGEST_TEXT),
    experience: z.enum(EXPERIENCES),
    portfolio: optionalWebAddress,
    specialties: optionalText(LONGEST_TEXT),
    location: optionalText(LONGEST_NAME),
  }),
  status: 201,
  reply: accountMade,
  errors,
} as const satisfies Contract;
