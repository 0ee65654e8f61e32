/** What the activity page shows of an account: its own entries, or the sample while it has none. */

import { ACTIVITY_WORDS, SAMPLE_ACTIVITY, type ActivityTotals } from '#content/activity-words.ts';
import { fillIn } from '#content/fill-in.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import type { readActivity } from '#contracts/activity.ts';
import type { ActivityKind } from '#domain/activity/activity.ts';
import { ageOf } from '#domain/relative-time/relative-time.ts';

export interface ShownEntry {
  readonly id: string;
  readonly kind: ActivityKind;
  readonly subject: string | null;
  readonly happenedAt: Date;
}

export interface ActivityView {
  /** Whether this is the sample, and nothing of the person's own. */
  readonly isSample: boolean;
  readonly entries: readonly ShownEntry[];
  readonly totals: ActivityTotals;
}

const HOUR = 3_600_000;
/** What everyone with an account has done: it shows nothing of what the page is for. */
const ARRIVALS: readonly ActivityKind[] = ['account_created', 'signed_in'];

export function activityView(activity: ReplyOf<typeof readActivity>, now: Date): ActivityView {
  if (
    activity.entries.every(({ kind }) => ARRIVALS.includes(kind)) &&
    nothingDone(activity.totals)
  ) {
    return { isSample: true, entries: sampleEntries(now), totals: SAMPLE_ACTIVITY.totals };
  }
  const entries = activity.entries.map(({ happenedAt, ...entry }) => ({
    ...entry,
    happenedAt: new Date(happenedAt),
  }));
  return { isSample: false, entries, totals: activity.totals };
}

/** The entries are only the latest ones; the totals show whether anything was done before them. */
function nothingDone({ looksCreated, photosTaken, likesGiven }: ActivityTotals): boolean {
  return looksCreated + photosTaken + likesGiven === 0;
}

function sampleEntries(now: Date): readonly ShownEntry[] {
  return SAMPLE_ACTIVITY.entries.map(({ kind, subject, hoursAgo }) => ({
    id: kind,
    kind,
    subject,
    happenedAt: new Date(now.getTime() - hoursAgo * HOUR),
  }));
}

/** How long ago something was, in words such as `3 hours ago`. */
export function ageWords(happenedAt: Date, now: Date): string {
  const { unit, count } = ageOf(happenedAt, now);
  if (unit === 'day') {
    return count === 1 ? ACTIVITY_WORDS.oneDay : fillIn(ACTIVITY_WORDS.days, { count });
  }
  if (count === 0) return ACTIVITY_WORDS.underAnHour;
  return count === 1 ? ACTIVITY_WORDS.oneHour : fillIn(ACTIVITY_WORDS.hours, { count });
}
