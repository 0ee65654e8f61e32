import type { News } from './news.ts';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What queries are written against; the same for both engines. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** What runs inside `database.transaction(...)`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type DatabaseEngine = 'embedded' | 'postgresql';

/** Runs queries on the database that it is handed. */
type Read<Result> = (on: Database) => Promise<Result>;

/** How busy the connections to a server are. */
export interface PoolState {
  readonly total: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

/** An open database with every migration applied. */
export interface DatabaseConnection {
  readonly engine: DatabaseEngine;
  readonly database: Database;
  /**
   * Runs one statement of plain SQL with `$1` parameters, for libraries that bring their own.
   * Without parameters it may be several statements; the last one's rows are returned.
   */
  readonly execute: (
    text: string,
    parameters?: readonly unknown[],
  ) => Promise<{ readonly rows: readonly Record<string, unknown>[]; readonly rowCount: number }>;
  /** Resolves when the database answers; rejects when it does not, at the latest after a second. */
  readonly ping: () => Promise<void>;
  /** What the processes on this database tell each other. */
  readonly news: News;
  /**
   * For reads that need neither the newest data nor anything that the caller has just written: from a
   * replica while it is at most 5 s behind, and otherwise from the database itself. `read` may be called
   * twice.
   */
  readonly readAnywhere: <Result>(read: Read<Result>) => Promise<Result>;
  /** Present if queries go through a pool of connections. */
  readonly pool?: () => PoolState;
  readonly close: () => Promise<void>;
}
