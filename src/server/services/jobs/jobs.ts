import type { Database, Transaction } from '#server/db/database.ts';

/** What is done after the answer, by name. */
export interface JobPayloads {
  /** One mail to one person. */
  readonly mail: {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly html: string;
  };
}
export type JobName = keyof JobPayloads;

/** Work that is stored with its cause and done after it, at least once, also after a crash. */
export interface Jobs {
  /** Adds a job with the writes of `on`: both are stored, or neither. */
  readonly add: <Name extends JobName>(
    on: Database | Transaction,
    name: Name,
    payload: JobPayloads[Name],
  ) => Promise<void>;
  /** Says how a kind of job is done. A handler that rejects is called again later, a few times. */
  readonly handle: <Name extends JobName>(
    name: Name,
    handler: (payload: JobPayloads[Name]) => Promise<void>,
  ) => void;
  /** Resolves when every job added so far has been tried: for tests, and for a graceful stop. */
  readonly settled: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}
