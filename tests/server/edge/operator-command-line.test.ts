import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCurrentUser } from '#contracts/current-user.ts';
import { signUp } from '#contracts/sign-up.ts';
import { createApp } from '#server/app.ts';
import { parseConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open/open-database.ts';
import { obeyCommandLine } from '#server/services/operators/command-line.ts';
import { operatorSocketPath } from '#server/services/operators/operator-socket.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { eventually } from '#tests/server/support/eventually.ts';
import { freePort } from '#tests/server/support/free-port.ts';
import { ORIGIN, SECRET } from '#tests/server/support/platform.ts';
import { MIGRATIONS } from '#tests/support/empty-database.ts';
import { Visitor } from '#tests/server/support/visitor.ts';

/** What only the embedded database needs, whatever the other tests run on. */
const EMAIL = 'ann@example.com';
const PASSWORD = 'a Mirror of brass 7';

let dataFolder = '';
let stop: (() => Promise<void>) | undefined;

beforeEach(async () => {
  dataFolder = await makeDataFolder();
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
  await rm(dataFolder, { recursive: true, maxRetries: 3 });
});

function config(environment: Readonly<Record<string, string>> = {}) {
  return parseConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataFolder, ...environment });
}

function say(...words: readonly string[]) {
  return obeyCommandLine(words, config(), { migrations: MIGRATIONS, files: dataFolder });
}

async function startServer(): Promise<FastifyInstance> {
  const connection = await openDatabase(config(), MIGRATIONS);
  const app = await createApp(config(), {
    clock: () => performance.now(),
    now: () => new Date(),
    secret: SECRET,
    version: '1.2.3',
    appFolder: undefined,
    database: connection,
  });
  await app.listen({ host: 'localhost', port: await freePort() });
  stop = async () => {
    await app.close();
    await connection.close();
  };
  await eventually(() => access(operatorSocketPath(dataFolder)));
  return app;
}

async function member(app: FastifyInstance): Promise<Visitor> {
  const visitor = new Visitor(app, ORIGIN);
  const body = { fullName: 'Ann Lee', email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD };
  expect((await visitor.call(signUp, { body })).statusCode).toBe(201);
  return visitor;
}

async function roleOf(visitor: Visitor): Promise<unknown> {
  return (await visitor.call(readCurrentUser)).json().role;
}

describe('npm run operator on the embedded database', () => {
  it('goes through the server that runs, which notices at once', async () => {
    const visitor = await member(await startServer());
    expect(await roleOf(visitor)).toBe('user');
    expect(await say('grant', EMAIL)).toMatchObject({ succeeded: true });
    expect(await roleOf(visitor)).toBe('operator');
    await say('revoke', EMAIL);
    expect(await roleOf(visitor)).toBe('user');
  });

  it('opens the database itself when no server runs, and finds what one left', async () => {
    await member(await startServer());
    await stop?.();
    stop = undefined;
    expect((await say('grant', EMAIL)).text).toMatch(/^ann@example.com is now an operator\./);
    expect((await say('list')).text).toBe('ann@example.com   without an authenticator app');
  });

  it('says what to do when a server holds the database and does not listen', async () => {
    await startServer();
    await rm(operatorSocketPath(dataFolder));
    await expect(say('list')).rejects.toThrow(/in use by another Lookglass.*Stop that one first/);
  });

  it('reads an issue of the newsletter from a file, with and without a server', async () => {
    await writeFile(join(dataFolder, 'issue.md'), '# Plums for fall\n\nThree of them.');
    const tested = /^“Plums for fall” is on its way to ann@example.com\./;
    expect((await say('newsletter', 'test', 'issue.md', EMAIL)).text).toMatch(tested);
    await startServer();
    expect((await say('newsletter', 'test', 'issue.md', EMAIL)).text).toMatch(tested);
    expect((await say('newsletter', 'send', 'issue.md')).text).toMatch(/Nobody has subscribed yet/);
    await expect(say('newsletter', 'send', 'missing.md')).rejects.toThrow(
      'This file cannot be read: missing.md',
    );
  });

  it('says how it is used when it is used wrongly', async () => {
    expect(await say('dance')).toMatchObject({
      succeeded: false,
      text: expect.stringContaining('npm run operator -- grant EMAIL'),
    });
  });
});
