import { and, eq, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { exportAccount } from '#contracts/account-data.ts';
import { updateProfile } from '#contracts/profile.ts';
import { credentials } from '#server/db/schema/accounts.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { payments } from '#server/db/schema/payments.ts';
import { declarationsIn } from '#server/db/schema/personal-data.ts';
import { readPendingEmail } from '#server/db/schema/verifications.ts';
import { EVERY_TABLE } from '#server/services/account-data/every-table.ts';
import { EXPORT_SECTIONS } from '#server/services/account-data/export-account.ts';
import { PASSWORD } from './support/account.ts';
import { eventually } from './support/eventually.ts';
import { usePlatform } from './support/platform.ts';
import { joinTraced } from './support/traced-member.ts';
import { addTraces, everyTable, tablesOfAccounts } from './support/traces.ts';

const platform = usePlatform();

describe('exporting', () => {
  it('hands out a file to keep', async () => {
    const { visitor } = await joinTraced(platform());
    const answer = await visitor.call(exportAccount);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="lookglass-data-\d{4}-\d{2}-\d{2}\.json"$/,
    );
    expect(answer.headers['content-type']).toMatch('application/json');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('tells everything that is kept about the account', async () => {
    const person = await joinTraced(platform());
    await addTraces(platform().connection, person);
    const exported = (await person.visitor.call(exportAccount)).json();
    expect(Object.keys(exported)).toEqual(['exportedAt', ...Object.keys(EXPORT_SECTIONS)]);
    expect(exported).toMatchObject({
      profile: { id: person.id, email: person.email, firstName: 'Zyxann', role: 'user' },
      professionalProfile: { businessName: 'Quuxley Studio' },
      signInMethods: [{ method: 'password' }, { method: 'google' }],
      looks: [{ name: "Zyxann's look", isPublic: true }],
      likesGiven: [{ lookId: expect.any(String) }],
      subscriptions: [{ planType: 'monthly', status: 'active' }],
      payments: [{ kind: 'monthly', status: 'succeeded' }],
      entitlements: [{ scope: 'pro', source: 'subscription' }],
      avoidedIngredientsConsent: [{ agreedAt: expect.any(String) }],
      avoidedIngredients: [{ kind: 'allergen' }],
      wishlist: [{ productId: expect.any(String) }],
      bag: [{ category: 'blush', usageCount: 3 }],
      wishMails: [{ askedAt: expect.any(String) }],
      skinHistoryConsent: [{ agreedAt: expect.any(String) }],
      skinHistory: [{ lightGrade: 'good', measures: { redness: { unit: 'a*' } } }],
    });
    expect(exported.sessions).toHaveLength(2);
    expect(exported.activity.map(({ kind }: { kind: string }) => kind)).toContain('look_created');
    expect(exported.auditEntries).toContainEqual(
      expect.objectContaining({ action: 'operator_granted', subject: person.id }),
    );
  });

  it('lists the ways to sign in in the order in which they were added', async () => {
    const person = await joinTraced(platform());
    await addTraces(platform().connection, person);
    // An update moves the row to the end of the table. The list must not follow that.
    await platform()
      .connection.database.update(credentials)
      .set({ createdAt: new Date('2026-01-01T00:00:00Z') })
      .where(and(eq(credentials.userId, person.id), eq(credentials.providerId, 'google')));
    const { signInMethods } = (await person.visitor.call(exportAccount)).json();
    expect(signInMethods).toMatchObject([{ method: 'google' }, { method: 'password' }]);
  });

  it('tells the numbers of the invoices', async () => {
    const person = await joinTraced(platform());
    await addTraces(platform().connection, person);
    const { database } = platform().connection;
    const [payment] = await database.select().from(payments);
    await database
      .insert(invoices)
      .values({ paymentId: payment?.id ?? '', year: 2026, sequence: 7, isTest: true });
    const exported = (await person.visitor.call(exportAccount)).json();
    expect(exported.invoices).toEqual([
      expect.objectContaining({ number: 'LG-2026-000007', paymentId: payment?.id }),
    ]);
  });

  it('tells the address that waits to be confirmed, whether or not it is taken', async () => {
    const person = await joinTraced(platform());
    const other = await joinTraced(platform(), 'Wubbo', 'Grault');
    for (const email of ['new@example.com', other.email]) {
      const body = { firstName: 'Zyxann', lastName: 'Quuxley', email, password: PASSWORD };
      expect((await person.visitor.call(updateProfile, { body })).statusCode).toBe(200);
      await eventually(async () => {
        const { database } = platform().connection;
        expect((await readPendingEmail(database, person.id, new Date()))?.email).toBe(email);
      });
      const { pendingEmail } = (await person.visitor.call(exportAccount)).json();
      expect(pendingEmail).toEqual({ email, until: expect.any(String) });
    }
  });

  it('tells no secret', async () => {
    const person = await joinTraced(platform());
    await addTraces(platform().connection, person);
    const text = (await person.visitor.call(exportAccount)).body;
    expect(text).not.toMatch(/argon2|a-hash|token-|two.?factors?"|backupCodes|"secret/i);
    for (const cookie of person.visitor.cookies.values()) {
      expect(text).not.toContain(cookie.split('.')[0]);
    }
  });

  it('tells nothing about anybody else', async () => {
    const person = await joinTraced(platform());
    const other = await joinTraced(platform(), 'Wubbo', 'Grault');
    await addTraces(platform().connection, other);
    const text = (await person.visitor.call(exportAccount)).body;
    for (const trace of [other.id, other.email, 'Wubbo', 'Grault']) {
      expect(text).not.toContain(trace);
    }
  });

  it('knows what to do with every table of the database', async () => {
    const { personal, nobodys } = declarationsIn(EVERY_TABLE);
    const nameOf = ({ table }: { readonly table: PgTable }) => `public.${getTableName(table)}`;
    const known = personal.map(nameOf);
    const unknown = (await tablesOfAccounts(platform().connection)).filter(
      (table) => !known.includes(table),
    );
    expect(unknown).toEqual([]);
    const declared = [...known, ...nobodys.map(nameOf)].toSorted();
    const tables = (await everyTable(platform().connection)).filter((table) =>
      table.startsWith('public.'),
    );
    expect(tables).toEqual(declared);
  });

  it('is throttled', async () => {
    const { visitor } = await joinTraced(platform());
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await visitor.call(exportAccount)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is for those who are signed in', async () => {
    expect((await platform().visitor().call(exportAccount)).statusCode).toBe(401);
  });
});
