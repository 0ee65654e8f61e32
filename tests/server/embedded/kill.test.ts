import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import {
  findLost,
  findLostEvents,
  killWhileWriting,
  signInWriters,
} from '#tests/server/support/lost-writes.ts';
import { killableServer } from '#tests/server/support/killable-server.ts';
import { MIGRATIONS } from '#tests/support/empty-database.ts';
import type { Writer } from '#tests/server/support/writers.ts';

/** `KILLS` in the environment kills more often: each time the server is somewhere else in its work. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const LIMIT_MS = 60_000 * KILLS;

let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-killed-'));
});
afterAll(() => rm(dataFolder, { recursive: true }));

it(
  'loses nothing that it acknowledged, however often it is killed while it writes',
  async () => {
    const rounds: (readonly Writer[])[] = [];
    const database = join(dataFolder, 'database');
    const prepared = await openEmbedded(database, MIGRATIONS);
    for (let round = 0; round < KILLS; round += 1) rounds.push(await signInWriters(prepared));
    await prepared.close();

    const server = await killableServer({ DATA_DIR: dataFolder });
    await server.start();
    for (const writers of rounds) {
      await killWhileWriting(server, writers);
      await server.start();
      expect(await findLost(server.origin, writers)).toEqual([]);
    }
    await server.kill();

    const reopened = await openEmbedded(database, MIGRATIONS);
    expect(await findLostEvents(reopened, rounds.flat())).toEqual([]);
    await reopened.close();
  },
  LIMIT_MS,
);
