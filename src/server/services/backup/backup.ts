import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { prepareSandboxTables } from '#payment-sandbox/index.ts';
import type { Config } from '#server/config/config.ts';
import type { Database, DatabaseConnection } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open/open-database.ts';
import { backupEnd, type BackupEnd, backupTable } from './backup-format.ts';
import { readBackupFile, readBackupHead } from './read-backup.ts';
import { migrationsUntil, requireEmpty, restoreLines } from './restore-backup.ts';
import { backupLines, writeBackupFile } from './write-backup.ts';

/** Sees one state of the database from its beginning to its end, whatever others write meanwhile. */
const ONE_STATE = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Writes what an open database keeps to a file, as it is at one moment. Resolves with how much it was. */
export async function backUp(database: Database, file: string, now: Date): Promise<BackupEnd> {
  const last = await database.transaction(
    (on) => writeBackupFile(file, backupLines(on, now)),
    ONE_STATE,
  );
  return backupEnd.parse(JSON.parse(last));
}

/**
 * The same with a PostgreSQL server, past any pooler and without bringing its tables up to date: a
 * back-up is what one makes before that.
 */
export async function backUpServer(
  { databaseUrl, databaseDirectUrl }: Config,
  file: string,
  now: Date,
): Promise<BackupEnd> {
  const client = new Client({ connectionString: databaseDirectUrl ?? databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await backUp(drizzle(client), file, now);
  } finally {
    await client.end();
  }
}

/** Whether a back-up holds test payments. All of it is read, so that it is known to be whole. */
async function hasSandbox(file: string): Promise<boolean> {
  let isThere = false;
  for await (const line of readBackupFile(file)) {
    const table = backupTable.safeParse(line);
    isThere ||= table.success && table.data.table.startsWith('payment_sandbox.');
  }
  return isThere;
}

async function withDatabase<Result>(
  config: Config,
  migrationsFolder: string,
  work: (connection: DatabaseConnection) => Promise<Result>,
): Promise<Result> {
  const connection = await openDatabase(config, migrationsFolder);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/**
 * Puts what a back-up holds into the empty database that the settings name, whichever engine it came
 * from, and brings the tables up to date. Rejects with a BackupError.
 */
export async function restore(
  config: Config,
  file: string,
  migrationsFolder: string,
): Promise<BackupEnd> {
  const isWithSandbox = await hasSandbox(file);
  const { migrated } = await readBackupHead(file);
  const earlier = await migrationsUntil(migrationsFolder, migrated);
  try {
    const restored = await withDatabase(config, earlier.folder, async ({ database }) => {
      if (isWithSandbox) await prepareSandboxTables(database);
      return database.transaction(async (on) => {
        await requireEmpty(on);
        return restoreLines(on, readBackupFile(file));
      });
    });
    if (!earlier.isAll) await withDatabase(config, migrationsFolder, async () => undefined);
    return restored;
  } finally {
    await earlier.remove();
  }
}
