import { SHORTEST_PASSWORD } from './account.ts';

/** How strong a password looks: 0 is empty, 4 the best. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** The least strength that is accepted. */
export const WEAKEST_TAKEN_STRENGTH: PasswordStrength = 2;

/** One point for each that holds, as the specification counts. */
const SIGNS_OF_STRENGTH = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/] as const;

const STRENGTHS = [0, 1, 2, 3, 4] as const;
const BEST: PasswordStrength = 4;

/** Counts what makes a password hard to guess: its length, and the kinds of characters in it. */
export function passwordStrength(password: string): PasswordStrength {
  const length = password.length >= SHORTEST_PASSWORD ? 1 : 0;
  const kinds = SIGNS_OF_STRENGTH.filter((sign) => sign.test(password)).length;
  return STRENGTHS[length + kinds] ?? BEST;
}

/** The best rating of a password that would be refused. */
const STRENGTH_OF_REFUSED: PasswordStrength = 1;

/**
 * How strong a password is called while it is typed. One that would be refused is called weak at
 * best, so that a password called fair is always accepted.
 */
export function ratedStrength(password: string, isGuessed: boolean): PasswordStrength {
  const strength = passwordStrength(password);
  const isRefused = isGuessed || password.length < SHORTEST_PASSWORD;
  return isRefused && strength > STRENGTH_OF_REFUSED ? STRENGTH_OF_REFUSED : strength;
}
