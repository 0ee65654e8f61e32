import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database that the sandbox is handed; its tables lie in a schema of their own (see `tables.ts`). */
export type Database = PgDatabase<PgQueryResultHKT>;

/** What runs inside `database.transaction(...)`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
