import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import type { DatabaseConnection } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { createAudit } from '#server/services/audit/audit.ts';
import { createStoredJobs } from '#server/services/jobs/stored-jobs.ts';
import {
  createNewsletterIssues,
  type NewsletterIssues,
} from '#server/services/newsletter/newsletter-issues.ts';
import {
  obeyOperatorCommand,
  readCommandLine,
  readSentCommand,
} from '#server/services/operators/operator-command.ts';
import { createOperators, type Operators } from '#server/services/operators/operators.ts';
import {
  createProductRegister,
  type ProductRegister,
} from '#server/services/register/product-register.ts';
import { SECRET } from './support/platform.ts';
import { emptyDatabase, openTestDatabase } from './support/test-database.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
let connection: DatabaseConnection;
let operators: Operators;
let newsletterIssues: NewsletterIssues;
let productRegister: ProductRegister;
let changed: string[] = [];

beforeAll(async () => {
  connection = await openTestDatabase();
  const { database } = connection;
  const now = () => NOW;
  const audit = createAudit(now);
  const jobs = createStoredJobs({ database, secret: SECRET, log: pino({ level: 'silent' }), now });
  newsletterIssues = createNewsletterIssues({ database, jobs, audit, now });
  productRegister = createProductRegister({
    database,
    audit,
    now,
    readKey: () => Promise.reject(new Error('Nothing is signed here.')),
  });
  operators = createOperators({
    database,
    audit,
    onRoleChange: (userId) => changed.push(userId),
  });
});
afterEach(async () => {
  changed = [];
  await emptyDatabase(connection);
});
afterAll(() => connection.close());

async function addUser(email: string, more: Partial<typeof users.$inferInsert> = {}) {
  const id = uuidv7();
  await connection.database
    .insert(users)
    .values({ id, name: 'Ann Lee', email, emailVerified: true, ...more });
  return id;
}

const backUp = async () => ({ tables: 0, rows: 0 });
const takeFeed = async () => ({ text: '', succeeded: true });
const takeSales = takeFeed;

async function say(words: string, { totpRequired = false } = {}) {
  const command = readCommandLine(words.split(' '));
  if (command === undefined) return undefined;
  const commanded = { operators, newsletterIssues, productRegister, backUp, takeFeed, takeSales };
  return obeyOperatorCommand(command, commanded, { totpRequired });
}

describe('granting', () => {
  it('makes an account an operator and says so', async () => {
    await addUser('ann@example.com');
    expect(await say('grant ann@example.com')).toEqual({
      text: 'ann@example.com is now an operator.',
      succeeded: true,
    });
    expect(await operators.list()).toEqual([{ email: 'ann@example.com', totpEnabled: false }]);
  });

  it('takes an address in capitals for the same', async () => {
    await addUser('ann@example.com');
    expect((await say('grant Ann@Example.COM'))?.succeeded).toBe(true);
  });

  it('says that an address is unknown, and fails', async () => {
    expect(await say('grant nobody@example.com')).toEqual({
      text: 'There is no account with the address nobody@example.com. Sign up with it first.',
      succeeded: false,
    });
  });

  it('says that the account is an operator already, and records nothing', async () => {
    await addUser('ann@example.com', { role: 'operator' });
    expect((await say('grant ann@example.com'))?.text).toBe(
      'ann@example.com is already an operator.',
    );
    expect(await connection.database.select().from(auditEntries)).toEqual([]);
    expect(changed).toEqual([]);
  });

  it('warns that nobody has confirmed the address', async () => {
    await addUser('ann@example.com', { emailVerified: false });
    expect((await say('grant ann@example.com'))?.text).toMatch(/Make sure the account belongs/);
  });

  it('says that an authenticator app is needed, where it is', async () => {
    await addUser('ann@example.com');
    const answer = await say('grant ann@example.com', { totpRequired: true });
    expect(answer?.text).toMatch(/Operators need an authenticator app here/);
  });

  it('is recorded by ids alone, as done at the server', async () => {
    const id = await addUser('ann@example.com');
    await say('grant ann@example.com');
    const [entry] = await connection.database.select().from(auditEntries);
    expect(entry).toMatchObject({
      actor: 'console',
      action: 'operator_granted',
      subject: id,
      detail: null,
      happenedAt: NOW,
    });
  });

  it('tells the cache of roles', async () => {
    const id = await addUser('ann@example.com');
    await say('grant ann@example.com');
    expect(changed).toEqual([id]);
  });
});

describe('revoking', () => {
  it('makes an operator an ordinary account and notes it', async () => {
    const id = await addUser('ann@example.com', { role: 'operator' });
    expect((await say('revoke ann@example.com'))?.text).toBe(
      'ann@example.com is no longer an operator.',
    );
    expect(await operators.list()).toEqual([]);
    const [entry] = await connection.database.select().from(auditEntries);
    expect(entry).toMatchObject({ action: 'operator_revoked', subject: id });
    expect(changed).toEqual([id]);
  });

  it('says that the account is no operator', async () => {
    await addUser('ann@example.com');
    expect((await say('revoke ann@example.com'))?.text).toBe('ann@example.com is not an operator.');
  });
});

describe('the list', () => {
  it('names every operator by address and tells who has an authenticator app', async () => {
    await addUser('zoe@example.com', { role: 'operator', twoFactorEnabled: true });
    await addUser('ann@example.com', { role: 'operator' });
    await addUser('bob@example.com');
    expect((await say('list'))?.text.split('\n')).toEqual([
      'ann@example.com   without an authenticator app',
      'zoe@example.com   with an authenticator app',
    ]);
  });

  it('says how to make one when there is none', async () => {
    expect((await say('list'))?.text).toMatch(/npm run operator -- grant EMAIL/);
  });
});

describe('a command', () => {
  it.each(['', 'grant', 'revoke', 'dance', 'list ann@example.com', 'grant a@b.c d@e.f', 'role a'])(
    'is not taken from the words "%s"',
    (words) => {
      expect(readCommandLine(words.split(' '))).toBeUndefined();
    },
  );

  it.each(['', '{', 'null', '[]', '{"verb":"grant"}', '{"verb":"drop","email":"a@b.c"}'])(
    'is not taken from what another process sends: %s',
    (text) => {
      expect(readSentCommand(text)).toBeUndefined();
    },
  );
});
