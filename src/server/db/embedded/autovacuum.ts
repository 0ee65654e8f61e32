import type { PGlite } from '@electric-sql/pglite';

/** What a vacuum needs of the engine. */
type Engine = Pick<PGlite, 'query' | 'exec'>;

export interface Autovacuum {
  /** Resolves when nothing is under way any more, and nothing will be. */
  readonly stop: () => Promise<void>;
}

const EVERY_MS = 10 * 60 * 1000;

/**
 * When a table has changed enough, as PostgreSQL 17 has it by default (its manual, "The Autovacuum
 * Daemon"): 50 rows plus a fifth of the table for dead rows, 50 plus a tenth for rows changed since the
 * statistics were made, and 1000 plus a fifth for inserted rows.
 */
const WORN_TABLES = `
  select format('%I.%I', stat.schemaname, stat.relname) as table
  from pg_stat_user_tables as stat
  join pg_class as class on class.oid = stat.relid
  cross join greatest(class.reltuples, 0) as size
  where stat.n_dead_tup > 50 + 0.2 * size
    or stat.n_mod_since_analyze > 50 + 0.1 * size
    or stat.n_ins_since_vacuum > 1000 + 0.2 * size`;

/** Gives the room of dead rows back to the tables that need it, and updates the statistics about their size. */
export async function vacuumWornTables(engine: Engine): Promise<void> {
  const { rows } = await engine.query<{ readonly table: string }>(WORN_TABLES);
  // One after the other: waiting queries run between two tables.
  for (const { table } of rows) await engine.exec(`vacuum (analyze) ${table}`);
}

/**
 * Does what a PostgreSQL server does by itself: the engine has one process alone, and so no daemon.
 * Without it, tables would grow with every change, and queries would be planned with outdated statistics.
 */
export function startAutovacuum(engine: Engine): Autovacuum {
  let underWay: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // A failure is retried the next time; an engine that has ended fails every query anyway.
    underWay = vacuumWornTables(engine).catch(() => undefined);
  }, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
