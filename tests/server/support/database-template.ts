import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import { digestOf } from '#scripts/build/freshness.mjs';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import { databaseAt, MIGRATIONS, onServer, serverUrl } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database: a file with an embedded one, or the name of one on the server. */
    readonly databaseTemplate: string;
    /** The same as an embedded database in a folder, whatever the tests run on. */
    readonly databaseFolder: string;
  }
}

const CACHE = join(PROJECT_FOLDER, 'node_modules/.cache/lookglass');
const ENTRY_NAME = /^database-/;
const KEPT_MS = 24 * 60 * 60_000;

/** Within an entry of the cache. */
const FOLDER = 'database';
const FILE = 'database.tar';

async function makeEmbedded(entry: string): Promise<void> {
  const unfinished = `${entry}.${randomBytes(4).toString('hex')}`;
  await mkdir(unfinished, { recursive: true });
  const engine = await PGlite.create(join(unfinished, FOLDER));
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

/** Setting a database up takes the embedded engine some seconds: each set of migrations pays it once. */
async function embeddedTemplate(): Promise<string> {
  const sources = [
    'src/server/db/migrations/',
    'node_modules/@electric-sql/pglite/package.json',
    'tests/server/support/database-template.ts',
  ];
  const entry = join(CACHE, `database-${digestOf(PROJECT_FOLDER, sources)}`);
  if (existsSync(entry)) await utimes(entry, new Date(), new Date());
  else await makeEmbedded(entry);
  return entry;
}

async function removeOldTemplates(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    if (!ENTRY_NAME.test(name)) continue;
    const { mtimeMs } = await stat(join(CACHE, name));
    if (Date.now() - mtimeMs > KEPT_MS) {
      await rm(join(CACHE, name), { recursive: true, force: true });
    }
  }
}

let removeTemplate = async (): Promise<void> => {};

/** Makes the database that every test's own is a copy of. */
export async function setup(project: TestProject): Promise<void> {
  const embedded = await embeddedTemplate();
  project.provide('databaseFolder', join(embedded, FOLDER));
  await removeOldTemplates();
  if (serverUrl === undefined) {
    project.provide('databaseTemplate', join(embedded, FILE));
    return;
  }
  const name = `template_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  removeTemplate = () => onServer(`drop database ${name} with (force)`);
  const connection = await openPostgresql(databaseAt(serverUrl, name), MIGRATIONS);
  await connection.close();
  project.provide('databaseTemplate', name);
}

export async function teardown(): Promise<void> {
  await removeTemplate();
}
