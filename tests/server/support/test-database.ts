import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { z } from 'zod/mini';
import type { DatabaseConnection } from '#server/db/database.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import { MIGRATIONS } from '#tests/support/empty-database.ts';
import { databaseAt, onServer, serverUrl } from './test-server.ts';

/** A database of its own on a server; the run's end removes it, see `database-template.ts`. */
async function startOnServer(url: string, template: string): Promise<DatabaseConnection> {
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${template}`);
  return openPostgresql({ url: databaseAt(url, name) }, MIGRATIONS);
}

async function startInMemory(template: string): Promise<DatabaseConnection> {
  const loadDataDir = new Blob([new Uint8Array(await readFile(template))]);
  return startEmbedded({ loadDataDir }, MIGRATIONS);
}

/**
 * Databases of this worker whose tests are over, kept for others: starting an embedded one takes a second,
 * copying one on a server half of that.
 */
const idle: DatabaseConnection[] = [];

/** An empty database that belongs to the test until it is closed. */
export async function openTestDatabase(): Promise<DatabaseConnection> {
  const template = inject('databaseTemplate');
  const start = (): Promise<DatabaseConnection> =>
    serverUrl === undefined ? startInMemory(template) : startOnServer(serverUrl, template);
  const connection = idle.pop() ?? (await start());
  return {
    ...connection,
    async close() {
      // A server that ran on it meanwhile may have made more tables.
      emptyings.delete(connection);
      await emptyDatabase(connection);
      idle.push(connection);
    },
  };
}

/** SQLSTATE 40P01, deadlock_detected, and 23503, foreign_key_violation. */
const DISTURBANCES: readonly unknown[] = ['40P01', '23503'];

/** Whether a job of the test before was still at work on the same rows. */
function isDisturbed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DISTURBANCES.includes(error.code);
}

/** How often emptying may be disturbed. */
const ATTEMPTS = 5;

/** Append-only tables. Triggers named after them guard them. */
const GUARDED = ['audit_entries', 'register_entries', 'register_hashes'];

/** Tables into which triggers write when others are emptied: they are emptied once more, at the end. */
const COUNTED = ['catalogue_counts'];

function alterGuards(table: string, change: 'disable' | 'enable always'): string {
  return ['stay', 'stay_all']
    .map((guard) => `alter table ${table} ${change} trigger ${table}_${guard};`)
    .join('');
}

const emptyGuarded = (table: string): string => `
  if exists (select from ${table}) then
    ${alterGuards(table, 'disable')}
    delete from ${table};
    ${alterGuards(table, 'enable always')}
  end if;`;

/** Our tables, by their object ids, and what each refers to; not the migrations' own. */
const TABLES = `
  select tables.oid, tables.oid::regclass::text as name,
    array(
      select confrelid from pg_constraint
      where contype = 'f' and conrelid = tables.oid and confrelid <> tables.oid
    ) as parents
  from pg_class tables join pg_namespace schemas on schemas.oid = tables.relnamespace
  where tables.relkind in ('r', 'p') and not tables.relispartition and tables.relname not like '%migrations'
    and schemas.nspname not like 'pg%' and schemas.nspname <> 'information_schema'`;

const tableRow = z.object({
  oid: z.number(),
  name: z.string(),
  parents: z.array(z.number()),
});

/** The names of all tables, each before those that it refers to. */
async function tablesChildrenFirst({ execute }: DatabaseConnection): Promise<readonly string[]> {
  let left = z.array(tableRow).parse((await execute(TABLES)).rows);
  const ordered: string[] = [];
  while (left.length > 0) {
    const referredTo = new Set(left.flatMap(({ parents }) => parents));
    const free = left.filter(({ oid }) => !referredTo.has(oid));
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...free.map(({ name }) => name));
    left = left.filter(({ oid }) => referredTo.has(oid));
  }
  return ordered;
}

const emptyings = new WeakMap<DatabaseConnection, Promise<string>>();

/**
 * Deleting a test's few rows takes a tenth of the time of truncating every table; done by a function, whose plans the
 * database keeps, a fifth of that.
 */
async function emptying(connection: DatabaseConnection): Promise<string> {
  const tables = await tablesChildrenFirst(connection);
  const deletes = [...tables, ...COUNTED].map((name) =>
    GUARDED.includes(name)
      ? emptyGuarded(name)
      : `if exists (select from ${name}) then delete from ${name}; end if;`,
  );
  await connection.execute(
    `create or replace function empty_tables() returns void language plpgsql
      as $function$ begin ${deletes.join('')} end $function$`,
  );
  return 'select empty_tables()';
}

/** Empties every table that there was when this was first asked of the connection. */
export async function emptyDatabase(connection: DatabaseConnection): Promise<void> {
  const statements = emptyings.get(connection) ?? emptying(connection);
  emptyings.set(connection, statements);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await connection.execute(await statements);
      return;
    } catch (error) {
      if (!isDisturbed(error) || attempt === ATTEMPTS) throw error;
    }
  }
}
