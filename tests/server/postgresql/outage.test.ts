import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresCluster, startCluster } from '#scripts/test/postgres.mjs';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import { signInWriters } from '#tests/server/support/lost-writes.ts';
import { type KillableServer, killableServer } from '#tests/server/support/killable-server.ts';
import { MIGRATIONS } from '#tests/support/empty-database.ts';

/** How long PostgreSQL stays away; `OUTAGE_SECONDS` sets any number of seconds by hand. */
const AWAY_MS = Number(process.env['OUTAGE_SECONDS'] ?? 3) * 1000;
const ASK_EVERY_MS = 200;
/**
 * The server gives up on its database within 0.8 s. A machine that runs other tests at the same time adds
 * delays of its own; this only proves that nothing hangs.
 */
const ANSWER_LIMIT_MS = 10_000;
const AWAY_WITHIN_MS = 5000;
const HEALED_WITHIN_MS = 5000;

let dataFolder: string;
let cluster: PostgresCluster;
let server: KillableServer;
let cookie: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-outage-'));
  cluster = await startCluster();
  const connection = await openPostgresql({ url: cluster.url }, MIGRATIONS);
  cookie = (await signInWriters(connection, 1))[0]?.cookie ?? '';
  await connection.close();
  server = await killableServer({ DATA_DIR: dataFolder, DATABASE_URL: cluster.url });
  await server.start();
});
afterAll(async () => {
  await server.kill();
  await cluster.stop();
  await rm(dataFolder, { recursive: true });
});

async function ask(path: string) {
  const startedAt = performance.now();
  const reply = await fetch(`${server.origin}${path}`, { headers: { cookie } });
  await reply.arrayBuffer();
  return {
    status: reply.status,
    retryAfter: reply.headers.get('retry-after'),
    isInTime: performance.now() - startedAt < ANSWER_LIMIT_MS,
  };
}

/** What is answered for as long as the database is away. */
async function askWhileAway(path: string, milliseconds: number) {
  const answers = [];
  for (const until = performance.now() + milliseconds; performance.now() < until;) {
    answers.push(await ask(path));
    await pause(ASK_EVERY_MS);
  }
  return answers;
}

async function expectHealed(): Promise<void> {
  await expect
    .poll(async () => (await ask('/api/makeup-looks/user')).status, { timeout: HEALED_WITHIN_MS })
    .toBe(200);
  expect((await ask('/api/ready')).status).toBe(200);
}

async function expectAnswersWhileAway(milliseconds: number): Promise<void> {
  const [looks, readiness, health] = await Promise.all([
    askWhileAway('/api/makeup-looks/user', milliseconds),
    askWhileAway('/api/ready', milliseconds),
    askWhileAway('/api/health', milliseconds),
  ]);
  const unavailable = { status: 503, retryAfter: '5', isInTime: true };
  expect(looks).toEqual(looks.map(() => unavailable));
  expect(readiness).toEqual(readiness.map(() => unavailable));
  expect(health).toEqual(health.map(() => ({ status: 200, retryAfter: null, isInTime: true })));
}

/** The server's process and those that it has started. */
async function processesOf(pid: number): Promise<readonly number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.trim().split(' ').map(Number)];
}

describe('while PostgreSQL is away', () => {
  it(
    'every call is answered 503 and does not hang, and all is well soon after its return',
    async () => {
      expect((await ask('/api/makeup-looks/user')).status).toBe(200);
      process.kill(cluster.pid(), 'SIGQUIT');
      // Its processes end one after the other: until the last one has, a call may still be answered.
      await expect
        .poll(async () => (await ask('/api/makeup-looks/user')).status, { timeout: AWAY_WITHIN_MS })
        .toBe(503);
      await expectAnswersWhileAway(AWAY_MS);
      await cluster.start();
      await expectHealed();
    },
    AWAY_MS + 60_000,
  );

  it.runIf(process.platform === 'linux')('is the same when PostgreSQL hangs instead', async () => {
    expect((await ask('/api/makeup-looks/user')).status).toBe(200);
    const processes = await processesOf(cluster.pid());
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    await expectAnswersWhileAway(AWAY_MS);
    for (const pid of processes) process.kill(pid, 'SIGCONT');
    await expectHealed();
  });
});
