import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseLockedError, DatabaseOpenError } from '#server/db/database-errors.ts';
import { lockFolder } from './folder-lock.ts';

/** A folder that this process alone may keep a database in. */
export interface DatabaseFolder {
  /** Whether nothing is in it yet. */
  readonly isNew: boolean;
  /** Call this once a new database is complete in it: from then on it survives a loss of power. */
  readonly finish: () => Promise<void>;
  readonly release: () => void;
}

const SYNCS_AT_ONCE = 32;

/** Every database of PostgreSQL has it, and no other folder. */
const VERSION_FILE = 'PG_VERSION';

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).values();
  const lanes = Array.from({ length: SYNCS_AT_ONCE }, async () => {
    for (const path of paths) await sync(path);
  });
  await Promise.all(lanes);
  await sync(folder);
}

function folderError(folder: string, cause: unknown): DatabaseOpenError {
  if (cause instanceof DatabaseOpenError) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const options = { cause };
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new DatabaseOpenError(
        `${folder} cannot be written. Let this account write there, or choose another folder with DATA_DIR.`,
        options,
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return new DatabaseOpenError(`There is no room left for the database in ${folder}.`, options);
    case 'ENOTDIR':
    case 'EEXIST':
      return new DatabaseOpenError(
        `${folder} is in the way: it is a file, or below one. Choose another folder with DATA_DIR.`,
        options,
      );
    default:
      return new DatabaseOpenError(`The database in ${folder} cannot be opened: ${String(cause)}`, {
        cause,
      });
  }
}

async function prepare(folder: string): Promise<DatabaseFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(`${folder}.lock`);
  if ('holder' in lock) {
    const { pid, host } = lock.holder;
    throw new DatabaseLockedError(
      `The database in ${folder} is in use by another Lookglass, process ${pid} on ${host}. Stop that one first, or give this one a folder of its own with DATA_DIR.`,
    );
  }
  const unfinished = `${folder}.unfinished`;
  try {
    // Its creation was cut short, so that no write to it was ever acknowledged.
    if (existsSync(unfinished)) await rm(folder, { recursive: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const files = await readdir(folder);
    const isNew = files.length === 0;
    // The engine would take it for an empty folder, and write a new database over this one.
    if (!isNew && !files.includes(VERSION_FILE)) {
      throw new DatabaseOpenError(
        `The database in ${folder} is damaged: its file ${VERSION_FILE} is missing. Put a copy back, or move the folder away to begin with an empty one.`,
      );
    }
    if (isNew) {
      await writeFile(unfinished, '');
      await sync(dirname(folder));
    }
    return {
      isNew,
      async finish() {
        if (!isNew) return;
        await syncAll(folder);
        await rm(unfinished);
        await sync(dirname(folder));
      },
      release: lock.release,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Makes the folder and locks it. Rejects with a DatabaseLockedError when another process uses it,
 * or a DatabaseOpenError.
 */
export async function prepareDatabaseFolder(folder: string): Promise<DatabaseFolder> {
  try {
    return await prepare(folder);
  } catch (error) {
    throw folderError(folder, error);
  }
}

/** Says why the engine could not open what is in the folder. */
export function openError(folder: string, cause: unknown): DatabaseOpenError {
  if (cause instanceof DatabaseOpenError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseOpenError(
    `The database in ${folder} cannot be opened: ${reason}. It may be damaged, or made by another version of Lookglass. Put a copy back, or move it away to begin with an empty one.`,
    { cause },
  );
}
