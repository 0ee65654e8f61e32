import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Transaction } from '#server/db/database.ts';

/** What better-auth works with during one call. */
export interface AuthWork {
  /** Our transaction that its writes are to be part of: they are stored with ours or not at all. */
  readonly on?: Transaction;
  /**
   * The hash of the call's password, made before the transaction began: hashing takes long, and a
   * transaction keeps others waiting.
   */
  readonly passwordHash?: string;
  /** What better-auth caught and turned into an answer of its own, such as a failed query. */
  caught?: Error | undefined;
}

/** Lets better-auth, which is made once, take part in a transaction of ours. */
export interface AuthScope {
  /** The database as better-auth sees it. */
  readonly database: Database;
  readonly run: <Result>(work: AuthWork, call: () => Promise<Result>) => Promise<Result>;
  /** The work under way, where there is one. */
  readonly current: () => AuthWork | undefined;
}

export function createAuthScope(database: Database): AuthScope {
  const works = new AsyncLocalStorage<AuthWork>();
  return {
    database: new Proxy(database, {
      get: (outside, name): unknown => Reflect.get(works.getStore()?.on ?? outside, name),
    }),
    run: (work, call) => works.run(work, call),
    current: () => works.getStore(),
  };
}
