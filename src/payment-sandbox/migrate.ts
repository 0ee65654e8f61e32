import { sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { sandboxSchema } from './tables.ts';

/** The statements of each migration, by the path of its file. */
const FILES = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The same by their names, oldest first. */
const MIGRATIONS = Object.entries(FILES)
  .map(([path, statements]) => [path.replace(/^.*\/|\.sql$/g, ''), statements] as const)
  .toSorted(([one], [other]) => (one < other ? -1 : 1));

const BETWEEN_STATEMENTS = '--> statement-breakpoint';

/** Any number that nobody else uses on the same server; spells "sandbox" on a telephone. */
const MIGRATION_LOCK = 7_263_269;

/** Which migrations the database has; known to this file alone, since it is made before all others. */
const applied = sandboxSchema.table('migrations', { name: text('name').primaryKey() });

/**
 * Brings the sandbox's tables up to date. If several processes start at once, one does it while the
 * others wait. Tables that an older server kept among its own have been moved here already, with their
 * contents.
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (on) => {
    await on.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await on.execute(sql`create schema if not exists ${sql.identifier('payment_sandbox')}`);
    await on.execute(sql`create table if not exists ${applied} (name text primary key)`);
    const known = new Set((await on.select().from(applied)).map(({ name }) => name));
    for (const [name, statements] of MIGRATIONS) {
      if (known.has(name)) continue;
      for (const statement of statements.split(BETWEEN_STATEMENTS)) {
        await on.execute(sql.raw(statement));
      }
      await on.insert(applied).values({ name });
    }
  });
}
