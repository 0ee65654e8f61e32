import { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database, DatabaseConnection } from '#server/db/database.ts';
import { isDatabaseUnavailable } from '#server/db/database-errors.ts';
import { type ConnectionPool, createPool } from './pool.ts';
import { PooledSession } from './pooled-session.ts';
import { createPostgresqlNews } from './postgresql-news.ts';
import { prepareServer } from './prepare-server.ts';
import { readLogPlace, ReplicaWatch } from './replica.ts';

/** Where a PostgreSQL server is, and what stands before it. */
export interface ServerSettings {
  /** Where queries go. */
  readonly url: string;
  /** Past a pooler: for migrations, and for `LISTEN`. Defaults to `url`. */
  readonly directUrl?: string | undefined;
  /** A replica, which repeats what is written at `url`. */
  readonly readUrl?: string | undefined;
  /** Whether `url` and `readUrl` lead to a pooler that gives each transaction another connection. */
  readonly throughPooler?: boolean;
  /** How many processes of this machine share the server. */
  readonly processes?: number;
}

type ReadAnywhere = DatabaseConnection['readAnywhere'];

function databaseOn(pool: ConnectionPool): Database {
  const dialect = new PgDialect();
  // There are no relational queries.
  const relations = { fullSchema: {}, schema: {}, tableNamesMap: {} };
  return new NodePgDatabase(dialect, new PooledSession(pool, dialect, relations), relations);
}

async function readPlace(pool: ConnectionPool): Promise<bigint> {
  const { rows } = await pool.client.query<{ place: string }>(
    `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
      else pg_current_wal_lsn() end::text as place`,
  );
  return readLogPlace(rows[0]?.place ?? '');
}

/** Sends reads that need not see the newest data to a replica, for as long as the replica keeps up. */
function openReplica(
  source: ConnectionPool,
  database: Database,
  replica: ConnectionPool,
): { readonly readAnywhere: ReadAnywhere; readonly close: () => Promise<void> } {
  const replicated = databaseOn(replica);
  const watch = new ReplicaWatch({
    readSource: () => readPlace(source),
    readReplica: () => readPlace(replica),
    clock: () => performance.now(),
  });
  const polling = watch.pollForEver();
  return {
    async readAnywhere(read) {
      if (!watch.isFresh) return read(database);
      try {
        return await read(replicated);
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        watch.distrust();
        return read(database);
      }
    },
    async close() {
      watch.stop();
      await replica.close();
      await polling;
    },
  };
}

/** Connects to a PostgreSQL server. Rejects with a DatabaseOpenError. */
export async function openPostgresql(
  settings: ServerSettings,
  migrationsFolder: string,
): Promise<DatabaseConnection> {
  const { url, directUrl = url, readUrl, throughPooler = false, processes = 1 } = settings;
  await prepareServer(directUrl, migrationsFolder);
  const pool = createPool({ url, throughPooler, processes });
  const database = databaseOn(pool);
  const news = createPostgresqlNews({
    url: directUrl,
    query: (text, parameters) => pool.client.query(text, [...parameters]),
  });
  const replica =
    readUrl === undefined
      ? undefined
      : openReplica(pool, database, createPool({ url: readUrl, throughPooler, processes }));
  return {
    engine: 'postgresql',
    database,
    async execute(text, parameters = []) {
      const { rows, rowCount } = await pool.client.query<Record<string, unknown>>(text, [
        ...parameters,
      ]);
      return { rows, rowCount: rowCount ?? 0 };
    },
    async ping() {
      await pool.client.query('select 1');
    },
    news,
    pool: () => ({
      total: pool.client.totalCount,
      idle: pool.client.idleCount,
      waiting: pool.client.waitingCount,
    }),
    readAnywhere: replica?.readAnywhere ?? ((read) => read(database)),
    async close() {
      await news.stop();
      await replica?.close();
      await pool.close();
    },
  };
}
