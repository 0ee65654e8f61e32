import { EmbeddedEngine } from './engine.ts';
import { resolve } from 'node:path';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openError, prepareDatabaseFolder } from './database-folder.ts';
import { DURABLE_SETTINGS, DurableFileSystem } from './durable-file-system.ts';
import { startEmbedded } from './embedded.ts';

/** The engine's own setting against syncs. */
const NO_SYNC = '-F';

/**
 * Opens the database inside this process, kept in a folder: what was acknowledged is there after a
 * crash or a loss of power. Rejects with a DatabaseOpenError; a DatabaseLockedError when another
 * process has it open.
 */
export async function openEmbedded(
  folder: string,
  migrationsFolder: string,
): Promise<DatabaseConnection> {
  const path = resolve(folder);
  const { finish, release } = await prepareDatabaseFolder(path);
  try {
    const startParams = EmbeddedEngine.defaultStartParams.filter((setting) => setting !== NO_SYNC);
    const connection = await startEmbedded(
      {
        fs: new DurableFileSystem(path),
        startParams: [...startParams, ...DURABLE_SETTINGS],
      },
      migrationsFolder,
    );
    await finish();
    return {
      ...connection,
      async close() {
        await connection.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw openError(path, error);
  }
}
