import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * The number of characters of an id (UUID version 7) that hold the time at which it was made: 12 digits
 * and the dash between them.
 */
const TIME_DIGITS = 13;
/** Events come up to a week late; a day more for clocks that are a little wrong. */
const DAYS_BACK = 8;
const DAYS_AHEAD = 1;

/** The day, UTC, at which an id was made by the clock of its maker, in days since 1970-01-01. */
export function dayOfId(id: string): number {
  return Math.floor(Number.parseInt(id.slice(0, TIME_DIGITS).replace('-', ''), 16) / DAY_MS);
}

/** Sees to it that events find the partition of their day. */
export interface EventDays {
  /** Resolves when the days of these ids have a partition, as far as their clocks can be believed. */
  readonly open: (ids: readonly string[]) => Promise<void>;
}

export function createEventDays(database: Database, now: () => Date): EventDays {
  const opened = new Set<number>();
  return {
    async open(ids) {
      const today = Math.floor(now().getTime() / DAY_MS);
      const days = new Set(ids.map(dayOfId));
      for (const day of days) {
        if (opened.has(day) || day < today - DAYS_BACK || day > today + DAYS_AHEAD) continue;
        await database.execute(sql`select analytics_events_of(date '1970-01-01' + ${day}::int)`);
        opened.add(day);
      }
    },
  };
}
