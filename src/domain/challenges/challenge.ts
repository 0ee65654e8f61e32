/** What a challenge is, and what its times allow. */

import { encodeShortLook } from '#domain/makeup/short-look.ts';
import { DEFAULT_LOOK, eyeFinishOf, lipFinishOf, type Look } from '#domain/makeup/look.ts';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Who set a challenge: it comes with Lookglass, or operators of this server made it. */
export const SETTERS = ['lookglass', 'operator'] as const;
export type Setter = (typeof SETTERS)[number];

export const CHALLENGE_STATES = ['planned', 'running', 'ended'] as const;
export type ChallengeState = (typeof CHALLENGE_STATES)[number];

export const LONGEST_CHALLENGE_TITLE = 60;
export const LONGEST_ABOUT = 280;
export const LONGEST_PRIZE = 120;
/** Entries of one challenge. */
export const MOST_ENTRIES = 300;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The last part of a challenge is for votes alone, so that each entry can be seen before the end. */
export const VOTES_ONLY_MS = DAY_MS;
export const SHORTEST_CHALLENGE_MS = 2 * DAY_MS;
export const LONGEST_CHALLENGE_MS = 90 * DAY_MS;
/** How far ahead one can be set. */
export const FURTHEST_START_MS = 365 * DAY_MS;
/** How long a result is shown. */
export const RESULT_SHOWN_MS = 30 * DAY_MS;

export interface ChallengeTimes {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export function challengeState({ startsAt, endsAt }: ChallengeTimes, now: Date): ChallengeState {
  if (now < startsAt) return 'planned';
  return now < endsAt ? 'running' : 'ended';
}

/** Until when looks can be entered. */
export function entriesUntil({ endsAt }: Pick<ChallengeTimes, 'endsAt'>): Date {
  return new Date(endsAt.getTime() - VOTES_ONLY_MS);
}

export function takesEntries(times: ChallengeTimes, now: Date): boolean {
  return challengeState(times, now) === 'running' && now < entriesUntil(times);
}

export type TimesProblem = 'starts-in-the-past' | 'starts-too-late' | 'too-short' | 'too-long';

/** What is wrong with the times of a challenge that is being set; null where nothing is. */
export function problemOfTimes(
  { startsAt, endsAt }: ChallengeTimes,
  now: Date,
): TimesProblem | null {
  // A form takes a while to fill in: "now" may be a few minutes ago by then.
  if (startsAt.getTime() < now.getTime() - HOUR_MS) return 'starts-in-the-past';
  if (startsAt.getTime() > now.getTime() + FURTHEST_START_MS) return 'starts-too-late';
  const lasts = endsAt.getTime() - startsAt.getTime();
  if (lasts < SHORTEST_CHALLENGE_MS) return 'too-short';
  return lasts > LONGEST_CHALLENGE_MS ? 'too-long' : null;
}

/**
 * A text that two looks share exactly when they wear the same makeup: what one person entered, another cannot enter as
 * their own. The foundation does not count, since it belongs to the wearer's own skin.
 */
export function makeupKey(look: Look): string {
  return encodeShortLook({
    ...look,
    lipstick: { ...look.lipstick, finish: lipFinishOf(look) },
    eyeshadow: { ...look.eyeshadow, finish: eyeFinishOf(look) },
    foundation: DEFAULT_LOOK.foundation,
  });
}
