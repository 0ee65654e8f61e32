import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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

async function preparePostgresql(dataFolder: string, secret: string): Promise<PreparedDatabase> {
  const cluster = await startCluster({ durable: true });
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
