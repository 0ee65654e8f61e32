import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What queries are written against; the same for both engines. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** What runs inside `database.transaction(...)`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type DatabaseEngine = 'embedded' | 'postgresql';

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
  readonly close: () => Promise<void>;
}
