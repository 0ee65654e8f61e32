/**
 * The awards that a ledger is made of. One is noted when something was done; what it is worth is
 * never part of it. Streaks, achievements and "all looks tried" are not noted but follow from the
 * ledger, so that two devices that know half of it each arrive at the same when they are joined.
 */

import { isCalendarDay, type CalendarDay } from './calendar-day.ts';
import { CHALLENGE_IDS, COLOR_MASTER_LIPSTICKS, TRIED_LOOK_IDS } from './rewards.ts';

interface AwardRule {
  /** Whether there is room for more of them every day, or once and for all. */
  readonly per: 'day' | 'ever';
  /** So many of them count. */
  readonly most: number;
  /** What can be done only once in that time; null where each is one more. */
  readonly subjects: RegExp | null;
}

const anyOf = (names: readonly string[]): RegExp => new RegExp(`^(?:${names.join('|')})$`);

/** `color_changed` at most 20 a day is the design's; the other limits keep repeating worthless. */
export const AWARD_RULES = {
  daily_login: { per: 'day', most: 1, subjects: null },
  camera_started: { per: 'day', most: 1, subjects: null },
  first_makeup_applied: { per: 'ever', most: 1, subjects: null },
  photo_captured: { per: 'day', most: 10, subjects: null },
  color_changed: { per: 'day', most: 20, subjects: null },
  look_saved: { per: 'day', most: 10, subjects: null },
  /** Worth nothing by itself: five make an achievement. */
  lipstick_tried: { per: 'ever', most: COLOR_MASTER_LIPSTICKS, subjects: /^#[0-9a-f]{6}$/ },
  /** Worth nothing by itself: all of them are. */
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
  /** What was tried or completed; null where the kind knows no such thing. */
  readonly subject: string | null;
}

/** How many awards are sent at a time. */
export const MOST_AWARDS_AT_ONCE = 100;

/** The first day that any award can be of: there was no ledger before. */
export const FIRST_DAY: CalendarDay = '2026-01-01';

/** Whether an award is one of those that there are. */
export function isProperAward({ kind, day, subject }: Award): boolean {
  const rule: AwardRule = AWARD_RULES[kind];
  const fits = rule.subjects === null ? subject === null : rule.subjects.test(subject ?? '');
  return fits && isCalendarDay(day) && day >= FIRST_DAY;
}

/** What awards of one kind and one time share: so many of them count. */
export function periodOf({ kind, day }: Pick<Award, 'kind' | 'day'>): string {
  return AWARD_RULES[kind].per === 'day' ? `${kind} ${day}` : kind;
}

/** What counts once in its period. */
export function slotOf({ id, subject }: Award): string {
  return subject ?? id;
}
