import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { isDatabaseUnavailable } from '#server/db/database-errors.ts';
import { jobs } from '#server/db/schema/jobs.ts';
import { afterCommit } from '#server/db/transaction-scope.ts';
import {
  type ClaimedJob,
  claimJob,
  forgetGivenUp,
  giveJobUp,
  isWaiting,
  postponeJob,
  removeJob,
} from './job-table.ts';
import { parsePayload, subjectOf } from './job-payloads.ts';
import type { Jobs } from './jobs.ts';
import { createLanes } from '#server/concurrency/lanes.ts';
import { createPayloadSeal } from './sealed-payload.ts';
import { LONGEST_DELAY_MS, MOST_TRIES, retryDelay } from './retry-delay.ts';

/** Jobs wait mostly for other people's servers. */
const MOST_AT_ONCE = 4;
/** Jobs that are due again, and those that another process left behind, are looked for this often. */
const POLL_MS = 2000;
/** A job that takes longer has failed. */
const WORK_LIMIT_MS = 60_000;
/** A job claimed longer ago was left behind by a process that is gone. */
const CLAIM_MS = WORK_LIMIT_MS + 15_000;
const STOP_LIMIT_MS = 5000;
const GIVEN_UP_KEPT_MS = 30 * 24 * 60 * 60_000;

export interface StoredJobsNeeds {
  readonly database: Database;
  /** Of the server; see `createPayloadSeal`. */
  readonly secret: string;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

async function withinLimit(work: Promise<void>): Promise<void> {
  const limit = new AbortController();
  const late = pause(WORK_LIMIT_MS, undefined, { signal: limit.signal, ref: false }).then(() => {
    throw new Error('The job took too long.');
  });
  try {
    await Promise.race([work, late]);
  } finally {
    limit.abort();
    await late.catch(() => undefined);
  }
}

/**
 * Keeps jobs in a table, so that each is stored together with its cause, or not at all. A signal after
 * the commit gets it done at once; a poll every two seconds finds what is due again. Nothing is done
 * before `start`.
 */
export function createStoredJobs({ database, secret, log, now }: StoredJobsNeeds): Jobs {
  const seal = createPayloadSeal(secret);
  const handlers = new Map<string, (stored: unknown) => Promise<void>>();
  let poll: NodeJS.Timeout | undefined;
  let isStopped = false;

  const later = (delay: number): Date => new Date(now().getTime() + delay);

  async function fail(job: ClaimedJob, cause: unknown): Promise<void> {
    const { id, name, tries } = job;
    if (tries >= MOST_TRIES) {
      log.error({ cause, job: { id, name, tries } }, 'a job was given up');
      await giveJobUp(database, id, now());
    } else {
      log.warn({ cause, job: { id, name, tries } }, 'a job failed and will be tried again');
      await postponeJob(database, id, later(retryDelay(tries)));
    }
  }

  async function perform(job: ClaimedJob): Promise<void> {
    // One more than allowed: the process that began it last was killed.
    if (job.tries > MOST_TRIES) return fail(job, new Error('The job ended its process.'));
    try {
      await withinLimit(handlers.get(job.name)?.(job.payload) ?? Promise.resolve());
    } catch (error) {
      return fail(job, error);
    }
    return removeJob(database, job.id);
  }

  const lanes = createLanes(MOST_AT_ONCE, async (found) => {
    if (isStopped || handlers.size === 0) return false;
    try {
      const job = await claimJob(database, [...handlers.keys()], {
        now: now(),
        until: later(CLAIM_MS),
        latest: later(LONGEST_DELAY_MS + CLAIM_MS),
      });
      if (job === undefined) return false;
      found();
      await perform(job);
      return true;
    } catch (error) {
      // The next poll tries again; what was claimed is left behind and taken up in time.
      if (!isDatabaseUnavailable(error)) log.error({ cause: error }, 'jobs could not be read');
      return false;
    }
  });

  const add: Jobs['add'] = async (on, name, payload) => {
    await on.insert(jobs).values({
      name,
      payload: seal.close(name, payload),
      ...subjectOf(name, payload),
      dueAt: now(),
    });
    afterCommit(lanes.wake);
  };

  return {
    add,
    async addOnce(on, name, payload) {
      if (!(await isWaiting(on, name, payload))) await add(on, name, payload);
    },
    handle(name, handler) {
      handlers.set(name, (stored) => handler(parsePayload(name, seal.open(name, stored))));
    },
    async settled() {
      lanes.wake();
      await lanes.idle();
    },
    async start() {
      await forgetGivenUp(database, later(-GIVEN_UP_KEPT_MS)).catch((cause: unknown) => {
        log.warn({ cause }, 'old jobs could not be forgotten');
      });
      poll = setInterval(lanes.wake, POLL_MS).unref();
      lanes.wake();
    },
    async stop() {
      isStopped = true;
      clearInterval(poll);
      await Promise.race([lanes.idle(), pause(STOP_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}
