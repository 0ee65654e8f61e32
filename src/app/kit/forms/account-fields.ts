/** The fields that several forms share, with the messages shown where they are wrong. */

import { z } from 'zod/mini';
import { FIELD_PROBLEMS } from '#content/form-words.ts';
import { LONGEST_EMAIL, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#domain/account/account.ts';
import { wouldBeGuessed } from './password-judge.ts';
import { passwordStrength, WEAKEST_TAKEN_STRENGTH } from '#domain/account/password-strength.ts';

/** A line that must be filled in. */
export function neededLine(missing: string, longest: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(longest, FIELD_PROBLEMS.tooLong),
      z.regex(/^[^\p{Cc}\p{Cs}]*$/u, FIELD_PROBLEMS.characters),
    );
}

/** Text that may be left out. */
export function freeText(longest: number) {
  return z.string().check(z.trim(), z.maxLength(longest, FIELD_PROBLEMS.tooLong));
}

export const emailField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, FIELD_PROBLEMS.email),
    z.maxLength(LONGEST_EMAIL, FIELD_PROBLEMS.tooLong),
    z.email(FIELD_PROBLEMS.emailShape),
  );

/** An existing password: only the server can say whether it is right. */
export const passwordField = z.string().check(z.minLength(1, FIELD_PROBLEMS.password));

/** A password being chosen. */
export const newPasswordField = z.string().check(
  z.minLength(1, FIELD_PROBLEMS.newPassword),
  z.minLength(SHORTEST_PASSWORD, FIELD_PROBLEMS.weakPassword),
  z.maxLength(LONGEST_PASSWORD, FIELD_PROBLEMS.longPassword),
  z.refine(
    (password) => passwordStrength(password) >= WEAKEST_TAKEN_STRENGTH,
    FIELD_PROBLEMS.weakPassword,
  ),
);

export const confirmPasswordField = z
  .string()
  .check(z.minLength(1, FIELD_PROBLEMS.confirmPassword));

/** Whether the two passwords are the same; goes with `confirmPasswordField`. */
export const samePasswordTwice = z.refine<{
  readonly password: string;
  readonly confirmPassword: string;
}>(({ password, confirmPassword }) => password === confirmPassword, {
  path: ['confirmPassword'],
  error: FIELD_PROBLEMS.passwordMismatch,
});

/** Whether a password is not easily guessed; goes with `newPasswordField`, and takes a moment. */
export const hardToGuess = z.refine<{
  readonly password: string;
  readonly fullName?: string;
  readonly email?: string;
}>(
  async ({ password, fullName = '', email = '' }) =>
    !(await wouldBeGuessed(password, { name: fullName, email })),
  { path: ['password'], error: FIELD_PROBLEMS.guessablePassword },
);
