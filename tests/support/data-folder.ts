import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPTY_DATA_FOLDER, startServer } from './server.ts';

/** The embedded database, within a data folder: the rest each server makes for itself. */
const DATABASE = 'database';

/**
 * Has a server set its embedded database up once, so that every server of the end-to-end tests begins with a
 * copy: that is most of what a start takes. Returns what removes the folder.
 */
export default async function keepEmptyDatabase(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lookglass-empty-'));
  const server = await startServer();
  // Copied once it has stopped, and before its folder goes.
  await server.stop('SIGTERM', () =>
    cp(join(server.dataFolder, DATABASE), join(folder, DATABASE), { recursive: true }),
  );
  process.env[EMPTY_DATA_FOLDER] = folder;
  return async () => {
    await rm(folder, { recursive: true, force: true });
  };
}
