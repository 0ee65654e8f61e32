import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '#scripts/test/postgres.mjs';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import { addPeople, type Person } from './people.ts';

/** A database full of people, for a server that is about to start. */
export interface PreparedDatabase {
  readonly people: readonly Person[];
  readonly dataFolder: string;
  /** Environment variables that make the server use this database. */
  readonly environment: Readonly<Record<string, string>>;
  /** Process id of the database server; NaN for an embedded database, which has none. */
  readonly serverPid: () => number;
  readonly remove: () => Promise<void>;
}

export const ENGINES = ['postgresql', 'embedded'] as const;
export type Engine = (typeof ENGINES)[number];

const MIGRATIONS = join(PROJECT_FOLDER, 'src/server/db/migrations');

async function prepareEmbedded(dataFolder: string, secret: string): Promise<PreparedDatabase> {
  const connection = await openEmbedded(join(dataFolder, 'database'), MIGRATIONS);
  const people = await addPeople(connection, secret);
  await connection.close();
  return {
    people,
    dataFolder,
    environment: { DATABASE_URL: '' },
    serverPid: () => Number.NaN,
    remove: async () => {},
  };
}

/**
 * What PostgreSQL's manual recommends, as `docs/deploy.md` does: a quarter of the memory. This is the most that
 * a catalog of a million shades can use.
 */
const MOST_BUFFERS_IN_MB = 2048;
const BYTES_OF_MB = 2 ** 20;

async function preparePostgresql(dataFolder: string, secret: string): Promise<PreparedDatabase> {
  const buffersInMb = Math.min(MOST_BUFFERS_IN_MB, Math.floor(totalmem() / 4 / BYTES_OF_MB));
  const cluster = await startCluster({ durable: true, buffersInMb });
  const connection = await openPostgresql({ url: cluster.url }, MIGRATIONS);
  const people = await addPeople(connection, secret);
  await connection.execute('vacuum analyze');
  await connection.close();
  return {
    people,
    dataFolder,
    environment: { DATABASE_URL: cluster.url },
    serverPid: cluster.pid,
    remove: cluster.stop,
  };
}

/** Makes a database of this kind that syncs every commit to the disk, as in production. */
export async function prepareDatabase(engine: Engine, secret: string): Promise<PreparedDatabase> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-bench-'));
  const prepare = engine === 'embedded' ? prepareEmbedded : preparePostgresql;
  const prepared = await prepare(dataFolder, secret);
  return {
    ...prepared,
    async remove() {
      await prepared.remove();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
