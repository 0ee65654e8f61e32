import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/db/database.ts';
import { bringUpToDate } from '#server/db/migrate.ts';
import { MIGRATIONS } from '#tests/support/empty-database.ts';
import { openTestDatabase } from './support/test-database.ts';

interface Journal {
  entries: { tag: string; when: number }[];
}

const LIST = 'drizzle.__drizzle_migrations';
/** How much later the invented migrations are. */
const A_DAY_MS = 86_400_000;

let connection: DatabaseConnection;
let folder: string;
/** The newest migration that there really is. */
let today: number;

beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lookglass-newer-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const { entries } = JSON.parse(
    await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'),
  ) as Journal;
  today = entries.at(-1)?.when ?? 0;
});
afterEach(async () => {
  await connection.execute(`delete from ${LIST} where created_at > ${today}`);
  await connection.execute(`comment on table ${LIST} is null`);
  await rm(folder, { recursive: true });
});

/** The migrations of a later version, which has one more; `oldest` is what a server must know for it. */
async function inventLaterVersion(oldest: 'ours' | 'its own'): Promise<void> {
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error('There are no migrations.');
  const added = { ...last, tag: '9999_later', when: today + A_DAY_MS };
  journal.entries.push(added);
  await writeFile(file, JSON.stringify(journal));
  await writeFile(join(folder, '9999_later.sql'), 'select 1;');
  const { tag } = oldest === 'ours' ? last : added;
  await writeFile(join(folder, 'oldest-suited.json'), JSON.stringify({ tag }));
}

/**
 * Starts the later version on the tables, and then this one, as in a deploy in which this one starts
 * again.
 */
async function startBoth(): Promise<string> {
  const { execute } = connection;
  await bringUpToDate(execute, folder, async () => {
    await execute(`insert into ${LIST} (hash, created_at) values ('later', ${today + A_DAY_MS})`);
  });
  let migrated = 'not migrated';
  await bringUpToDate(execute, MIGRATIONS, async () => {
    migrated = 'migrated';
  });
  return migrated;
}

describe('tables that a newer version has made', () => {
  it('are worked on as they are if that version has only added to them', async () => {
    await inventLaterVersion('ours');
    expect(await startBoth()).toBe('not migrated');
  });

  it('are refused if that version has taken something away that this one needs', async () => {
    await inventLaterVersion('its own');
    await expect(startBoth()).rejects.toThrow('made by a newer version of Lookglass');
  });

  it('are refused if that version does not say which servers they suit', async () => {
    await connection.execute(
      `insert into ${LIST} (hash, created_at) values ('later', ${today + A_DAY_MS})`,
    );
    const migrate = async () => undefined;
    await expect(bringUpToDate(connection.execute, MIGRATIONS, migrate)).rejects.toThrow(
      'nothing was changed',
    );
  });

  it('name a migration that exists as the one that servers must know', async () => {
    await bringUpToDate(connection.execute, MIGRATIONS, async () => undefined);
    const { rows } = await connection.execute(
      `select obj_description('${LIST}'::regclass, 'pg_class') as remark`,
    );
    const [, moment] = /(\d+)$/.exec(String(rows[0]?.['remark'])) ?? [];
    const applied = await connection.execute(`select created_at::text as at from ${LIST}`);
    expect(applied.rows.map(({ at }) => at)).toContain(moment);
  });
});
