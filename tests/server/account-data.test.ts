import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '#contracts/account-data.ts';
import { updateProfile } from '#contracts/profile.ts';
import { login, readCurrentUser } from '#contracts/session.ts';
import { signUp } from '#contracts/sign-up.ts';
import { contactSupport } from '#contracts/support.ts';
import { users } from '#server/db/schema/accounts.ts';
import { affiliateApplications } from '#server/db/schema/correspondence.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { payments, subscriptions } from '#server/db/schema/payments.ts';
import { readPendingEmail } from '#server/db/schema/verifications.ts';
import { EVERY_TABLE } from '#server/services/account-data/every-table.ts';
import { declarationsIn } from '#server/db/schema/personal-data.ts';
import { EXPORT_SECTIONS } from '#server/services/account-data/export-account.ts';
import { eventually } from './support/eventually.ts';
import { usePlatform } from './support/platform.ts';
import {
  addTraces,
  everyTable,
  tablesOfAccounts,
  tablesWith,
  type TracedPerson,
} from './support/traces.ts';
import type { Visitor } from './support/visitor.ts';

const platform = usePlatform();

const PASSWORD = 'a Mirror of brass 7';
const BODY = { password: PASSWORD };

interface Member extends TracedPerson {
  readonly visitor: Visitor;
}

async function member(firstName = 'Zyxann', lastName = 'Quuxley'): Promise<Member> {
  const visitor = platform().visitor();
  const email = `${firstName}.${lastName}@example.com`.toLowerCase();
  const fullName = `${firstName} ${lastName}`;
  const body = { fullName, email, password: PASSWORD, confirmPassword: PASSWORD };
  const { user } = (await visitor.call(signUp, { body })).json();
  return { visitor, id: user.id, firstName, lastName, email };
}

/** The subjects of what was mailed to an address. */
async function mailsTo(address: string): Promise<readonly (string | undefined)[]> {
  const outbox = join(platform().dataFolder, 'outbox');
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  );
  return mails
    .filter(({ to }) => to?.some((recipient) => recipient.address === address))
    .map(({ subject }) => subject);
}

describe('exporting', () => {
  it('hands out a file to keep', async () => {
    const { visitor } = await member();
    const answer = await visitor.call(exportAccount);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="lookglass-data-\d{4}-\d{2}-\d{2}\.json"$/,
    );
    expect(answer.headers['content-type']).toMatch('application/json');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('tells everything that is kept about the account', async () => {
    const person = await member();
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
    });
    expect(exported.sessions).toHaveLength(2);
    expect(exported.activity.map(({ kind }: { kind: string }) => kind)).toContain('look_created');
    expect(exported.auditEntries).toContainEqual(
      expect.objectContaining({ action: 'operator_granted', subject: person.id }),
    );
  });

  it('tells the numbers of the invoices', async () => {
    const person = await member();
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
    const person = await member();
    const other = await member('Wubbo', 'Grault');
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
    const person = await member();
    await addTraces(platform().connection, person);
    const text = (await person.visitor.call(exportAccount)).body;
    expect(text).not.toMatch(/argon2|a-hash|token-|two.?factors?"|backupCodes|"secret/i);
    for (const cookie of person.visitor.cookies.values()) {
      expect(text).not.toContain(cookie.split('.')[0]);
    }
  });

  it('tells nothing about anybody else', async () => {
    const person = await member();
    const other = await member('Wubbo', 'Grault');
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
    const { visitor } = await member();
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

describe('deleting an account', () => {
  it('leaves no id, name or address in any table of the database', async () => {
    const person = await member();
    const { database } = platform().connection;
    await database.update(users).set({ emailVerified: true }).where(eq(users.id, person.id));
    await addTraces(platform().connection, person);
    expect((await person.visitor.call(deleteAccount, { body: BODY })).json()).toEqual({
      success: true,
    });
    const remains = [person.id, person.firstName, person.lastName, person.email];
    // The goodbye is a job of its own, and gone once it is sent.
    await eventually(async () => {
      for (const text of remains) {
        expect(await tablesWith(platform().connection, text)).toEqual([]);
      }
    });
  });

  it('takes along what came from the account’s own address without a sign-in', async () => {
    const person = await member();
    const { database } = platform().connection;
    const letter = { name: 'Z', email: person.email, message: '', createdAt: new Date() };
    await database
      .insert(affiliateApplications)
      .values({ ...letter, website: '', socialFollowing: '', contentType: '' });
    await database.update(users).set({ emailVerified: true }).where(eq(users.id, person.id));
    expect((await person.visitor.call(exportAccount)).json().affiliateApplications).toHaveLength(1);
    await person.visitor.call(deleteAccount, { body: BODY });
    expect(await database.select().from(affiliateApplications)).toEqual([]);
  });

  it('leaves what came from an address that nobody proved to read', async () => {
    const person = await member();
    const { database } = platform().connection;
    const letter = { name: 'Z', email: person.email, message: '', createdAt: new Date() };
    await database
      .insert(affiliateApplications)
      .values({ ...letter, website: '', socialFollowing: '', contentType: '' });
    expect((await person.visitor.call(exportAccount)).json().affiliateApplications).toEqual([]);
    await person.visitor.call(deleteAccount, { body: BODY });
    expect(await database.select().from(affiliateApplications)).toHaveLength(1);
  });

  it('ends every session and clears the cookies', async () => {
    const { visitor, email } = await member();
    const other = platform().visitor();
    await other.call(login, { body: { email, password: PASSWORD } });
    expect((await other.call(readCurrentUser)).statusCode).toBe(200);
    const kept = new Map(visitor.cookies);
    await visitor.call(deleteAccount, { body: BODY });
    expect(visitor.cookies.size).toBe(0);
    expect((await other.call(readCurrentUser)).statusCode).toBe(401);
    for (const [name, value] of kept) visitor.cookies.set(name, value);
    expect((await visitor.call(readCurrentUser)).statusCode).toBe(401);
  });

  it('lets the address be used again', async () => {
    const { visitor, id } = await member();
    await visitor.call(deleteAccount, { body: BODY });
    expect((await member()).id).not.toBe(id);
  });

  it('cancels the subscription, which stays in the payment records under a pseudonym', async () => {
    const person = await member();
    await addTraces(platform().connection, person);
    await person.visitor.call(deleteAccount, { body: BODY });
    const [kept] = await platform().connection.database.select().from(subscriptions);
    expect(kept).toMatchObject({ status: 'cancelled', planType: 'monthly' });
    expect(kept?.userId).not.toBe(person.id);
  });

  it('is noted under the same pseudonym', async () => {
    const person = await member();
    await addTraces(platform().connection, person);
    await person.visitor.call(deleteAccount, { body: BODY });
    const { database } = platform().connection;
    const [kept] = await database.select().from(subscriptions);
    const entries = await database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'account_deleted'));
    expect(entries).toEqual([expect.objectContaining({ actor: kept?.userId })]);
  });

  it('takes along the files of its mails, but for the goodbye', async () => {
    const { visitor, email } = await member('Filia', 'Foldwright');
    const other = await member('Wubbo', 'Foldwright');
    await eventually(async () => {
      expect([await mailsTo(email), await mailsTo(other.email)]).toEqual([
        ['Confirm your email address'],
        ['Confirm your email address'],
      ]);
    });
    await visitor.call(deleteAccount, { body: BODY });
    await eventually(async () => {
      expect(await mailsTo(email)).toEqual(['Your account has been deleted']);
    });
    expect(await mailsTo(other.email)).toEqual(['Confirm your email address']);
  });

  it('takes along the file of an answer to what was written while signed in, wherever that went', async () => {
    const { visitor } = await member();
    const elsewhere = 'desk@elsewhere.example';
    await visitor.call(contactSupport, {
      body: {
        name: 'Zyxann Quuxley',
        email: elsewhere,
        category: 'technical',
        subject: 'The mirror is dark',
        message: 'It was bright yesterday.',
        priority: 'medium',
        reference: '',
      },
    });
    await eventually(async () => {
      expect(await mailsTo(elsewhere)).toHaveLength(1);
    });
    await visitor.call(deleteAccount, { body: BODY });
    await eventually(async () => {
      expect(await mailsTo(elsewhere)).toEqual([]);
    });
  });

  it('says goodbye by mail', async () => {
    const { visitor, email } = await member();
    await visitor.call(deleteAccount, { body: BODY });
    await eventually(async () => {
      expect(await mailsTo(email)).toContain('Your account has been deleted');
    });
  });

  it.each([{}, { password: 'not it' }, { confirmEmail: 'zyxann.quuxley@example.com' }])(
    'is refused with %o, and changes nothing',
    async (body) => {
      const { visitor } = await member();
      const answer = await visitor.call(deleteAccount, { body });
      expect(answer.statusCode).toBe(403);
      expect(answer.json().error).toBe('wrong_password');
      expect((await visitor.call(readCurrentUser)).statusCode).toBe(200);
    },
  );

  it('asks for the address where there is no password', async () => {
    const { visitor, id, email } = await member();
    const { connection } = platform();
    await connection.execute(`delete from credentials where user_id = '${id}'`);
    const wrong = await visitor.call(deleteAccount, { body: { confirmEmail: 'a@b.example' } });
    expect(wrong.json()).toMatchObject({ error: 'invalid_input', field: 'confirmEmail' });
    const right = { confirmEmail: ` ${email.toUpperCase()} ` };
    expect((await visitor.call(deleteAccount, { body: right })).statusCode).toBe(200);
    expect(await connection.database.select().from(users)).toEqual([]);
  });

  it('does not take passwords without end', async () => {
    const { visitor } = await member();
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      const answer = await visitor.call(deleteAccount, { body: { password: 'not it' } });
      statuses.push(answer.statusCode);
    }
    expect(statuses.at(0)).toBe(403);
    expect(statuses.at(-1)).toBe(429);
  });

  it('touches nobody else', async () => {
    const person = await member();
    const other = await member('Wubbo', 'Grault');
    await addTraces(platform().connection, other);
    const before = await tablesWith(platform().connection, other.id);
    await person.visitor.call(deleteAccount, { body: BODY });
    expect(await tablesWith(platform().connection, other.id)).toEqual(before);
    expect((await other.visitor.call(readCurrentUser)).statusCode).toBe(200);
  });

  it('is for those who are signed in', async () => {
    const answer = await platform().visitor().call(deleteAccount, { body: BODY });
    expect(answer.statusCode).toBe(401);
  });
});
