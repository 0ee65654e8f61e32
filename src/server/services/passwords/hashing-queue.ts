import { ApiFailure } from '#server/errors/api-failure.ts';

/** Does some work when its turn has come. Rejects with `overloaded` when too many wait already. */
export type HashingQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface HashingQueueOptions {
  /** Whether other calls are under way, which every turn would slow down. */
  readonly isBusy: () => boolean;
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
  /** Resolves after so many milliseconds. */
  readonly pause: (ms: number) => Promise<unknown>;
}

/** How long the next one gives way to others, and how often it checks whether they are done. */
export const LONGEST_GIVING_WAY_MS = 100;
const LOOK_EVERY_MS = 4;

/** About six seconds of waiting when all give way; later ones are refused at once. */
export const LONGEST_QUEUE = 60;
const RETRY_AFTER_S = 3;

/**
 * Lets pieces of work run one at a time, in the order in which they came; each begins once no other call
 * is under way, or once it has given way for long enough.
 */
export function createHashingQueue({ isBusy, clock, pause }: HashingQueueOptions): HashingQueue {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  async function takeTurn(): Promise<void> {
    if (!isTaken) {
      isTaken = true;
      return;
    }
    if (waiting.length >= LONGEST_QUEUE) {
      throw new ApiFailure('overloaded', { retryAfter: RETRY_AFTER_S });
    }
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  }

  /** The turn is handed on, so that nobody can slip in between. */
  function endTurn(): void {
    const next = waiting.shift();
    if (next === undefined) isTaken = false;
    else next();
  }

  async function giveWay(): Promise<void> {
    const until = clock() + LONGEST_GIVING_WAY_MS;
    while (isBusy() && clock() < until) await pause(LOOK_EVERY_MS);
  }

  return async (work) => {
    await takeTurn();
    try {
      await giveWay();
      return await work();
    } finally {
      endTurn();
    }
  };
}
