import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '#contracts/account-data.ts';
import { readCurrentUser } from '#contracts/current-user.ts';
import { login } from '#contracts/session.ts';
import { contactSupport } from '#contracts/support.ts';
import { users } from '#server/db/schema/accounts.ts';
import { affiliateApplications } from '#server/db/schema/correspondence.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { subscriptions } from '#server/db/schema/payments.ts';
import { PASSWORD } from './support/account.ts';
import { eventually } from './support/eventually.ts';
import { mailsTo } from './support/outbox.ts';
import { usePlatform } from './support/platform.ts';
import { joinTraced } from './support/traced-member.ts';
import { addTraces, tablesWith } from './support/traces.ts';

const platform = usePlatform();

const BODY = { password: PASSWORD };

async function subjectsTo(address: string): Promise<readonly (string | undefined)[]> {
  return (await mailsTo(platform(), address)).map(({ subject }) => subject);
}

describe('deleting an account', () => {
  it('leaves no id, name or address in any table of the database', async () => {
    const person = await joinTraced(platform());
    const { database } = platform().connection;
    await database.update(users).set({ emailVerified: true }).where(eq(users.id, person.id));
    await addTraces(platform().connection, person);
    expect((await person.visitor.call(deleteAccount, { body: BODY })).json()).toEqual({
      success: true,
    });
    const remains = [person.id, person.firstName, person.lastName, person.email];
    // The goodbye mail is a job of its own, which is deleted once the mail is sent.
    await eventually(async () => {
      for (const text of remains) {
        expect(await tablesWith(platform().connection, text)).toEqual([]);
      }
    });
  });

  it('takes along what came from the account’s own address without a sign-in', async () => {
    const person = await joinTraced(platform());
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

  it('leaves what came from an address that nobody had confirmed', async () => {
    const person = await joinTraced(platform());
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
    const { visitor, email } = await joinTraced(platform());
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
    const { visitor, id } = await joinTraced(platform());
    await visitor.call(deleteAccount, { body: BODY });
    expect((await joinTraced(platform())).id).not.toBe(id);
  });

  it('cancels the subscription, which stays in the payment records under a pseudonym', async () => {
    const person = await joinTraced(platform());
    await addTraces(platform().connection, person);
    await person.visitor.call(deleteAccount, { body: BODY });
    const [kept] = await platform().connection.database.select().from(subscriptions);
    expect(kept).toMatchObject({ status: 'cancelled', planType: 'monthly' });
    expect(kept?.userId).not.toBe(person.id);
  });

  it('is noted under the same pseudonym', async () => {
    const person = await joinTraced(platform());
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

  it('takes along the files of its mails, except for the goodbye', async () => {
    const { visitor, email } = await joinTraced(platform(), 'Filia', 'Foldwright');
    const other = await joinTraced(platform(), 'Wubbo', 'Foldwright');
    await eventually(async () => {
      expect([await subjectsTo(email), await subjectsTo(other.email)]).toEqual([
        ['Confirm your email address'],
        ['Confirm your email address'],
      ]);
    });
    await visitor.call(deleteAccount, { body: BODY });
    await eventually(async () => {
      expect(await subjectsTo(email)).toEqual(['Your account has been deleted']);
    });
    expect(await subjectsTo(other.email)).toEqual(['Confirm your email address']);
  });

  it('takes along the file of an answer to what was written while signed in, wherever that went', async () => {
    const { visitor } = await joinTraced(platform());
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
      expect(await subjectsTo(elsewhere)).toHaveLength(1);
    });
    await visitor.call(deleteAccount, { body: BODY });
    await eventually(async () => {
      expect(await subjectsTo(elsewhere)).toEqual([]);
    });
  });

  it('says goodbye by mail', async () => {
    const { visitor, email } = await joinTraced(platform());
    await visitor.call(deleteAccount, { body: BODY });
    await eventually(async () => {
      expect(await subjectsTo(email)).toContain('Your account has been deleted');
    });
  });

  it.each([{}, { password: 'not it' }, { confirmEmail: 'zyxann.quuxley@example.com' }])(
    'is refused with %o, and changes nothing',
    async (body) => {
      const { visitor } = await joinTraced(platform());
      const answer = await visitor.call(deleteAccount, { body });
      expect(answer.statusCode).toBe(403);
      expect(answer.json().error).toBe('wrong_password');
      expect((await visitor.call(readCurrentUser)).statusCode).toBe(200);
    },
  );

  it('asks for the address where there is no password', async () => {
    const { visitor, id, email } = await joinTraced(platform());
    const { connection } = platform();
    await connection.execute(`delete from credentials where user_id = '${id}'`);
    const wrong = await visitor.call(deleteAccount, { body: { confirmEmail: 'a@b.example' } });
    expect(wrong.json()).toMatchObject({ error: 'invalid_input', field: 'confirmEmail' });
    const right = { confirmEmail: ` ${email.toUpperCase()} ` };
    expect((await visitor.call(deleteAccount, { body: right })).statusCode).toBe(200);
    expect(await connection.database.select().from(users)).toEqual([]);
  });

  it('does not accept passwords without limit', async () => {
    const { visitor } = await joinTraced(platform());
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      const answer = await visitor.call(deleteAccount, { body: { password: 'not it' } });
      statuses.push(answer.statusCode);
    }
    expect(statuses.at(0)).toBe(403);
    expect(statuses.at(-1)).toBe(429);
  });

  it('touches nobody else', async () => {
    const person = await joinTraced(platform());
    const other = await joinTraced(platform(), 'Wubbo', 'Grault');
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
