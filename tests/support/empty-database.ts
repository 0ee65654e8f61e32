/** An empty embedded database that is created once, kept between runs, and copied by tests. */

import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { digestOf } from '#scripts/build/freshness.mjs';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { EXTENSIONS } from '#server/db/embedded/embedded.ts';

export interface EmptyDatabase {
  /** In the format of the server's data folder. */
  readonly folder: string;
  /** The same as an archive, for a database in memory. */
  readonly file: string;
}

export const MIGRATIONS = `${PROJECT_FOLDER}/src/server/db/migrations`;

const CACHE = join(PROJECT_FOLDER, 'node_modules/.cache/lookglass');
const ENTRY_NAME = /^database-/;
const KEPT_MS = 24 * 60 * 60_000;

/** Names within an entry of the cache. */
const FOLDER = 'database';
const FILE = 'database.tar';

async function makeEntry(entry: string): Promise<void> {
  const unfinished = `${entry}.${randomBytes(4).toString('hex')}`;
  await mkdir(unfinished, { recursive: true });
  const engine = await PGlite.create(join(unfinished, FOLDER), { extensions: EXTENSIONS });
  await migrate(drizzle(engine), { migrationsFolder: MIGRATIONS });
  const contents = Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer());
  await engine.close();
  await writeFile(join(unfinished, FILE), contents);
  try {
    await rename(unfinished, entry);
  } catch (error) {
    await rm(unfinished, { recursive: true });
    // Another run was faster.
    if (!existsSync(entry)) throw error;
  }
}

async function removeOldEntries(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    if (!ENTRY_NAME.test(name)) continue;
    const { mtimeMs } = await stat(join(CACHE, name));
    if (Date.now() - mtimeMs > KEPT_MS) {
      await rm(join(CACHE, name), { recursive: true, force: true });
    }
  }
}

/**
 * Setting up a database takes the embedded engine some seconds, so each set of
 * migrations does that only once.
 */
export async function keepEmptyDatabase(): Promise<EmptyDatabase> {
  const sources = [
    'src/server/db/migrations/',
    'node_modules/@electric-sql/pglite/package.json',
    'tests/support/empty-database.ts',
  ];
  const entry = join(CACHE, `database-${digestOf(PROJECT_FOLDER, sources)}`);
  if (existsSync(entry)) await utimes(entry, new Date(), new Date());
  else await makeEntry(entry);
  await removeOldEntries();
  return { folder: join(entry, FOLDER), file: join(entry, FILE) };
}

/**
 * Copies a database that nobody has open: a thousand small files, for which `cp` takes three times as long.
 */
export function copyDatabase(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const copy = join(to, relative(from, path));
    if (entry.isDirectory()) mkdirSync(copy, { mode: 0o700 });
    else copyFileSync(path, copy);
  }
}
