import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod/mini';
import type { DatabaseConnection } from './database.ts';
import { DatabaseOpenError } from './database-errors.ts';

type Execute = DatabaseConnection['execute'];

const LIST = 'drizzle.__drizzle_migrations';
const NEWEST_APPLIED = `select max(created_at) as at from ${LIST}`;
const REMARK = `select obj_description('${LIST}'::regclass, 'pg_class') as remark`;
const HAS_MIGRATIONS = `select to_regclass('${LIST}') is not null as yes`;

const journal = z.looseObject({
  entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })),
});
const oldestSuited = z.object({ tag: z.string() });

async function readJson(...path: readonly string[]): Promise<unknown> {
  return JSON.parse(await readFile(join(...path), 'utf8'));
}

/**
 * The oldest migration that suffices for a server to work on today's tables; undefined if the folder
 * lacks it.
 */
async function oldestSuitedMoment(migrationsFolder: string): Promise<number | undefined> {
  const { tag } = oldestSuited.parse(await readJson(migrationsFolder, 'oldest-suited.json'));
  const { entries } = journal.parse(await readJson(migrationsFolder, 'meta', '_journal.json'));
  return entries.find((entry) => entry.tag === tag)?.when;
}

const remarkOf = (moment: number): string => `for servers that know migration ${moment}`;

/**
 * Which migration servers must know, according to the version that made the tables; undefined if it does
 * not say.
 */
async function askedFor(execute: Execute): Promise<number | undefined> {
  const remark = z.nullable(z.string()).parse((await execute(REMARK)).rows[0]?.['remark']);
  const [, moment] = /migration (\d+)$/.exec(remark ?? '') ?? [];
  return moment === undefined ? undefined : Number(moment);
}

/**
 * Brings tables up to date with `migrate`, and notes in the database which servers they suit. Tables that
 * a newer version has made are left as they are: this version works on them if the newer one allows it
 * (during a deploy, or after a rollback), and rejects with a DatabaseOpenError otherwise.
 */
export async function bringUpToDate(
  execute: Execute,
  migrationsFolder: string,
  migrate: () => Promise<void>,
): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  const { rows } = await execute(HAS_MIGRATIONS);
  if (rows[0]?.['yes'] === true) {
    const newest = Number((await execute(NEWEST_APPLIED)).rows[0]?.['at'] ?? 0);
    if (newest > known) {
      if (((await askedFor(execute)) ?? Infinity) <= known) return;
      throw new DatabaseOpenError(
        'The database was made by a newer version of Lookglass. Install that version or a later one; nothing was changed.',
      );
    }
  }
  await migrate();
  const oldest = await oldestSuitedMoment(migrationsFolder);
  if (oldest === undefined || (await askedFor(execute)) === oldest) return;
  await execute(`comment on table ${LIST} is '${remarkOf(oldest)}'`);
}
