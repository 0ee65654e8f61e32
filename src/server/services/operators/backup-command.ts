import { resolve } from 'node:path';
import { BACKUP_WORDS as WORDS } from '#content/backup-words.ts';
import { fillIn } from '#content/fill-in.ts';
import type { Config } from '#server/config/config.ts';
import { makeDataFolder } from '#server/config/data-folder.ts';
import { openDatabase } from '#server/db/open/open-database.ts';
import { backUp, backUpServer, restore } from '#server/services/backup/backup.ts';
import { BackupError } from '#server/services/backup/backup-format.ts';
import { answerBackup } from './backup-answer.ts';
import type { OperatorAnswer } from './operator-answer.ts';
import { operatorSocketPath, sendOperatorCommand } from './operator-socket.ts';

/** Writing everything takes its time, without any sign of progress. */
const PATIENCE_MS = 60 * 60_000;

async function backUpFrom(
  config: Config,
  file: string,
  migrationsFolder: string,
): Promise<OperatorAnswer> {
  const now = new Date();
  if (config.databaseUrl !== undefined) {
    return answerBackup(file, await backUpServer(config, file, now));
  }
  const path = operatorSocketPath(config.dataFolder);
  const command = { verb: 'backup', file } as const;
  const answer = await sendOperatorCommand(path, command, PATIENCE_MS);
  if (answer !== undefined) return answer;
  await makeDataFolder(config.dataFolder);
  const { database, close } = await openDatabase(config, migrationsFolder);
  try {
    return answerBackup(file, await backUp(database, file, now));
  } finally {
    await close();
  }
}

async function restoreInto(
  config: Config,
  file: string,
  migrationsFolder: string,
): Promise<OperatorAnswer> {
  await makeDataFolder(config.dataFolder);
  try {
    const { rows, tables } = await restore(config, file, migrationsFolder);
    return { text: fillIn(WORDS.restored, { rows, tables }), succeeded: true };
  } catch (error) {
    if (error instanceof BackupError) return { text: error.message, succeeded: false };
    throw error;
  }
}

interface Folders {
  /** The folder of the migrations that a database needs to be opened. */
  readonly migrations: string;
  /** The folder that the paths of named files start from. */
  readonly files: string;
}

/** Obeys `backup FILE` and `restore FILE`; undefined for any other words. */
export async function obeyBackupCommand(
  words: readonly string[],
  config: Config,
  folders: Folders,
): Promise<OperatorAnswer | undefined> {
  const [verb, name, ...rest] = words;
  if ((verb !== 'backup' && verb !== 'restore') || name === undefined || rest.length > 0) {
    return undefined;
  }
  const obey = verb === 'backup' ? backUpFrom : restoreInto;
  return obey(config, resolve(folders.files, name), folders.migrations);
}
