import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readCurrentUser } from '#contracts/current-user.ts';
import { login } from '#contracts/session.ts';
import { credentials, sessions, users } from '#server/db/schema/accounts.ts';
import { activities } from '#server/db/schema/activities.ts';
import { joinAs, type Member, PASSWORD, signUpAs } from './support/account.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();

const DAY_MS = 86_400_000;

type Row = Readonly<Record<string, unknown>>;

/** A row without what differs from account to account: ids, addresses, secrets, moments. */
function comparable(row: Row): Row {
  const entries = Object.entries(row).map(([name, value]) => {
    if (value instanceof Date) return [name, Math.round((value.getTime() - Date.now()) / DAY_MS)];
    const isOwn = /^(id|userId|accountId|email|token|password)$/.test(name);
    return [name, isOwn ? typeof value : value];
  });
  return Object.fromEntries(entries);
}

async function storedOf({ id }: Member): Promise<readonly Row[][]> {
  const { database } = platform().connection;
  const stored = await Promise.all([
    database.select().from(users).where(eq(users.id, id)),
    database.select().from(credentials).where(eq(credentials.userId, id)),
    database.select().from(sessions).where(eq(sessions.userId, id)),
    database.select().from(activities).where(eq(activities.userId, id)),
  ]);
  return stored.map((rows) => rows.map(comparable));
}

/** Most tests begin with such an account. */
it('an account that is made for a test is what signing up leaves', async () => {
  const made = await joinAs(platform());
  expect(await storedOf(made)).toEqual(await storedOf(await signUpAs(platform())));
  expect((await made.visitor.call(readCurrentUser)).json()).toMatchObject({ id: made.id });
  const body = { email: made.email, password: PASSWORD };
  expect((await platform().visitor().call(login, { body })).statusCode).toBe(200);
});
