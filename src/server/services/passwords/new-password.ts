import { SHORTEST_PASSWORD } from '#domain/account/account.ts';
import { isGuessable, type PasswordOwner } from '#domain/account/guessable-password.ts';
import { passwordStrength, WEAKEST_TAKEN_STRENGTH } from '#domain/account/password-strength.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';

export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
  /** The fields they came in, for the answer. */
  readonly fields?: { readonly password: string; readonly confirmPassword: string };
}

const FIELDS = { password: 'password', confirmPassword: 'confirmPassword' };

function isWeak(password: string): boolean {
  return password.length < SHORTEST_PASSWORD || passwordStrength(password) < WEAKEST_TAKEN_STRENGTH;
}

/** Throws `password_mismatch` or `weak_password` for a password that nobody may choose. */
export function refuseBadPassword({
  password,
  confirmPassword,
  fields = FIELDS,
}: NewPassword): void {
  if (password !== confirmPassword) {
    throw new ApiFailure('password_mismatch', { field: fields.confirmPassword });
  }
  if (isWeak(password)) {
    throw new ApiFailure('weak_password', { field: fields.password });
  }
}

/** Throws `common_password` for one that would be guessed at once. */
export function refuseCommonPassword(
  password: string,
  owner: PasswordOwner,
  field = FIELDS.password,
): void {
  if (isGuessable(password, owner)) throw new ApiFailure('common_password', { field });
}
