import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresCluster, startCluster } from '#scripts/test/postgres.mjs';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import {
  countAcknowledged,
  findLost,
  findLostEvents,
  killWhileWriting,
  signInWriters,
} from '#tests/server/support/lost-writes.ts';
import { type KillableServer, killableServer } from '#tests/server/support/killable-server.ts';
import { MIGRATIONS } from '#tests/support/empty-database.ts';
import { type Writer, writeUntilItEnds } from '#tests/server/support/writers.ts';

/** `KILLS` in the environment kills more often: each time the server is somewhere else in its work. */
const KILLS = Number(process.env['KILLS'] ?? 5);
const LIMIT_MS = 60_000 * KILLS;
const LOOKS_BEFORE_KILL = 100;

let dataFolder: string;
let cluster: PostgresCluster;
let server: KillableServer;
let connection: DatabaseConnection;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-killed-'));
  cluster = await startCluster({ durable: true });
  connection = await openPostgresql({ url: cluster.url }, MIGRATIONS);
  server = await killableServer({ DATA_DIR: dataFolder, DATABASE_URL: cluster.url });
  await server.start();
});
afterAll(async () => {
  await server.kill();
  await connection.close();
  await cluster.stop();
  await rm(dataFolder, { recursive: true });
});

it(
  'loses nothing that it acknowledged, however often it is killed while it writes',
  async () => {
    const all: Writer[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const writers = await signInWriters(connection);
      await killWhileWriting(server, writers);
      await server.start();
      expect(await findLost(server.origin, writers)).toEqual([]);
      all.push(...writers);
    }
    expect(await findLostEvents(connection, all)).toEqual([]);
  },
  LIMIT_MS,
);

it('loses nothing that it acknowledged when PostgreSQL itself is killed', async () => {
  const writers = await signInWriters(connection);
  const writing = Promise.all(writers.map((writer) => writeUntilItEnds(server.origin, writer)));
  while (countAcknowledged(writers) < LOOKS_BEFORE_KILL) await pause(1);
  process.kill(cluster.pid(), 'SIGKILL');
  await writing;
  await cluster.start();
  await expect
    .poll(() => fetch(`${server.origin}/api/ready`).then(({ status }) => status), { timeout: 5000 })
    .toBe(200);
  expect(await findLost(server.origin, writers)).toEqual([]);
  // Our own connection looks for the database once in a while, as the server's does.
  const isBack = () =>
    connection.execute('select 1').then(
      () => true,
      () => false,
    );
  await expect.poll(isBack, { timeout: 5000 }).toBe(true);
  expect(await findLostEvents(connection, writers)).toEqual([]);
});
