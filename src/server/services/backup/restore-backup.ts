import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Transaction } from '#server/db/database.ts';
import {
  backupEnd,
  backupHead,
  type BackupEnd,
  BackupError,
  backupRow,
  type BackupRow,
  backupTable,
  type BackupTable,
} from './backup-format.ts';
import { ask, describeTables } from './describe-tables.ts';
import type { ReadLine } from './read-backup.ts';

const ROWS_AT_ONCE = 500;

const journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });

export interface EarlierMigrations {
  readonly folder: string;
  /** Whether there are no later ones. */
  readonly isAll: boolean;
  readonly remove: () => Promise<void>;
}

/**
 * Copies the migrations up to a moment into a folder of their own: rows go into tables as they were, and
 * the tables are brought up to date with the rows in them. Rejects with a BackupError where the moment is later than all.
 */
export async function migrationsUntil(
  migrationsFolder: string,
  migrated: number,
): Promise<EarlierMigrations> {
  const listed = join('meta', '_journal.json');
  const whole = journal.parse(JSON.parse(await readFile(join(migrationsFolder, listed), 'utf8')));
  const entries = whole.entries.filter(({ when }) => when <= migrated);
  if (entries.at(-1)?.when !== migrated) {
    throw new BackupError(
      'The backup was made by a newer version of Lookglass. Install that version or a later one; nothing was changed.',
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'lookglass-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  await writeFile(join(folder, listed), JSON.stringify({ ...whole, entries }));
  const isAll = entries.length === whole.entries.length;
  return { folder, isAll, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Rejects with a BackupError where anything is kept already. */
export async function requireEmpty(on: Pick<Transaction, 'execute'>): Promise<void> {
  for (const { table } of await describeTables(on)) {
    const rows = await ask(on, z.unknown(), `select 1 as one from ${table} limit 1`);
    if (rows.length === 0) continue;
    throw new BackupError(
      `The database is not empty: there is something in ${table}. Restore into a new one; nothing was changed.`,
    );
  }
}

/** Triggers that make further rows from new ones; a back-up holds those rows already. */
const insertTriggers = (table: string): string => `
  select format('%I', tgname) as name, tgenabled::text as state from pg_trigger
  where tgrelid = '${table}'::regclass and not tgisinternal and tgenabled <> 'D' and tgtype & 4 <> 0`;

/** How `alter table` says each state that a trigger can be in (`pg_trigger.tgenabled`). */
const ENABLE: Readonly<Record<'O' | 'A' | 'R', string>> = {
  O: 'enable',
  A: 'enable always',
  R: 'enable replica',
};

/** Disables a table's triggers on new rows, and returns a function that enables them as they were. */
async function withoutTriggers(
  on: Pick<Transaction, 'execute'>,
  table: string,
): Promise<() => Promise<void>> {
  const row = z.object({ name: z.string(), state: z.enum(['O', 'A', 'R']) });
  const triggers = await ask(on, row, insertTriggers(table));
  const alter = (words: string) => on.execute(sql.raw(`alter table ${table} ${words}`));
  for (const { name } of triggers) await alter(`disable trigger ${name}`);
  return async () => {
    for (const { name, state } of triggers) await alter(`${ENABLE[state]} trigger ${name}`);
  };
}

/** One statement for many rows: the texts become values of each column's type again. */
async function insert(
  on: Pick<Transaction, 'execute'>,
  { table, columns }: BackupTable,
  rows: readonly BackupRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = columns.map(({ name }) => name).join(', ');
  const values = columns.map(({ type }, place) => `(line ->> ${place})::${type}`).join(', ');
  await on.execute(
    sql`${sql.raw(`insert into ${table} (${names}) overriding system value select ${values}`)}
      from json_array_elements(${JSON.stringify(rows)}::json) as lines (line)`,
  );
}

/**
 * Puts everything that a back-up holds into empty tables, all of it or nothing: `on` is a transaction.
 * Rejects with a BackupError where the file is not whole.
 */
export async function restoreLines(
  on: Pick<Transaction, 'execute'>,
  lines: AsyncIterable<ReadLine>,
): Promise<BackupEnd> {
  let table: BackupTable | undefined;
  let finishTable = async (): Promise<void> => {};
  let waiting: BackupRow[] = [];
  const found = { tables: 0, rows: 0 };
  let promised: BackupEnd | undefined;

  async function flush(): Promise<void> {
    if (table !== undefined) await insert(on, table, waiting);
    found.rows += waiting.length;
    waiting = [];
  }

  for await (const line of lines) {
    const row = backupRow.safeParse(line);
    if (row.success) {
      waiting.push(row.data);
      if (waiting.length >= ROWS_AT_ONCE) await flush();
      continue;
    }
    await flush();
    await finishTable();
    finishTable = async () => {};
    const nextTable = backupTable.safeParse(line);
    if (nextTable.success) {
      table = nextTable.data;
      finishTable = await withoutTriggers(on, table.table);
      found.tables += 1;
      continue;
    }
    const head = backupHead.safeParse(line);
    if (head.success) {
      for (const { name, of, bound } of head.data.parts) {
        await on.execute(sql.raw(`create table if not exists ${name} partition of ${of} ${bound}`));
      }
      for (const { name, last } of head.data.sequences) {
        await on.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
      }
      continue;
    }
    promised = backupEnd.parse(line);
  }
  if (promised?.rows !== found.rows || promised.tables !== found.tables) {
    throw new BackupError(
      'The backup holds something else than its end says. Nothing was changed.',
    );
  }
  return found;
}
