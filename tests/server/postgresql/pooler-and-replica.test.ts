import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLook, saveLook } from '#contracts/makeup-looks.ts';
import { type PostgresCluster, startCluster } from '#scripts/test/postgres.mjs';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import { joinAs, signUpAs } from '#tests/server/support/account.ts';
import { findPgBouncerOrSay, startPgBouncer } from '#tests/server/support/pgbouncer.ts';
import { type Platform, startPlatform } from '#tests/server/support/platform.ts';
import { canStartReplica, type Replica, startReplica } from '#tests/server/support/replica.ts';
import { say } from '#tests/server/support/say.ts';
import { newLook } from '#tests/server/support/saved-looks.ts';
import { MIGRATIONS } from '#tests/support/empty-database.ts';

type Running = Platform & { readonly stop: () => Promise<void> };

const pgBouncer = findPgBouncerOrSay();
const hasReplica = canStartReplica();
if (!hasReplica) say('Not run: pg_basebackup, which copies a server, is not installed.');

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => cluster.stop());

describe.runIf(pgBouncer !== undefined)('through PgBouncer in transaction mode', () => {
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  let first: Running;
  let second: Running;

  beforeAll(async () => {
    pooler = await startPgBouncer(pgBouncer ?? '', cluster.url);
    const settings = { url: pooler.url, directUrl: cluster.url, throughPooler: true };
    const open = () => openPostgresql(settings, MIGRATIONS);
    first = await startPlatform({}, open);
    second = await startPlatform({}, open);
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
    await pooler.stop();
  });

  it('two servers work at once on three connections that all of them share', async () => {
    const members = await Promise.all([first, second, first, second].map(signUpAs));
    const saved = await Promise.all(
      members.flatMap(({ visitor }) =>
        Array.from({ length: 10 }, async () => {
          const body = newLook({ isPublic: true });
          const { statusCode } = await visitor.call(saveLook, { body });
          return { statusCode, id: body.id };
        }),
      ),
    );
    expect(new Set(saved.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const opened = await Promise.all(
      saved.map(({ id }) => second.visitor().call(readLook, { params: { id } })),
    );
    expect(new Set(opened.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('no statement has a name at the server, and no connection a setting of ours', async () => {
    const ask = first.connection.execute;
    await first.visitor().call(readLook, { params: { id: newLook().id } });
    const named = await ask('select count(*)::int as named from pg_prepared_statements');
    expect(named.rows).toEqual([{ named: 0 }]);
    const set = await ask(
      `select count(*)::int as set from pg_settings where source = 'session' and name <> 'application_name'`,
    );
    expect(set.rows).toEqual([{ set: 0 }]);
  });

  it('a session that ends on one server ends on the other at once', async () => {
    const member = await joinAs(first);
    const cookie = [...member.visitor.cookies].map((pair) => pair.join('=')).join('; ');
    const ask = () =>
      second.app.inject({ method: 'GET', url: '/api/makeup-looks/user', headers: { cookie } });
    expect((await ask()).statusCode).toBe(200);
    await first.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { cookie, origin: 'http://localhost:3000' },
    });
    await expect.poll(async () => (await ask()).statusCode, { timeout: 1000 }).toBe(401);
  });
});

describe.runIf(hasReplica)('a replica', () => {
  let replica: Replica;
  let connection: DatabaseConnection;
  let platform: Running;

  beforeAll(async () => {
    replica = await startReplica(cluster.url);
    connection = await openPostgresql({ url: cluster.url, readUrl: replica.url }, MIGRATIONS);
    platform = await startPlatform({}, async () => connection);
  });
  afterAll(async () => {
    await platform.stop();
    await replica.stop();
  });

  /** Whether reads that need not see the newest data go to the replica. */
  const isReplicaAsked = () =>
    connection.readAnywhere(async (on) => {
      const [row] = await on
        .select({ is: sql<boolean>`pg_is_in_recovery()` })
        .from(sql`(select 1) as one`);
      return row?.is;
    });
  const open = (id: string, visitor = platform.visitor()) =>
    visitor.call(readLook, { params: { id } });

  it('is asked for public looks, and the database for one that it does not have yet', async () => {
    await expect.poll(isReplicaAsked).toBe(true);
    const { visitor } = await joinAs(platform);
    await replica.pauseReplay(true);
    const body = newLook({ isPublic: true });
    await visitor.call(saveLook, { body });
    expect((await open(body.id, visitor)).statusCode).toBe(200);
    expect((await open(body.id)).statusCode).toBe(200);
    await replica.pauseReplay(false);
  });

  it('is no longer asked when it falls five seconds behind, and again when it has caught up', async () => {
    await expect.poll(isReplicaAsked).toBe(true);
    await replica.pauseReplay(true);
    // A replica of a database in which nothing happens is as new as that database.
    await joinAs(platform);
    await expect.poll(isReplicaAsked, { timeout: 15_000 }).toBe(false);
    await replica.pauseReplay(false);
    await expect.poll(isReplicaAsked, { timeout: 5000 }).toBe(true);
  });

  it('may go away without making a call fail', async () => {
    const { visitor } = await joinAs(platform);
    const body = newLook({ isPublic: true });
    await visitor.call(saveLook, { body });
    await expect.poll(isReplicaAsked).toBe(true);
    await replica.stop();
    expect((await open(body.id)).statusCode).toBe(200);
    expect(await isReplicaAsked()).toBe(false);
  });
});
