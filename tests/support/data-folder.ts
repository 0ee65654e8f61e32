import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabase, keepEmptyDatabase } from './empty-database.ts';

/** Environment variable that tells the processes that run tests where the cached empty database is. */
const EMPTY_DATABASE = 'LOOKGLASS_TEST_DATABASE';

/** Runs once before the tests: from then on, data folders start with a copy of the cached empty database. */
export default async function beginWithEmptyDatabase(): Promise<void> {
  const { folder } = await keepEmptyDatabase();
  process.env[EMPTY_DATABASE] = folder;
}

/**
 * A new data folder with an empty embedded database, as a first start would create it, which takes some
 * seconds. Outside of a test run, the folder has no database. The caller removes it.
 */
export async function makeDataFolder(): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-data-'));
  const database = process.env[EMPTY_DATABASE];
  if (database !== undefined) copyDatabase(database, join(dataFolder, 'database'));
  return dataFolder;
}
