import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { openPostgresql } from '#server/db/postgresql.ts';

const MIGRATIONS = `${PROJECT_FOLDER}/src/server/db/migrations`;

/** A PostgreSQL server to test on; the embedded engine in memory where there is none. */
const serverUrl = process.env['TEST_DATABASE_URL'];

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** An empty database of its own, gone when it is closed. */
export async function openTestDatabase(): Promise<DatabaseConnection> {
  if (serverUrl === undefined) return openEmbedded('memory://', MIGRATIONS);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const connection = await openPostgresql(url.href, MIGRATIONS);
  return {
    ...connection,
    async close() {
      await connection.close();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

/** Empties every table. */
export async function emptyDatabase({ execute }: DatabaseConnection): Promise<void> {
  const { rows } = await execute(
    `select string_agg(format('%I', tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  );
  await execute(`truncate ${String(rows[0]?.['tables'])} restart identity cascade`);
}
