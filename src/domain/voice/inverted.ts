import type { Wish } from './wish.ts';

/** Whether a wish asks for the opposite of what it names: less red, not so dark, too strong. */
export function isInverted({ too, off, enough, step }: Wish): boolean {
  return !enough && (too || off || step === -1);
}
