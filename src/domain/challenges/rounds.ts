/** Challenges that come with Lookglass return in rounds, so that each always has a deadline ahead. */

import type { ChallengeTimes } from './challenge.ts';

const DAY_MS = 24 * 3_600_000;

/** How long a round is. */
export const ROUND_MS = 14 * DAY_MS;

/** A Monday, at six in the evening of UTC. Only the distance to it matters. */
const FIRST_ROUND_MS = Date.UTC(2026, 0, 5, 18);

/** How many days later the rounds of each slot begin, so that not all end at once. */
const SHIFTS_DAYS = [0, 5, 9] as const;

export const ROUND_SLOTS = SHIFTS_DAYS.length;

export interface Round extends ChallengeTimes {
  /** Counts up; the rounds of a slot follow one another without a gap. */
  readonly number: number;
}

/** The round that runs in a slot, which is in [0, ROUND_SLOTS). It has begun, and ends in at most 14 days. */
export function roundAt(slot: number, now: Date): Round {
  const first = FIRST_ROUND_MS + (SHIFTS_DAYS[slot] ?? 0) * DAY_MS;
  const number = Math.floor((now.getTime() - first) / ROUND_MS);
  const startsAt = new Date(first + number * ROUND_MS);
  return { number, startsAt, endsAt: new Date(startsAt.getTime() + ROUND_MS) };
}
