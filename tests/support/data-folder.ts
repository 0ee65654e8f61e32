import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabase, keepEmptyDatabase } from './empty-database.ts';

/** Names the folder of the kept empty database to the processes that run tests. */
const EMPTY_DATABASE = 'LOOKGLASS_TEST_DATABASE';

/** Before the tests of a run: data folders begin with a copy of the kept empty database from now on. */
export default async function beginWithEmptyDatabase(): Promise<void> {
  const { folder } = await keepEmptyDatabase();
  process.env[EMPTY_DATABASE] = folder;
}

/**
 * A new data folder with an empty embedded database, as a first start leaves it, which takes some
 * seconds; outside of tests, without one. Who asks for it removes it.
 */
export async function makeDataFolder(): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-data-'));
  const database = process.env[EMPTY_DATABASE];
  if (database !== undefined) copyDatabase(database, join(dataFolder, 'database'));
  return dataFolder;
}
