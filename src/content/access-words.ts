/** The words about what a person may use, and for how long. */

import type { RemainingTime } from '#domain/access/remaining-time.ts';

/** What is left of a pass, such as `1h 20m remaining` or `20m remaining`. */
export function remainingWords({ hours, minutes }: RemainingTime): string {
  return hours > 0 ? `${hours}h ${minutes}m remaining` : `${minutes}m remaining`;
}

export const PASS_WORDS = {
  title: 'Your Pro Artists Chat pass',
  clear: 'Clear pass (test mode)',
  clearing: 'Clearing…',
} as const;

export const GRACE_WORDS = {
  title: 'Your last payment didn’t go through.',
  text: 'You’ll keep Pro until {date}.',
  change: 'Change Payment Method',
  later: 'Not now',
} as const;
