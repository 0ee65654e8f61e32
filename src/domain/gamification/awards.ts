/**
 * The awards of a ledger. An award records that something was done, never how much XP it is worth.
 * Streaks, achievements and "all looks tried" are not recorded but computed from the ledger, so that two
 * devices with half of the awards each get the same result once their ledgers are joined.
 */

import { isCalendarDay, type CalendarDay } from './calendar-day.ts';
import { CHALLENGE_IDS, COLOR_MASTER_LIPSTICKS, TRIED_LOOK_IDS } from './rewards.ts';

interface AwardRule {
  /** Whether the limit is per day or in all. */
  readonly per: 'day' | 'ever';
  /** How many of them count. */
  readonly most: number;
  /** Subjects, each of which counts once in that time; null for kinds without a subject. */
  readonly subjects: RegExp | null;
}

const anyOf = (names: readonly string[]): RegExp => new RegExp(`^(?:${names.join('|')})$`);

/** `color_changed` at most 20 a day is the design's; the other limits make repetition worthless. */
export const AWARD_RULES = {
  daily_login: { per: 'day', most: 1, subjects: null },
  camera_started: { per: 'day', most: 1, subjects: null },
  first_makeup_applied: { per: 'ever', most: 1, subjects: null },
  photo_captured: { per: 'day', most: 10, subjects: null },
  color_changed: { per: 'day', most: 20, subjects: null },
  look_saved: { per: 'day', most: 10, subjects: null },
  /** No XP by itself: five make an achievement. */
  lipstick_tried: { per: 'ever', most: COLOR_MASTER_LIPSTICKS, subjects: /^#[0-9a-f]{6}$/ },
  /** No XP by itself: all of them together have. */
  look_tried: { per: 'ever', most: TRIED_LOOK_IDS.length, subjects: anyOf(TRIED_LOOK_IDS) },
  challenge_completed: {
    per: 'day',
    most: CHALLENGE_IDS.length,
    subjects: anyOf(CHALLENGE_IDS),
  },
} as const satisfies Readonly<Record<string, AwardRule>>;

export type AwardKind = keyof typeof AWARD_RULES;

export const AWARD_KINDS = [
  'daily_login',
  'camera_started',
  'first_makeup_applied',
  'photo_captured',
  'color_changed',
  'look_saved',
  'lipstick_tried',
  'look_tried',
  'challenge_completed',
] as const satisfies readonly AwardKind[];

export interface Award {
  /** A UUID, made by the device on which it was earned. */
  readonly id: string;
  readonly kind: AwardKind;
  /** The person's day on which it was earned. */
  readonly day: CalendarDay;
  /** What was tried or completed; null for kinds without one. */
  readonly subject: string | null;
}

/** How many awards are sent at a time. */
export const MOST_AWARDS_AT_ONCE = 100;

/** The earliest day of an award: there was no ledger before. */
export const FIRST_DAY: CalendarDay = '2026-01-01';

/** Whether an award is of a known kind and subject. */
export function isProperAward({ kind, day, subject }: Award): boolean {
  const rule: AwardRule = AWARD_RULES[kind];
  const fits = rule.subjects === null ? subject === null : rule.subjects.test(subject ?? '');
  return fits && isCalendarDay(day) && day >= FIRST_DAY;
}

/** The key that awards of one kind and time share; the limit applies to each key. */
export function periodOf({ kind, day }: Pick<Award, 'kind' | 'day'>): string {
  return AWARD_RULES[kind].per === 'day' ? `${kind} ${day}` : kind;
}

/** The key of an award that counts once in its period. */
export function slotOf({ id, subject }: Award): string {
  return subject ?? id;
}
