import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { findCustomersToCheck } from './customers-to-check.ts';
import type { Reconcile } from './reconcile.ts';

/** Asks the provider about customers of whom an announcement may have been lost. */
export interface Upkeep {
  /** Begins: once now, and then once a day. */
  readonly start: () => void;
  /** Ends after the customer that is being read. */
  readonly stop: () => Promise<void>;
}

export interface UpkeepNeeds {
  readonly database: Database;
  readonly reconcile: Reconcile;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

const EVERY_MS = 24 * 60 * 60 * 1000;

export function createUpkeep({ database, reconcile, log, now }: UpkeepNeeds): Upkeep {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function run(): Promise<void> {
    let after = '';
    for (;;) {
      const page = await findCustomersToCheck(database, after, now());
      for (const id of page) {
        if (isStopped) return;
        await reconcile(id).catch((cause: unknown) => {
          log.warn({ cause, customer: id }, 'a customer could not be read from the provider');
        });
      }
      const last = page.at(-1);
      if (last === undefined) return;
      after = last;
    }
  }

  function begin(): void {
    running = run().catch((cause: unknown) => {
      log.warn({ cause }, 'customers could not be checked with the provider');
    });
  }

  return {
    start() {
      timer = setInterval(begin, EVERY_MS).unref();
      begin();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
