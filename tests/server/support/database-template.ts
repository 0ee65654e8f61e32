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
  }
}

const CACHE = join(PROJECT_FOLDER, 'node_modules/.cache/lookglass');
const FILE_NAME = /^database-[0-9a-f]+\.tar$/;
const KEPT_MS = 24 * 60 * 60_000;

/** Setting a database up takes the embedded engine 3 s: each set of migrations pays it once. */
async function embeddedTemplate(): Promise<string> {
  const sources = ['src/server/db/migrations/', 'node_modules/@electric-sql/pglite/package.json'];
  const file = join(CACHE, `database-${digestOf(PROJECT_FOLDER, sources)}.tar`);
  if (existsSync(file)) {
    await utimes(file, new Date(), new Date());
    return file;
  }
  const engine = await PGlite.create('memory://');
  await migrate(drizzle(engine), { migrationsFolder: MIGRATIONS });
  const contents = Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer());
  await engine.close();
  await mkdir(CACHE, { recursive: true });
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(unfinished, contents);
  await rename(unfinished, file);
  return file;
}

async function removeOldTemplates(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    if (!FILE_NAME.test(name)) continue;
    const { mtimeMs } = await stat(join(CACHE, name));
    if (Date.now() - mtimeMs > KEPT_MS) await rm(join(CACHE, name), { force: true });
  }
}

let removeTemplate = async (): Promise<void> => {};

/** Makes the database that every test's own is a copy of. */
export async function setup(project: TestProject): Promise<void> {
  if (serverUrl === undefined) {
    project.provide('databaseTemplate', await embeddedTemplate());
    await removeOldTemplates();
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
