import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresCluster, startCluster } from '#scripts/test/postgres.mjs';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import {
  COUNTING,
  judgeCounting,
  killWhileCounting,
} from '#tests/server/support/killed-counting.ts';
import { killableServer } from '#tests/server/support/killable-server.ts';
import { MIGRATIONS } from '#tests/support/empty-database.ts';

const KILLS = Number(process.env['ANALYTICS_KILLS'] ?? 1);
const LIMIT_MS = 60_000 * KILLS;

let dataFolder: string;
let cluster: PostgresCluster;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-counting-'));
  cluster = await startCluster({ durable: true });
});
afterAll(async () => {
  await cluster.stop();
  await rm(dataFolder, { recursive: true });
});

it(
  'counts every event once while two servers count, however often one is killed',
  async () => {
    const connection = await openPostgresql({ url: cluster.url }, MIGRATIONS);
    const settings = { DATA_DIR: dataFolder, DATABASE_URL: cluster.url, ...COUNTING };
    const [killed, other] = [await killableServer(settings), await killableServer(settings)];
    await other.start();
    const acknowledged = await killWhileCounting(killed, KILLS);
    await other.kill();
    const { lost, counted, plain } = await judgeCounting(connection, acknowledged);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(lost).toEqual([]);
    expect(counted).toEqual(plain);
    await connection.close();
  },
  LIMIT_MS,
);
