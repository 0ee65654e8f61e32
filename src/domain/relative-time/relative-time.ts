/** How long ago something was, in the coarse units in which people speak of it. */

const HOUR = 3_600_000;
const HOURS_OF_A_DAY = 24;

export interface Age {
  readonly unit: 'hour' | 'day';
  /** Whole units, rounded down; 0 hours is less than one. Never negative, even where the clocks disagree. */
  readonly count: number;
}

/** The specification's rule: hours under 24 hours, else days. */
export function ageOf(happenedAt: Date, now: Date): Age {
  const hours = Math.max(0, Math.floor((now.getTime() - happenedAt.getTime()) / HOUR));
  return hours < HOURS_OF_A_DAY
    ? { unit: 'hour', count: hours }
    : { unit: 'day', count: Math.floor(hours / HOURS_OF_A_DAY) };
}
