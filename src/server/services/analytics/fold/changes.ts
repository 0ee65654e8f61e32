import { countedIn, stepOf } from '#domain/analytics/event-counts.ts';
import {
  after,
  DAYS_REMEMBERED,
  since,
  type Stride,
  tallyVisitor,
  UNKNOWN_VISITOR,
  type Visitor,
} from '#domain/analytics/visitor.ts';
import { countedPage } from '#server/services/analytics/figures/counted-pages.ts';
import type { PendingEvent } from './pending-events.ts';

/** A row of figures, and what is added to it. */
export interface CountChange {
  readonly figure: string;
  /** Days since 1970-01-01, as all days here. */
  readonly day: number;
  readonly part: string;
  change: number;
}

export interface WindowChange {
  readonly end: number;
  readonly step: number;
  readonly sinceDay: number;
  change: number;
}

/** What some events change in the figures. */
export class Changes {
  private readonly countsByKey = new Map<string, CountChange>();
  private readonly windowsByKey = new Map<string, WindowChange>();

  /** Each row that changes, once. */
  get counts(): readonly CountChange[] {
    return [...this.countsByKey.values()].filter(({ change }) => change !== 0);
  }

  get windows(): readonly WindowChange[] {
    return [...this.windowsByKey.values()].filter(({ change }) => change !== 0);
  }

  count(figure: string, day: number, part: string, change: number): void {
    const key = `${figure} ${day} ${part}`;
    const row = this.countsByKey.get(key);
    if (row === undefined) this.countsByKey.set(key, { figure, day, part, change });
    else row.change += change;
  }

  /** Takes a browser out of the figures as it was, or puts it in as it is. */
  tally(visitor: Visitor, ends: readonly [number, number], change: 1 | -1): void {
    tallyVisitor(visitor, ends, {
      count: (figure, day, part) => {
        this.count(figure, day, part, change);
      },
      reach: (end, step, sinceDay) => {
        this.reach(end, step, sinceDay, change);
      },
    });
  }

  private reach(end: number, step: number, sinceDay: number, change: number): void {
    const key = `${end} ${step} ${sinceDay}`;
    const row = this.windowsByKey.get(key);
    if (row === undefined) this.windowsByKey.set(key, { end, step, sinceDay, change });
    else row.change += change;
  }
}

/** An event with the day on which it counts. */
export interface DatedEvent extends PendingEvent {
  readonly day: number;
}

/** The steps of the funnel that each browser did, by the browser's number. */
export function stridesOf(events: readonly DatedEvent[]): ReadonlyMap<string, readonly Stride[]> {
  const strides = new Map<string, Stride[]>();
  for (const { sessionId, event, page, happenedAt, day } of events) {
    const step = stepOf(event);
    if (step === undefined) continue;
    const stride = { step, at: happenedAt, day, page: countedPage(page) };
    const known = strides.get(sessionId);
    if (known === undefined) strides.set(sessionId, [stride]);
    else known.push(stride);
  }
  return strides;
}

/** Counts each event by itself. */
export function countEvents(changes: Changes, events: readonly DatedEvent[]): void {
  for (const { event, data, day } of events) {
    for (const [figure, part] of countedIn(event, data)) changes.count(figure, day, part, 1);
  }
}

/**
 * Moves the browsers that did something from the figures they were in to those they belong to now.
 *
 * @param end the last day that is counted
 * @returns the browsers that have changed
 */
export function moveVisitors(
  changes: Changes,
  strides: ReadonlyMap<string, readonly Stride[]>,
  known: ReadonlyMap<string, Visitor>,
  end: number,
): ReadonlyMap<string, Visitor> {
  const changed = new Map<string, Visitor>();
  const oldest = end - DAYS_REMEMBERED + 1;
  for (const [sessionId, steps] of strides) {
    // Forgotten days are not subtracted from any figure: they stay where they were counted.
    const before = since(known.get(sessionId) ?? UNKNOWN_VISITOR, oldest);
    const now = since(after(before, steps), oldest);
    if (isSame(before, now)) continue;
    const ends = [Math.min(...steps.map(({ day }) => day)), end] as const;
    changes.tally(before, ends, -1);
    changes.tally(now, ends, 1);
    changed.set(sessionId, now);
  }
  return changed;
}

/** Whether nothing was added: days and steps are only ever added to. */
function isSame(before: Visitor, now: Visitor): boolean {
  if (before.days.size !== now.days.size) return false;
  for (const [day, steps] of now.days) if (before.days.get(day) !== steps) return false;
  const { first: one } = before;
  const { first: other } = now;
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.at === other.at && one.page === other.page;
}
