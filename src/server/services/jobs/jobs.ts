import type { Database, Transaction } from '#server/db/database.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';

export type { JobName, JobPayloads } from './job-payloads.ts';

/** Work that is stored with its cause and done after it, at least once, also after a crash. */
export interface Jobs {
  /** Adds a job with the writes of `on`: both are stored, or neither. */
  readonly add: <Name extends JobName>(
    on: Database | Transaction,
    name: Name,
    payload: JobPayloads[Name],
  ) => Promise<void>;
  /** The same, unless exactly this job waits already and nobody has begun it. Mails cannot be compared. */
  readonly addOnce: <Name extends Exclude<JobName, 'mail'>>(
    on: Database | Transaction,
    name: Name,
    payload: JobPayloads[Name],
  ) => Promise<void>;
  /** Says how a kind of job is done. A handler that rejects is called again later, a few times. */
  readonly handle: <Name extends JobName>(
    name: Name,
    handler: (payload: JobPayloads[Name]) => Promise<void>,
  ) => void;
  /** Resolves when every job that is due has been tried: for tests. */
  readonly settled: () => Promise<void>;
  /** Begins to do jobs, those that an earlier process left behind included. */
  readonly start: () => Promise<void>;
  /** Waits a little for jobs at work and begins no other; what is left is done after the next start. */
  readonly stop: () => Promise<void>;
}
