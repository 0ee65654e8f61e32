import { connect } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { health } from '#contracts/health.ts';
import { type PostgresCluster, startCluster } from '#scripts/test/postgres.mjs';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import { freePort } from '#tests/server/support/free-port.ts';
import { findHaproxyOrSay, startHaproxy } from '#tests/server/support/haproxy.ts';
import { countAcknowledged, findLost, signInWriters } from '#tests/server/support/lost-writes.ts';
import { SECRET } from '#tests/server/support/killable-server.ts';
import { writeUntilItEnds } from '#tests/server/support/writers.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { MIGRATIONS } from '#tests/support/empty-database.ts';

const RUSH = 1000;
const START_LIMIT_MS = 240_000;

/** The status of a call on a connection of its own; 0 where it broke. */
function callOnNewConnection(port: number): Promise<number> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1' });
    socket.write(`GET ${health.path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    socket.setEncoding('latin1').on('data', (part) => {
      answer += String(part);
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(Number(/^HTTP\/1.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
  });
}

const haproxy = findHaproxyOrSay();

describe.runIf(haproxy !== undefined)(
  'two servers behind HAProxy, set up as we hand it out',
  () => {
    let dataFolder: string;
    let cluster: PostgresCluster;
    let port: number;
    let servers: readonly [RunningServer, RunningServer];
    let proxy: Awaited<ReturnType<typeof startHaproxy>>;
    let connection: Awaited<ReturnType<typeof openPostgresql>>;

    beforeAll(async () => {
      dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-haproxy-servers-'));
      cluster = await startCluster();
      connection = await openPostgresql({ url: cluster.url }, MIGRATIONS);
      port = await freePort();
      const start = async (own: number) =>
        startServer({
          PORT: String(own),
          PUBLIC_ORIGIN: `http://localhost:${port}`,
          DATA_DIR: dataFolder,
          DATABASE_URL: cluster.url,
          AUTH_SECRET: SECRET,
        });
      const ports = [await freePort(), await freePort()] as const;
      servers = await Promise.all([start(ports[0]), start(ports[1])]);
      proxy = await startHaproxy(haproxy ?? '', port, ports);
    }, START_LIMIT_MS);
    afterAll(async () => {
      await proxy.stop();
      await Promise.all(servers.map(({ stop }) => stop('SIGINT')));
      await connection.close();
      await cluster.stop();
      await rm(dataFolder, { recursive: true, force: true });
    });

    it(`answer each of ${RUSH} people who come at the same moment`, async () => {
      const statuses = await Promise.all(
        Array.from({ length: RUSH }, () => callOnNewConnection(port)),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
    });

    it('lose no call and no write when one of them is told to stop', async () => {
      const writers = await signInWriters(connection);
      const [leaving] = servers;
      let isOver = false;
      let brokenOff = 0;
      const writing = writers.map(async (writer) => {
        await writeUntilItEnds(`http://localhost:${port}`, writer, () => isOver);
        if (!isOver) brokenOff += 1;
      });
      await expect.poll(() => countAcknowledged(writers)).toBeGreaterThan(50);
      expect(await leaving.stop('SIGTERM')).toBe(0);
      const whenItWasGone = countAcknowledged(writers);
      await expect
        .poll(() => countAcknowledged(writers) > whenItWasGone || brokenOff > 0)
        .toBe(true);
      isOver = true;
      await Promise.all(writing);
      expect(brokenOff).toBe(0);
      expect(await findLost(`http://localhost:${port}`, writers)).toEqual([]);
    });
  },
);
