/** The totals of a ledger. They depend on its awards alone, and never fall as awards are added. */

import { type Award, type AwardKind } from './awards.ts';
import type { CalendarDay } from './calendar-day.ts';
import { CountedSlots } from './ledger.ts';
import {
  ACHIEVEMENT_IDS,
  ACHIEVEMENT_XP,
  CHALLENGE_XP,
  COLOR_MASTER_LIPSTICKS,
  DAILY_GLOW_DAYS,
  EVENT_XP,
  isChallengeId,
  TRIED_LOOK_IDS,
  type AchievementId,
} from './rewards.ts';
import { continuingDays, firstRunOf, streakOn } from './streak.ts';

export interface Standing {
  readonly xp: number;
  /** Achievements and the day on which each was unlocked; those that are locked are not there. */
  readonly unlocked: ReadonlyMap<AchievementId, CalendarDay>;
  /** Every day on which the studio was opened. */
  readonly days: ReadonlySet<CalendarDay>;
  /** Lipstick colours and quick looks that were tried, up to the number that counts. */
  readonly lipsticksTried: number;
  readonly looksTried: number;
}

function xpOf({ kind, subject }: Award): number {
  switch (kind) {
    case 'challenge_completed':
      return isChallengeId(subject) ? CHALLENGE_XP[subject] : 0;
    case 'lipstick_tried':
    case 'look_tried':
      return 0;
    case 'daily_login':
    case 'camera_started':
    case 'first_makeup_applied':
    case 'photo_captured':
    case 'color_changed':
    case 'look_saved':
      return EVENT_XP[kind];
  }
}

/** The day on which the n-th award of a kind was earned; undefined while there are fewer. */
function dayOfNth(counted: readonly Award[], kind: AwardKind, nth: number) {
  return counted.filter((award) => award.kind === kind)[nth - 1]?.day;
}

function unlockedBy(counted: readonly Award[], days: ReadonlySet<CalendarDay>) {
  const unlockedOn: Readonly<Record<AchievementId, CalendarDay | undefined>> = {
    'first-try': dayOfNth(counted, 'first_makeup_applied', 1),
    'photo-ready': dayOfNth(counted, 'photo_captured', 1),
    'color-master': dayOfNth(counted, 'lipstick_tried', COLOR_MASTER_LIPSTICKS),
    'daily-streak': firstRunOf(DAILY_GLOW_DAYS, days),
    trendsetter: dayOfNth(counted, 'look_tried', TRIED_LOOK_IDS.length),
  };
  const unlocked = new Map<AchievementId, CalendarDay>();
  for (const id of ACHIEVEMENT_IDS) {
    const day = unlockedOn[id];
    if (day !== undefined) unlocked.set(id, day);
  }
  return unlocked;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The level, streak and totals of a ledger; the order of its awards does not matter. */
export function standingOf(ledger: readonly Award[]): Standing {
  const slots = new CountedSlots();
  const counted = ledger
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .filter((award) => slots.add(award));
  const days = new Set(counted.filter(({ kind }) => kind === 'daily_login').map(({ day }) => day));
  const unlocked = unlockedBy(counted, days);
  const looksTried = counted.filter(({ kind }) => kind === 'look_tried').length;
  const xp =
    sum(counted.map(xpOf)) +
    sum([...unlocked.keys()].map((id) => ACHIEVEMENT_XP[id])) +
    continuingDays(days).length * EVENT_XP.streak_maintained +
    (looksTried === TRIED_LOOK_IDS.length ? EVENT_XP.all_looks_tried : 0);
  return {
    xp,
    unlocked,
    days,
    lipsticksTried: counted.filter(({ kind }) => kind === 'lipstick_tried').length,
    looksTried,
  };
}

/** The days in a row up to today, and the challenges that are done today. */
export function todayOf(ledger: readonly Award[], { days }: Standing, today: CalendarDay) {
  const done = ledger.filter(({ kind, day }) => kind === 'challenge_completed' && day === today);
  return {
    streak: streakOn(days, today),
    challengesDone: new Set(done.map(({ subject }) => subject).filter(isChallengeId)),
  };
}
