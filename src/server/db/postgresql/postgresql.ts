import { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { DatabaseConnection } from '#server/db/database.ts';
import { createPool } from './pool.ts';
import { PooledSession } from './pooled-session.ts';
import { prepareServer } from './prepare-server.ts';

/** Connects to the PostgreSQL server at `url`. Rejects with a DatabaseOpenError. */
export async function openPostgresql(
  url: string,
  migrationsFolder: string,
): Promise<DatabaseConnection> {
  await prepareServer(url, migrationsFolder);
  const pool = createPool(url);
  const dialect = new PgDialect();
  // There are no relational queries.
  const relations = { fullSchema: {}, schema: {}, tableNamesMap: {} };
  const session = new PooledSession(pool, dialect, relations);
  return {
    engine: 'postgresql',
    database: new NodePgDatabase(dialect, session, relations),
    async execute(text, parameters = []) {
      const { rows, rowCount } = await pool.client.query<Record<string, unknown>>(text, [
        ...parameters,
      ]);
      return { rows, rowCount: rowCount ?? 0 };
    },
    async ping() {
      await pool.client.query('select 1');
    },
    close: pool.close,
  };
}
