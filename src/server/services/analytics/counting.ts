import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseUnavailable } from '#server/db/database-errors.ts';
import { createFold, type FoldNeeds } from './fold/fold.ts';

export interface CountingNeeds extends FoldNeeds {
  readonly log: FastifyBaseLogger;
}

/** Counts events soon after they were stored, for as long as the server runs. */
export interface Counting {
  /** Events were stored: they are counted within a second. */
  readonly wake: () => void;
  /** Begins to look, now and then, for what other processes left behind. */
  readonly start: () => void;
  /** Resolves when nothing is counted any more, and nothing will be. */
  readonly stop: () => Promise<void>;
}

/** Figures are read by people: what comes within this time is counted together. */
const SOON_MS = 500;
/** How often to look for events that a process did not count before it ended. */
const POLL_MS = 15_000;

export function createCounting({ log, ...needs }: CountingNeeds): Counting {
  const fold = createFold(needs);
  let timer: NodeJS.Timeout | undefined;
  let poll: NodeJS.Timeout | undefined;
  let counting: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function count(): Promise<void> {
    // Stops between two transactions: whatever is left still waits in the database.
    if (isStopped) return;
    try {
      if (!(await fold.some())) return;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) log.error({ cause: error }, 'events could not be counted');
      return;
    }
    await count();
  }

  function wake(): void {
    if (isStopped || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      counting = counting.then(count);
    }, SOON_MS);
    timer.unref();
  }

  return {
    wake,
    start() {
      poll = setInterval(wake, POLL_MS);
      poll.unref();
      wake();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      clearInterval(poll);
      await counting;
    },
  };
}
