import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { health, ready } from '#contracts/health.ts';
import { sendLivePicture, watchLivePicture } from '#contracts/live-pictures.ts';
import { writeInLiveStream } from '#contracts/live-chat.ts';
import { endLiveStream, keepLiveStreamAlive, startLiveStream } from '#contracts/live-streams.ts';
import { disableMaintenance, enableMaintenance } from '#contracts/maintenance.ts';
import { readMetrics } from '#contracts/metrics.ts';
import { listLooks } from '#contracts/makeup-looks.ts';
import { FAILURES_OF_PAIR, login, logout } from '#contracts/session.ts';
import { addProduct } from '#contracts/operator-register.ts';
import { lookUpProduct, readRegisterEntries } from '#contracts/product-register.ts';
import { signUp } from '#contracts/sign-up.ts';
import { SIGN_OF_LIFE_MS } from '#domain/live/live-room.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { checkAnswer } from '#domain/register/check-answer.ts';
import { bytesOfText, sha256With, toBase64 } from '#domain/register/hashing.ts';
import { hashLeaf } from '#domain/register/merkle-tree.ts';
import { readEntry } from '#domain/register/product-entry.ts';
import { verifyWith } from '#domain/register/register-head.ts';
import { type PostgresCluster, startCluster } from '#scripts/test/postgres.mjs';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import { users } from '#server/db/schema/accounts.ts';
import { liveForwarders } from '#server/db/schema/live.ts';
import { PASSWORD } from '#tests/server/support/account.ts';
import { givePro } from '#tests/server/support/entitle.ts';
import { listenTo } from '#tests/server/support/live-listeners.ts';
import {
  countAcknowledged,
  findLost,
  findLostEvents,
  signInWriters,
} from '#tests/server/support/lost-writes.ts';
import { type ServerProcesses, startProcesses } from '#tests/server/support/server-processes.ts';
import { type Writer, writeUntilItEnds } from '#tests/server/support/writers.ts';
import { MIGRATIONS } from '#tests/support/empty-database.ts';
import { sendPicture } from '#tests/support/sent-picture.ts';
import { watchPicture } from '#tests/support/watched-picture.ts';

const PROCESSES = 4;
/** This many calls on new connections reach each process twice. */
const EACH_TWICE = Array.from({ length: 2 * PROCESSES });
/** What must be known everywhere is told at once; by polling alone it would take up to 5 s. */
const TOLD_WITHIN_MS = 1000;
/** Two starts one after the other, on a machine that may be busy. */
const ROLL_LIMIT_MS = 240_000;
/** The first start, and then three at once. */
const START_LIMIT_MS = 240_000;
const USER = '/api/auth/user';
const LOOKS = listLooks.path;
const OK = 200;
const CREATED = 201;
const FORBIDDEN = 403;
const UNAVAILABLE = 503;

let dataFolder: string;
let cluster: PostgresCluster;
let server: ServerProcesses;
let connection: DatabaseConnection;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-processes-'));
  cluster = await startCluster();
  connection = await openPostgresql({ url: cluster.url }, MIGRATIONS);
  server = await startProcesses({
    DATA_DIR: dataFolder,
    DATABASE_URL: cluster.url,
    PROCESSES: String(PROCESSES),
  });
}, START_LIMIT_MS);
afterAll(async () => {
  await server.stop('SIGINT');
  await connection.close();
  await cluster.stop();
  await rm(dataFolder, { recursive: true });
});

/** A new account and the cookies of its session. */
async function newAccount(): Promise<{ readonly email: string; readonly cookie: string }> {
  const email = `${randomUUID()}@example.com`;
  const reply = await server.call(signUp.path, {
    method: 'POST',
    body: { fullName: 'Zoe Ray', email, password: PASSWORD, confirmPassword: PASSWORD },
  });
  expect(reply.status).toBe(201);
  return { email, cookie: reply.cookies.join('; ') };
}

/** What every process answers to the same question. */
async function askAll(path: string, cookie: string): Promise<readonly number[]> {
  const replies = await Promise.all(
    EACH_TWICE.map(() => server.call(path, { headers: { cookie } })),
  );
  return replies.map(({ status }) => status);
}

/**
 * Adds a product as an operator's page does. If it is refused because of overload, or by a process that
 * does not know of the role yet, it is sent again as the same action.
 */
async function addToRegister(cookie: string, batchNumber: string) {
  const product = {
    name: 'Velvet Lip Cream',
    brand: 'Maison Orée',
    batchNumber,
    manufacturingDate: '2026-11-02',
    ingredientHash: null,
    certifications: [],
    retailer: '',
  };
  const body = { actionId: randomUUID(), product };
  const { method, path } = addProduct;
  for (;;) {
    const { status, text } = await server.call(path, { method, headers: { cookie }, body });
    if (status === CREATED) return addProduct.reply.parse(JSON.parse(text));
    if (status !== UNAVAILABLE && status !== FORBIDDEN) throw new Error(text);
    await pause(100);
  }
}

async function outbox(): Promise<readonly string[]> {
  const names = await readdir(join(dataFolder, 'outbox')).catch(() => []);
  return names.filter((name) => name.endsWith('.eml'));
}

/** Makes people write for as long as `work` takes; a person whose connection breaks begins again. */
async function writeWhile(writers: readonly Writer[], work: () => Promise<void>): Promise<void> {
  const over = new AbortController();
  const isOver = () => over.signal.aborted;
  const writing = writers.map(async (writer) => {
    // It ends where a connection breaks or the server says that it is not there: then it begins again.
    while (!isOver()) await writeUntilItEnds(server.origin, writer, isOver);
  });
  try {
    await work();
  } finally {
    over.abort();
  }
  await Promise.all(writing);
}

describe('four processes behind one port', () => {
  it('all know who has signed in on one of them, and that the session has ended', async () => {
    const { cookie } = await newAccount();
    expect(await askAll(USER, cookie)).toEqual(EACH_TWICE.map(() => OK));
    await server.call(logout.path, { method: logout.method, headers: { cookie } });
    await expect
      .poll(async () => new Set(await askAll(USER, cookie)), { timeout: TOLD_WITHIN_MS })
      .toEqual(new Set([401]));
  });

  it('are all under maintenance when an operator switches it on at one of them', async () => {
    const { email, cookie } = await newAccount();
    await connection.execute(`update users set role = 'operator' where email = $1`, [email]);
    const visitor = (await newAccount()).cookie;
    const set = (contract: typeof enableMaintenance | typeof disableMaintenance) =>
      server.call(contract.path, { method: contract.method, headers: { cookie }, body: {} });
    expect(await askAll(USER, visitor)).toEqual(EACH_TWICE.map(() => OK));
    expect((await set(enableMaintenance)).status).toBe(OK);
    await expect
      .poll(async () => new Set(await askAll(LOOKS, visitor)), { timeout: TOLD_WITHIN_MS })
      .toEqual(new Set([UNAVAILABLE]));
    expect((await set(disableMaintenance)).status).toBe(OK);
    await expect
      .poll(async () => new Set(await askAll(LOOKS, visitor)), { timeout: TOLD_WITHIN_MS })
      .toEqual(new Set([OK]));
  });

  it('pass on the pictures and the words of a live session, whichever of them is asked', async () => {
    const { email, cookie } = await newAccount();
    const [account] = await connection.database
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email));
    await givePro(connection, account?.id ?? '');
    const started = await server.call(startLiveStream.path, {
      method: 'POST',
      headers: { cookie },
      body: { title: 'A wine lip', look: DEFAULT_LOOK, agreed: true, isOldEnough: true },
    });
    const { room } = startLiveStream.reply.parse(JSON.parse(started.text));
    const pathOf = ({ path }: { readonly path: string }) => path.replace(':id', room.id);
    const post = (contract: { readonly path: string }, body: object = {}) =>
      server.call(pathOf(contract), { method: 'POST', headers: { cookie }, body });
    const alive = setInterval(() => void post(keepLiveStreamAlive), SIGN_OF_LIFE_MS);
    const exchangeAt = (contract: { readonly path: string }) => async (body: string) => {
      const headers = { cookie, 'content-type': 'application/sdp' };
      for (;;) {
        const call = { method: 'POST', headers, body } as const;
        const { status, text } = await server.call(pathOf(contract), call);
        if (status === CREATED) return text;
        // The forwarder starts with the first picture: a page, too, asks again.
        if (status !== UNAVAILABLE) throw new Error(`It answered ${status}: ${text}`);
        await pause(500);
      }
    };
    const sent = await sendPicture({ exchange: exchangeAt(sendLivePicture) }, 300_000);
    const watched = [];
    try {
      for (const _ of EACH_TWICE) {
        watched.push(await watchPicture({ exchange: exchangeAt(watchLivePicture) }));
      }
      expect(await connection.database.select().from(liveForwarders)).toHaveLength(1);

      const listeners = EACH_TWICE.map(() => listenTo(server.origin, room.id));
      const heardByAll = (text: string) => listeners.every(({ heard }) => heard().includes(text));
      await expect.poll(() => heardByAll('event: piece')).toBe(true);
      expect((await post(writeInLiveStream, { text: 'Blot once' })).status).toBe(CREATED);
      await expect.poll(() => heardByAll('Blot once')).toBe(true);
      await post(endLiveStream);
      await expect.poll(() => heardByAll('"endedBecause":"host"')).toBe(true);
    } finally {
      clearInterval(alive);
      sent.stop();
      for (const { stop } of watched) stop();
    }
  });

  it('report the metrics of all of them when one is asked', async () => {
    const { text } = await server.call(readMetrics.path);
    const uptimes = text.match(/^lookglass_uptime_seconds\{process="\d"\}/gm) ?? [];
    expect(new Set(uptimes).size).toBe(PROCESSES);
  });

  it('count failed sign-ins together', async () => {
    const { email } = await newAccount();
    const statuses = [];
    for (let tries = 0; tries < FAILURES_OF_PAIR.times + PROCESSES; tries += 1) {
      const body = { email, password: 'Not-the-password-7' };
      statuses.push((await server.call(login.path, { method: login.method, body })).status);
    }
    expect(statuses).toEqual([
      ...Array.from({ length: FAILURES_OF_PAIR.times }, () => 401),
      ...Array.from({ length: PROCESSES }, () => 429),
    ]);
  });

  it('do each job once', async () => {
    const before = (await outbox()).length;
    await Promise.all(EACH_TWICE.map(newAccount));
    await expect.poll(async () => (await outbox()).length - before).toBe(EACH_TWICE.length);
    // A mail is there before its job is deleted.
    await expect
      .poll(async () => (await connection.execute('select count(*)::int as n from jobs')).rows)
      .toEqual([{ n: 0 }]);
    expect((await outbox()).length - before).toBe(EACH_TWICE.length);
  });

  it('add to one register: its entries have one order, and every one of them is proven', async () => {
    const { email, cookie } = await newAccount();
    await connection.execute(`update users set role = 'operator' where email = $1`, [email]);
    const added = await Promise.all(
      Array.from({ length: 4 * PROCESSES }, (_, place) => addToRegister(cookie, `L${place}`)),
    );
    const numbers = added.map(({ index }) => index).toSorted((one, other) => one - other);
    expect(numbers).toEqual(added.map((_, place) => place));

    const sha256 = sha256With(crypto.subtle);
    const read = await server.call(readRegisterEntries.path);
    let previous = '';
    for (const { text } of readRegisterEntries.reply.parse(JSON.parse(read.text)).entries) {
      expect(readEntry(text)?.previous).toBe(previous);
      previous = toBase64(await hashLeaf(sha256, bytesOfText(text)));
    }
    const needs = { sha256, verifySignature: verifyWith(crypto.subtle) };
    const heads = new Set<string>();
    for (const { code } of added) {
      const { text } = await server.call(lookUpProduct.path.replace(':code', code));
      const answer = lookUpProduct.reply.parse(JSON.parse(text));
      heads.add(`${answer.head.root} ${answer.head.key}`);
      expect(await checkAnswer(answer, code, null, needs)).toMatchObject({ ok: true });
    }
    expect(heads.size).toBe(1);
  });

  it('lose nothing that was acknowledged when one of them is killed, and are four again', async () => {
    const writers = await signInWriters(connection);
    const before = server.pids();
    const [victim = 0] = before;
    await writeWhile(writers, async () => {
      while (countAcknowledged(writers) < 50) await pause(1);
      process.kill(victim, 'SIGKILL');
      const atTheKill = countAcknowledged(writers);
      await expect.poll(() => server.pids().includes(victim)).toBe(false);
      await expect.poll(() => countAcknowledged(writers)).toBeGreaterThan(atTheKill);
      await expect.poll(() => server.pids().length).toBe(PROCESSES);
    });
    expect(await findLost(server.origin, writers)).toEqual([]);
    expect(await findLostEvents(connection, writers)).toEqual([]);
  });

  it('answer a call that was on its way to one of them when it was killed', async () => {
    const [victim = 0] = server.pids();
    // A process that stands still accepts no connection, but is handed its next one all the same.
    process.kill(victim, 'SIGSTOP');
    const calls = Array.from({ length: 3 * PROCESSES }, () => server.call(health.path));
    await pause(200);
    process.kill(victim, 'SIGKILL');
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => OK));
    await expect.poll(() => server.pids().filter((pid) => pid !== victim).length).toBe(PROCESSES);
  });

  it(
    'are replaced one after the other on SIGHUP, and no call fails',
    async () => {
      const before = server.pids();
      const statuses = new Set<number>();
      const over = new AbortController();
      const asking = Array.from({ length: 12 }, async (_, place) => {
        while (!over.signal.aborted) {
          // Half of them keep their connection, as browsers do.
          const path = health.path;
          const { status } =
            place % 2 === 0 ? await server.call(path) : await fetch(server.origin + path);
          statuses.add(status);
          await pause(1);
        }
      });
      server.supervisor.kill('SIGHUP');
      try {
        await expect
          .poll(() => server.pids().filter((pid) => before.includes(pid)).length, {
            timeout: ROLL_LIMIT_MS,
          })
          // The others follow in the same way, and a start takes its time.
          .toBe(PROCESSES / 2);
      } finally {
        over.abort();
      }
      await Promise.all(asking);
      expect(statuses).toEqual(new Set([OK]));
    },
    2 * ROLL_LIMIT_MS,
  );

  it('say that they are not ready on SIGTERM, go on answering for a moment, and leave', async () => {
    // A load balancer asks on new connections, again and again, so each process has been asked by then.
    for (let asked = 0; asked < 3 * PROCESSES; asked += 1) {
      expect((await server.call(ready.path)).status).toBe(OK);
    }
    const since = performance.now();
    const ended = server.stop('SIGTERM');
    await expect.poll(async () => (await server.call(ready.path)).status).toBe(UNAVAILABLE);
    expect((await server.call(USER)).status).toBe(401);
    expect(await ended).toBe(0);
    expect(performance.now() - since).toBeLessThan(10_000);
  });
});
