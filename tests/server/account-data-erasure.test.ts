import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import type { DatabaseConnection } from '#server/db/database.ts';
import { jobs } from '#server/db/schema/jobs.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { subscriptions } from '#server/db/schema/payments.ts';
import { verifications } from '#server/db/schema/verifications.ts';
import { eraseAccount } from '#server/services/account-data/erase-account.ts';
import { emptyDatabase, openTestDatabase } from './support/test-database.ts';
import { leaveTraces, tablesOfAccounts, tablesWith, type TracedPerson } from './support/traces.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
let connection: DatabaseConnection;

beforeAll(async () => {
  connection = await openTestDatabase();
});
afterEach(() => emptyDatabase(connection));
afterAll(() => connection.close());

function person(lastName: string): TracedPerson {
  const email = `${lastName}.who-leaves@example.com`.toLowerCase();
  return { id: uuidv7(), firstName: `Zyx${lastName}`, lastName, email };
}

/** How many links and jobs there are for an account. */
async function linksAndMails({ id, email }: TracedPerson) {
  const { database } = connection;
  const links = (await database.select().from(verifications)).filter(
    ({ identifier, value }) => identifier.includes(id) || value.includes(id),
  );
  const mails = (await database.select().from(jobs)).filter(
    ({ userId, address }) => userId === id || address === email,
  );
  return { links: links.length, mails: mails.length };
}

function erase(leaving: TracedPerson): Promise<string> {
  return connection.database.transaction((on) =>
    eraseAccount(on, { ...leaving, emailVerified: true }, NOW),
  );
}

describe('erasing an account', () => {
  it('is tried on an account that has left a trace in every table that knows accounts', async () => {
    const leaving = person('Quuxley');
    await leaveTraces(connection, leaving);
    const traced = await tablesWith(connection, leaving.id);
    expect(traced).toEqual(expect.arrayContaining([...(await tablesOfAccounts(connection))]));
  });

  it('leaves no id, name or address in any table of the database', async () => {
    const leaving = person('Quuxley');
    await leaveTraces(connection, leaving);
    await erase(leaving);
    const remains = [leaving.id, leaving.firstName, leaving.lastName, leaving.email];
    const tables = await Promise.all(remains.map((text) => tablesWith(connection, text)));
    expect(tables).toEqual([[], [], [], []]);
  });

  it('touches nobody else', async () => {
    const leaving = person('Quuxley');
    const staying = person('Grault');
    await leaveTraces(connection, leaving);
    await leaveTraces(connection, staying);
    const before = await tablesWith(connection, staying.id);
    await erase(leaving);
    expect(await tablesWith(connection, staying.id)).toEqual(before);
  });

  it('cancels the subscription and keeps it, with the audit, under one pseudonym', async () => {
    const leaving = person('Quuxley');
    await leaveTraces(connection, leaving);
    const pseudonym = await erase(leaving);
    const [kept] = await connection.database.select().from(subscriptions);
    expect(kept).toMatchObject({ userId: pseudonym, status: 'cancelled' });
    const entries = await connection.database.select().from(auditEntries);
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual(expect.objectContaining({ actor: pseudonym }));
    expect(entries).toContainEqual(expect.objectContaining({ subject: pseudonym }));
  });

  it.each([
    ['whose address begins and ends like its own', { email: 'n@gmail.co' }, 'n@gmail.com'],
    ['with wildcards in its own address', { email: '%@_.example.com' }, 'z@y.example.com'],
    ['whose address ends with its own', { email: 'n@gmail.co' }, 'an@gmail.co'],
  ])('spares the links and mails of another account %s', async (_who, own, email) => {
    const leaving = { ...person('Quuxley'), ...own };
    const staying = { ...person('Grault'), email };
    await leaveTraces(connection, leaving);
    await leaveTraces(connection, staying);
    const before = await linksAndMails(staying);
    expect(before).toEqual({ links: expect.any(Number), mails: 4 });
    await erase(leaving);
    expect(await linksAndMails(staying)).toEqual(before);
  });

  it('spares the sign-in of a stranger who is on the way to a page that names the account', async () => {
    const leaving = person('Quuxley');
    await leaveTraces(connection, leaving);
    const { database } = connection;
    const callbackURL = `/customers?query=${leaving.email}&id=${leaving.id}`;
    await database.insert(verifications).values({
      identifier: 'auth-state:of a stranger',
      value: JSON.stringify({ callbackURL, link: { userId: 'a stranger', email: leaving.id } }),
      expiresAt: NOW,
    });
    await erase(leaving);
    expect(await database.select().from(verifications)).toHaveLength(1);
  });

  it('spares what a stranger asked for with an address that the account never confirmed', async () => {
    const leaving = person('Quuxley');
    await leaveTraces(connection, leaving);
    await connection.database.transaction((on) =>
      eraseAccount(on, { ...leaving, emailVerified: false }, NOW),
    );
    const left = await connection.database.select().from(jobs);
    expect(left.map(({ name }) => name)).toEqual(['newsletter-subscription']);
  });

  it('spares the request of another account to move to its address', async () => {
    const leaving = person('Quuxley');
    const staying = person('Grault');
    await leaveTraces(connection, leaving);
    await leaveTraces(connection, staying);
    const payload = { userId: staying.id, email: leaving.email };
    await connection.database
      .insert(jobs)
      .values({ name: 'new-email', payload, userId: staying.id, dueAt: NOW });
    await erase(leaving);
    const left = await connection.database.select().from(jobs);
    expect(left.map((job) => job.payload)).toContainEqual(payload);
  });
});
