import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
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
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-counting-'));
});
afterAll(() => rm(dataFolder, { recursive: true }));

it(
  'counts every event once, however often the server is killed',
  async () => {
    const server = await killableServer({ DATA_DIR: dataFolder, ...COUNTING });
    const acknowledged = await killWhileCounting(server, KILLS);
    const reopened = await openEmbedded(join(dataFolder, 'database'), MIGRATIONS);
    const { lost, counted, plain } = await judgeCounting(reopened, acknowledged);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(lost).toEqual([]);
    expect(counted).toEqual(plain);
    await reopened.close();
  },
  LIMIT_MS,
);
