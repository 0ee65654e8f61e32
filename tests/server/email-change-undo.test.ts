import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { undoEmailChange, verifyEmail } from '#contracts/email-verification.ts';
import { changePassword, resetPassword } from '#contracts/password.ts';
import { updateProfile } from '#contracts/profile.ts';
import { readCurrentUser } from '#contracts/current-user.ts';
import { login } from '#contracts/session.ts';
import { signUp } from '#contracts/sign-up.ts';
import { credentials, formerAddresses, twoFactors, users } from '#server/db/schema/accounts.ts';
import { joinAs, type Member, PASSWORD } from './support/account.ts';
import { linksIn, mailsTo, mailTo } from './support/outbox.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();
const DAY_MS = 24 * 3_600_000;
const NEW = 'Violet-after-rain-9';

let zoe: Member;
let moved: string;

async function move(to: string, member: Member = zoe): Promise<void> {
  await member.visitor.call(updateProfile, {
    body: { firstName: 'Zoe', lastName: 'Ray', email: to, password: PASSWORD },
  });
  const mail = await mailTo(platform(), to, 'Confirm your new email address');
  const token = linksIn(mail, '/verify-email')[0]?.searchParams.get('token') ?? '';
  expect((await platform().visitor().call(verifyEmail, { body: { token } })).statusCode).toBe(200);
}

/** The token from the mail to an address that was left, which brings the account back to it. */
async function undoTokenOf(address: string): Promise<string> {
  const mail = await mailTo(platform(), address, 'Your email address was changed');
  return linksIn(mail, '/undo-email-change')[0]?.searchParams.get('token') ?? '';
}

function undo(token: string) {
  return platform().visitor().call(undoEmailChange, { body: { token } });
}

async function opens(email: string, password = PASSWORD): Promise<boolean> {
  const reply = await platform().visitor().call(login, { body: { email, password } });
  return reply.statusCode === 200;
}

function database() {
  return platform().connection.database;
}

async function emailNow(): Promise<string | undefined> {
  const [user] = await database().select().from(users).where(eq(users.id, zoe.id));
  return user?.email;
}

beforeEach(async () => {
  zoe = await joinAs(platform());
  await database().update(users).set({ emailVerified: true }).where(eq(users.id, zoe.id));
  moved = `moved-${zoe.email}`;
});

describe('a change of address', () => {
  it('can be undone from the old one', async () => {
    await move(moved);
    expect((await undo(await undoTokenOf(zoe.email))).statusCode).toBe(200);
    expect(await emailNow()).toBe(zoe.email);
  });

  it('also undoes what its author knows: password and sessions', async () => {
    await move(moved);
    await undo(await undoTokenOf(zoe.email));
    expect((await zoe.visitor.call(readCurrentUser)).statusCode).toBe(401);
    expect(await opens(zoe.email)).toBe(false);
    expect(await opens(moved)).toBe(false);
  });

  it('leads on to a new password when it is undone', async () => {
    await move(moved);
    const { resetToken: token } = (await undo(await undoTokenOf(zoe.email))).json();
    const body = { token, password: NEW, confirmPassword: NEW };
    await platform().visitor().call(resetPassword, { body });
    expect(await opens(zoe.email, NEW)).toBe(true);
  });

  it('is undone together with the ways in that were added about then, and with no others', async () => {
    const provider = (providerId: string, createdAt: Date) => ({
      userId: zoe.id,
      providerId,
      accountId: providerId,
      createdAt,
    });
    await database()
      .insert(credentials)
      .values([
        provider('google', new Date(Date.now() - 2 * DAY_MS)),
        provider('apple', new Date()),
      ]);
    await database().insert(twoFactors).values({ userId: zoe.id, secret: 's', backupCodes: 'b' });
    await database().update(users).set({ twoFactorEnabled: true }).where(eq(users.id, zoe.id));
    await move(moved);
    await undo(await undoTokenOf(zoe.email));
    const left = await database().select().from(credentials).where(eq(credentials.userId, zoe.id));
    expect(left.map(({ providerId }) => providerId)).toEqual(['google']);
    expect(await database().select().from(twoFactors)).toEqual([]);
    const on = and(eq(users.id, zoe.id), eq(users.twoFactorEnabled, true));
    expect(await database().select().from(users).where(on)).toEqual([]);
  });

  it('can be undone for seven days', async () => {
    await move(moved);
    const token = await undoTokenOf(zoe.email);
    platform().advance(7 * DAY_MS - 60_000);
    expect((await undo(token)).statusCode).toBe(200);
    platform().advance(-7 * DAY_MS + 60_000);
  });

  it('can no longer be undone after that', async () => {
    await move(moved);
    const token = await undoTokenOf(zoe.email);
    platform().advance(7 * DAY_MS);
    expect((await undo(token)).json().error).toBe('link_expired');
    platform().advance(-7 * DAY_MS);
    expect(await emailNow()).toBe(moved);
  });

  it('is undone only once, and not from the address that it was undone from', async () => {
    await move(moved);
    const token = await undoTokenOf(zoe.email);
    const further = `further-${zoe.email}`;
    await move(further);
    const theirs = await undoTokenOf(moved);
    expect((await undo(token)).statusCode).toBe(200);
    for (const used of [token, theirs]) {
      expect((await undo(used)).json().error).toBe('link_expired');
    }
    expect(await emailNow()).toBe(zoe.email);
    expect(await database().select().from(formerAddresses)).toEqual([]);
    await mailTo(platform(), further, 'Your email address change was undone');
  });

  it('survives a change of the password, which a thief could make', async () => {
    await move(moved);
    const token = await undoTokenOf(zoe.email);
    const body = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
    expect((await zoe.visitor.call(changePassword, { body })).statusCode).toBe(200);
    expect((await undo(token)).statusCode).toBe(200);
  });

  it('cannot be undone from an address that nobody had confirmed: it may be a stranger’s', async () => {
    await database().update(users).set({ emailVerified: false }).where(eq(users.id, zoe.id));
    await move(moved);
    expect(await undoTokenOf(zoe.email)).toBe('');
    expect(await database().select().from(formerAddresses)).toEqual([]);
  });

  it('gives a thief no way back once the owner has moved the account home again', async () => {
    await move(moved);
    await move(zoe.email);
    const mails = await mailsTo(platform(), moved);
    expect(mails.flatMap((mail) => linksIn(mail, '/undo-email-change'))).toEqual([]);
    expect(await database().select().from(formerAddresses)).toEqual([]);
  });

  it.each(['a-token-of-a-link', 'x'.repeat(75)])('is not undone by %s', async (token) => {
    expect((await undo(token)).json().error).toBe('link_expired');
  });
});

describe('an address that an account has left', () => {
  it('is nobody else’s while the account can go back to it', async () => {
    await move(moved);
    const reply = await platform()
      .visitor()
      .call(signUp, {
        body: { fullName: 'Eve', email: zoe.email, password: NEW, confirmPassword: NEW },
      });
    expect(reply.json().error).toBe('address_taken');
    const eve = await joinAs(platform());
    await eve.visitor.call(updateProfile, {
      body: { firstName: 'Eve', lastName: '', email: zoe.email, password: PASSWORD },
    });
    await mailTo(platform(), eve.email, 'Someone asked to change your email address');
    const subjects = (await mailsTo(platform(), zoe.email)).map(({ subject }) => subject);
    expect(subjects).not.toContain('Confirm your new email address');
  });

  it('is free again after seven days', async () => {
    await move(moved);
    platform().advance(7 * DAY_MS);
    const reply = await platform()
      .visitor()
      .call(signUp, {
        body: { fullName: 'Eve', email: zoe.email, password: NEW, confirmPassword: NEW },
      });
    platform().advance(-7 * DAY_MS);
    expect(reply.statusCode).toBe(201);
  });
});
