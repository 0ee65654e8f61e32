/** Time that has passed without the pauses, on a clock that is handed in; in milliseconds. */

export interface Stopwatch {
  /** What had passed when it was paused last. */
  readonly passed: number;
  /** Since when it runs; null while it is paused. */
  readonly since: number | null;
}

export function startedAt(now: number): Stopwatch {
  return { passed: 0, since: now };
}

export function elapsedOf({ passed, since }: Stopwatch, now: number): number {
  return since === null ? passed : passed + Math.max(0, now - since);
}

export function pausedAt(watch: Stopwatch, now: number): Stopwatch {
  return { passed: elapsedOf(watch, now), since: null };
}

/** One that runs already goes on running. */
export function resumedAt(watch: Stopwatch, now: number): Stopwatch {
  return watch.since === null ? { ...watch, since: now } : watch;
}
