import type { ActivityKind } from './activity.ts';

/** How often an account did things, in all. */
export interface ActivityTotals {
  readonly looksCreated: number;
  readonly photosTaken: number;
  readonly likesGiven: number;
  /** Calendar days (UTC) with at least one entry. */
  readonly daysActive: number;
}

/** Totals of the entries that are no longer kept. */
export interface ActivityArchive extends ActivityTotals {
  /** The last calendar day among `daysActive`, as `YYYY-MM-DD`. */
  readonly lastDay: string;
}

/** The part of an entry that is counted. */
export interface CountedActivity {
  readonly kind: ActivityKind;
  readonly happenedAt: Date;
}

/** How many entries are kept for each account; older ones only add to the totals. */
export const MOST_KEPT_ACTIVITIES = 2000;
/** How many entries are shown. */
export const MOST_SHOWN_ACTIVITIES = 50;

const NOTHING: ActivityTotals = { looksCreated: 0, photosTaken: 0, likesGiven: 0, daysActive: 0 };
const ISO_DATE_LENGTH = 10;

/** The calendar day of a moment in UTC, as `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, ISO_DATE_LENGTH);
}

function countOf(entries: readonly CountedActivity[], kind: ActivityKind): number {
  return entries.filter((entry) => entry.kind === kind).length;
}

/**
 * Adds entries to an archive. They are to be older than every entry that is kept, and at least as
 * new as those in the archive: a day that both have counts once.
 */
export function archiveActivities(
  archive: ActivityArchive | undefined,
  entries: readonly CountedActivity[],
): ActivityArchive | undefined {
  const days = new Set(entries.map(({ happenedAt }) => dayOf(happenedAt)));
  const lastDay = [...days, archive?.lastDay ?? ''].reduce((one, other) =>
    other > one ? other : one,
  );
  if (lastDay === '') return undefined;
  const before = archive ?? NOTHING;
  const newDays = [...days].filter((day) => day > (archive?.lastDay ?? ''));
  return {
    looksCreated: before.looksCreated + countOf(entries, 'look_created'),
    photosTaken: before.photosTaken + countOf(entries, 'photo_captured'),
    likesGiven: before.likesGiven + countOf(entries, 'look_liked'),
    daysActive: before.daysActive + newDays.length,
    lastDay,
  };
}

/** Totals of the archive and the kept entries together; `daysActive` are days after the archive's. */
export function totalActivities(
  archive: ActivityArchive | undefined,
  kept: ActivityTotals,
): ActivityTotals {
  const before = archive ?? NOTHING;
  return {
    looksCreated: before.looksCreated + kept.looksCreated,
    photosTaken: before.photosTaken + kept.photosTaken,
    likesGiven: before.likesGiven + kept.likesGiven,
    daysActive: before.daysActive + kept.daysActive,
  };
}
