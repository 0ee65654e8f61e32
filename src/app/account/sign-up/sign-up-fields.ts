/** What both kinds of sign-up ask for, and the order in which their problems are reported. */

import { z } from 'zod/mini';
import {
  confirmPasswordField,
  emailField,
  neededLine,
  newPasswordField,
} from '#app/kit/forms/account-fields.ts';
import { FIELD_PROBLEMS } from '#content/form-words.ts';
import type { ToastName } from '#content/toasts.ts';
import { LONGEST_NAME, SHORTEST_PASSWORD } from '#domain/account/account.ts';
import { passwordStrength, WEAKEST_TAKEN_STRENGTH } from '#domain/account/password-strength.ts';

export const SIGN_UP_FIELDS = {
  fullName: neededLine(FIELD_PROBLEMS.fullName, LONGEST_NAME),
  email: emailField,
  password: newPasswordField,
  confirmPassword: confirmPasswordField,
  terms: z.boolean().check(z.refine((agreed) => agreed, FIELD_PROBLEMS.terms)),
};

export const NO_SIGN_UP_VALUES = {
  fullName: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

export type SignUpValues = typeof NO_SIGN_UP_VALUES;

/** The toast for a sign-up that cannot be sent; null while a required field is still empty. */
export function toastOfInvalid(values: SignUpValues): ToastName | null {
  const { fullName, email, password, confirmPassword, terms } = values;
  if ([fullName, email, password, confirmPassword].includes('')) return null;
  if (!terms) return 'termsRequired';
  if (password !== confirmPassword) return 'passwordMismatch';
  const isWeak =
    password.length < SHORTEST_PASSWORD || passwordStrength(password) < WEAKEST_TAKEN_STRENGTH;
  return isWeak ? 'weakPassword' : null;
}

/** The field that each of the server's refusals is about. */
export const FIELD_OF_REFUSAL = {
  address_taken: 'email',
  weak_password: 'password',
  common_password: 'password',
  password_mismatch: 'confirmPassword',
} as const;

/** The names that the forms give to the identity fields. */
export const IDENTITY_NAMES = {
  fullName: 'fullName',
  email: 'email',
  password: 'password',
  confirmPassword: 'confirmPassword',
} as const;
