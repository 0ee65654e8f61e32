import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { DatabaseConnection } from './database.ts';
import { DatabaseOpenError } from './database-errors.ts';

const NEWEST_APPLIED = `select max(created_at) as at from drizzle.__drizzle_migrations`;
const HAS_MIGRATIONS = `select to_regclass('drizzle.__drizzle_migrations') is not null as yes`;

/**
 * Refuses tables that a newer version of the server has made: this one would not understand them.
 * Rejects with a DatabaseOpenError.
 */
export async function refuseNewerTables(
  execute: DatabaseConnection['execute'],
  migrationsFolder: string,
): Promise<void> {
  const { rows } = await execute(HAS_MIGRATIONS);
  if (rows[0]?.['yes'] !== true) return;
  const newest = (await execute(NEWEST_APPLIED)).rows[0]?.['at'];
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (Number(newest ?? 0) <= known) return;
  throw new DatabaseOpenError(
    'The database was made by a newer version of Lookglass. Install that version or a later one; nothing was changed.',
  );
}
