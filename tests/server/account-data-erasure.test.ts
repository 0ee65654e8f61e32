import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import type { DatabaseConnection } from '#server/db/database.ts';
import { auditEntries, subscriptions } from '#server/db/schema/index.ts';
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

  it('takes an address with the wildcards of a search for what it is', async () => {
    const leaving = { ...person('Quuxley'), email: '%@_.example.com' };
    const staying = person('Grault');
    await leaveTraces(connection, leaving);
    await leaveTraces(connection, staying);
    await erase(leaving);
    expect(await tablesWith(connection, staying.email)).toContain('public.verifications');
  });
});
