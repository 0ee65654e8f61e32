import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivity } from '#contracts/activity.ts';
import { trackEvent } from '#contracts/analytics.ts';
import { likeLook, listLooks, saveLook } from '#contracts/makeup-looks.ts';
import { login, logout } from '#contracts/session.ts';
import { signUp } from '#contracts/sign-up.ts';
import { contactSupport } from '#contracts/support.ts';
import { type PostgresCluster, startCluster } from '#scripts/test/postgres.mjs';
import type { createApp } from '#server/app.ts';
import type { parseConfig } from '#server/config/config.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import type { openDatabase } from '#server/db/open/open-database.ts';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import { PASSWORD } from '#tests/server/support/account.ts';
import { checkOutOlder, findOlderCommitOrSay } from '#tests/server/support/older-version.ts';
import { ORIGIN, SECRET } from '#tests/server/support/platform.ts';
import { newLook } from '#tests/server/support/saved-looks.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import { MIGRATIONS } from '#tests/support/empty-database.ts';

const LOWEST_REDIRECT = 300;

const commit = findOlderCommitOrSay();

describe.runIf(commit !== undefined)('the server of before the newest migration', () => {
  let cluster: PostgresCluster;
  let older: Awaited<ReturnType<typeof checkOutOlder>>;
  let dataFolder: string;
  let connection: DatabaseConnection;
  let app: FastifyInstance;

  /** A file of that version, which has the same shape as today's as far as this test uses it. */
  const load = (file: string): Promise<unknown> => import(join(older.folder, 'src/server', file));

  beforeAll(async () => {
    cluster = await startCluster();
    dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-older-'));
    older = await checkOutOlder(commit ?? '');
    const config = (await load('config/config.ts')) as { parseConfig: typeof parseConfig };
    const database = (await load('db/open/open-database.ts')) as {
      openDatabase: typeof openDatabase;
    };
    const server = (await load('app.ts')) as { createApp: typeof createApp };
    const settings = config.parseConfig({
      DATABASE_URL: cluster.url,
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'silent',
    });
    const migrations = join(older.folder, 'src/server/db/migrations');
    connection = await database.openDatabase(settings, migrations);
    app = await server.createApp(settings, {
      clock: () => performance.now(),
      now: () => new Date(),
      secret: SECRET,
      version: '0.0.1',
      appFolder: undefined,
      database: connection,
    });
    await app.ready();
    // Meanwhile a server of today comes up.
    const today = await openPostgresql({ url: cluster.url }, MIGRATIONS);
    await today.close();
  }, 180_000);
  afterAll(async () => {
    await app.close();
    await connection.close();
    await cluster.stop();
    await older.remove();
    await rm(dataFolder, { recursive: true, force: true });
  });

  it('goes on serving people on the tables of today', async () => {
    const visitor = new Visitor(app, ORIGIN);
    const email = `${uuidv7()}@example.com`;
    const failed: string[] = [];
    const call = async (...[contract, request]: Parameters<Visitor['call']>): Promise<void> => {
      const { statusCode } = await visitor.call(contract, request);
      if (statusCode >= LOWEST_REDIRECT) failed.push(`${contract.path}: ${statusCode}`);
    };
    const look = newLook({ isPublic: true });
    const event = {
      event: 'look_save',
      page: '/',
      sessionId: 'session_1700000000000_older',
      eventId: uuidv7(),
    };
    const person = { fullName: 'Zoe Ray', email, password: PASSWORD, confirmPassword: PASSWORD };
    const ticket = {
      name: 'Zoe Ray',
      email,
      category: 'technical',
      subject: 'A question',
      message: 'A message of some length.',
      reference: '',
    };
    await call(signUp, { body: person });
    await call(saveLook, { body: look });
    await call(likeLook, { params: { id: look.id } });
    await call(listLooks);
    await call(readActivity);
    await call(trackEvent, { body: event });
    await call(contactSupport, { body: ticket });
    await call(logout);
    await call(login, { body: { email, password: PASSWORD } });
    expect(failed).toEqual([]);
  });
});
