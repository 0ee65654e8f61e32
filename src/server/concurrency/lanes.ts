import { AsyncResource } from 'node:async_hooks';

export interface Lanes {
  /** There may be work: starts a lane where there is room. */
  readonly wake: () => void;
  /** Resolves when no lane is at work any more. */
  readonly idle: () => Promise<void>;
}

/**
 * Does pieces of work one after the other, in up to `most` lanes at once. `doNext` resolves with false
 * when there is none left; a lane that finds work wakes the next one, so that looking in vain costs only
 * one query.
 */
export function createLanes(most: number, doNext: (found: () => void) => Promise<boolean>): Lanes {
  const lanes = new Set<Promise<void>>();
  // A lane is woken within a request or a transaction, and must not be part of it.
  const outside = new AsyncResource('lookglass.jobs');
  let wakings = 0;

  async function work(): Promise<void> {
    let seen: number;
    do {
      seen = wakings;
    } while ((await doNext(wake)) || seen !== wakings);
  }

  function wake(): void {
    wakings += 1;
    if (lanes.size >= most) return;
    const lane = outside
      .runInAsyncScope(work)
      .catch(() => undefined)
      .finally(() => lanes.delete(lane));
    lanes.add(lane);
  }

  return {
    wake,
    async idle() {
      while (lanes.size > 0) await Promise.all(lanes);
    },
  };
}
