import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Transaction } from '#server/db/database.ts';
import type { BackupHead, BackupTable } from './backup-format.ts';

/** Which tables of the database are ours; the lists of applied migrations are not among them. */
const OURS = `schemas.nspname in ('public', 'payment_sandbox') and tables.relname <> 'migrations'`;

const TABLES = `
  select tables.oid::int as oid, format('%I.%I', schemas.nspname, tables.relname) as name,
    array(
      select confrelid::int from pg_constraint
      where contype = 'f' and conrelid = tables.oid and confrelid <> tables.oid
    ) as parents,
    (
      select json_agg(
        json_build_object('name', format('%I', attname), 'type', format_type(atttypid, atttypmod))
        order by attnum
      ) from pg_attribute
      where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ) as columns
  from pg_class tables join pg_namespace schemas on schemas.oid = tables.relnamespace
  where tables.relkind in ('r', 'p') and not tables.relispartition and ${OURS}
  order by name`;

const PARTS = `
  select format('%I.%I', schemas.nspname, tables.relname) as name,
    format('%I.%I', of_schemas.nspname, of_tables.relname) as of,
    pg_get_expr(tables.relpartbound, tables.oid) as bound
  from pg_class tables
    join pg_namespace schemas on schemas.oid = tables.relnamespace
    join pg_inherits on inhrelid = tables.oid
    join pg_class of_tables on of_tables.oid = inhparent
    join pg_namespace of_schemas on of_schemas.oid = of_tables.relnamespace
  where tables.relkind = 'r' and tables.relispartition and ${OURS}
  order by tables.oid`;

/** The sequences that have given out a number. */
const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
  from pg_sequences
  where schemaname in ('public', 'payment_sandbox') and last_value is not null
  order by name`;

const MIGRATED = `select coalesce(max(created_at), 0)::text as at from drizzle.__drizzle_migrations`;

const tableRow = z.object({
  oid: z.number(),
  name: z.string(),
  parents: z.array(z.number()),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});
const partRow = z.object({ name: z.string(), of: z.string(), bound: z.string() });
const sequenceRow = z.object({ name: z.string(), last: z.string() });

/** Runs one statement and reads its rows. */
export async function ask<Row>(
  on: Pick<Transaction, 'execute'>,
  row: z.ZodMiniType<Row>,
  statement: string,
): Promise<readonly Row[]> {
  const result: unknown = await on.execute(sql.raw(statement));
  return z.object({ rows: z.array(row) }).parse(result).rows;
}

/** Our tables, each after those that it refers to. */
export async function describeTables(
  on: Pick<Transaction, 'execute'>,
): Promise<readonly BackupTable[]> {
  let left = await ask(on, tableRow, TABLES);
  const ordered: BackupTable[] = [];
  while (left.length > 0) {
    const missing = new Set(left.map(({ oid }) => oid));
    const isFree = ({ parents }: { readonly parents: readonly number[] }): boolean =>
      !parents.some((parent) => missing.has(parent));
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...free.map(({ name, columns }) => ({ table: name, columns })));
    left = left.filter((table) => !isFree(table));
  }
  return ordered;
}

/** What else there is besides rows. */
export async function describeDatabase(
  on: Pick<Transaction, 'execute'>,
): Promise<Pick<BackupHead, 'migrated' | 'parts' | 'sequences'>> {
  const [migrated] = await ask(on, z.object({ at: z.string() }), MIGRATED);
  return {
    migrated: Number(migrated?.at ?? 0),
    parts: [...(await ask(on, partRow, PARTS))],
    sequences: [...(await ask(on, sequenceRow, SEQUENCES))],
  };
}
