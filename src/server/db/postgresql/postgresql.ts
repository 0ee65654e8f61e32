import {
  createTableRelationsHelpers,
  extractTablesRelationalConfig,
  type ExtractTablesWithRelations,
} from 'drizzle-orm';
import { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { DatabaseConnection } from '#server/db/database.ts';
import * as schema from '#server/db/schema/index.ts';
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
  const { tables, tableNamesMap } = extractTablesRelationalConfig<
    ExtractTablesWithRelations<typeof schema>
  >(schema, createTableRelationsHelpers);
  const relations = { fullSchema: schema, schema: tables, tableNamesMap };
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
