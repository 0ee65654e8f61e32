import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import type { DatabaseConnection } from '#server/db/database.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import { databaseAt, MIGRATIONS, onServer, serverUrl } from './test-server.ts';

async function openOnServer(url: string, template: string): Promise<DatabaseConnection> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${template}`);
  const connection = await openPostgresql(databaseAt(url, name), MIGRATIONS);
  return {
    ...connection,
    async close() {
      await connection.close();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

/** An empty database of its own, gone when it is closed. */
export async function openTestDatabase(): Promise<DatabaseConnection> {
  const template = inject('databaseTemplate');
  if (serverUrl !== undefined) return openOnServer(serverUrl, template);
  const loadDataDir = new Blob([new Uint8Array(await readFile(template))]);
  return startEmbedded({ loadDataDir }, MIGRATIONS);
}

/** SQLSTATE 40P01, deadlock_detected. */
function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

/** How often emptying may meet a job of the test before. */
const ATTEMPTS = 5;

/** The record of what was done cannot be emptied while these stand guard. */
const AUDIT_GUARDS = ['audit_entries_stay', 'audit_entries_stay_all'];

function alterAudit(change: 'disable' | 'enable always'): string {
  return AUDIT_GUARDS.map((guard) => `alter table audit_entries ${change} trigger ${guard};`).join(
    '',
  );
}

/** Empties every table. */
export async function emptyDatabase({ execute }: DatabaseConnection): Promise<void> {
  const { rows } = await execute(
    `select string_agg(format('%I', tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  );
  const tables = String(rows[0]?.['tables']);
  // Jobs of the test before may be at work; PostgreSQL ends one of two that wait for each other.
  for (let attempt = 1; ; attempt += 1) {
    try {
      await execute(
        `${alterAudit('disable')}
         truncate ${tables} restart identity cascade;
         ${alterAudit('enable always')}`,
      );
      return;
    } catch (error) {
      if (!isDeadlock(error) || attempt === ATTEMPTS) throw error;
    }
  }
}
