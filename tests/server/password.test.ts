import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { verifyEmail } from '#contracts/email-verification.ts';
import { changePassword, forgotPassword, resetPassword } from '#contracts/password.ts';
import { updateProfile } from '#contracts/profile.ts';
import { readCurrentUser } from '#contracts/current-user.ts';
import { login } from '#contracts/session.ts';
import { credentials, sessions } from '#server/db/schema/accounts.ts';
import { joinAs, type Member, PASSWORD } from './support/account.ts';
import { linksIn, mailTo } from './support/outbox.ts';
import { usePlatform } from './support/platform.ts';
import type { Visitor } from './support/visitor.ts';

const platform = usePlatform();
const NEW = 'Violet-after-rain-9';

let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
});

function change(visitor: Visitor, body: object = {}) {
  return visitor.call(changePassword, {
    body: { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW, ...body },
  });
}

async function signIn(password: string): Promise<Visitor | undefined> {
  const visitor = platform().visitor();
  const reply = await visitor.call(login, { body: { email: zoe.email, password } });
  return reply.statusCode === 200 ? visitor : undefined;
}

/** The stored sessions, the latest first. */
function stored() {
  return platform().connection.database.select().from(sessions).orderBy(desc(sessions.createdAt));
}

function lifeOf(session: typeof sessions.$inferSelect | undefined): number {
  const minutes = (Number(session?.expiresAt) - Number(session?.updatedAt)) / 60_000;
  return Math.round(minutes);
}

async function isSignedIn(visitor: Visitor | undefined): Promise<boolean> {
  return (await visitor?.call(readCurrentUser))?.statusCode === 200;
}

describe('changing the password', () => {
  it('lets the new one open the account, and the old one no longer', async () => {
    const reply = await change(zoe.visitor);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ success: true });
    expect(await signIn(PASSWORD)).toBeUndefined();
    expect(await isSignedIn(await signIn(NEW))).toBe(true);
  });

  it('gives the caller a new session, so that a copy of the old cookie is worth nothing', async () => {
    const thief = platform().visitor();
    for (const [name, value] of zoe.visitor.cookies) thief.cookies.set(name, value);
    expect(await isSignedIn(thief)).toBe(true);
    await change(zoe.visitor);
    expect(await isSignedIn(thief)).toBe(false);
    expect(await isSignedIn(zoe.visitor)).toBe(true);
    expect(await platform().connection.database.select().from(sessions)).toHaveLength(1);
  });

  it.each([
    ['that outlives the browser', true, /; Max-Age=2592000;/],
    ['that ends with the browser', false, /^[^;]*; Path=/],
  ])('keeps a session one %s', async (_kind, rememberMe, life) => {
    const visitor = platform().visitor();
    await visitor.call(login, { body: { email: zoe.email, password: PASSWORD, rememberMe } });
    const [before] = await stored();
    const reply = await change(visitor);
    const cookies = [reply.headers['set-cookie'] ?? []].flat();
    expect(cookies).toEqual([
      expect.stringMatching(/^lookglass-session=.*; HttpOnly; SameSite=Lax$/),
    ]);
    expect(cookies[0]).toMatch(life);
    const [after] = await stored();
    expect(after?.id).not.toBe(before?.id);
    expect(lifeOf(after)).toBe(lifeOf(before));
  });

  it('ends every session except the caller’s', async () => {
    const other = await signIn(PASSWORD);
    expect(await isSignedIn(other)).toBe(true);
    await change(zoe.visitor);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(zoe.visitor)).toBe(true);
  });

  it('is told by mail', async () => {
    await change(zoe.visitor);
    const mail = await mailTo(platform(), zoe.email, 'Your password was changed');
    expect(linksIn(mail, '/account-settings')).toHaveLength(1);
  });

  it('drops a link for a new password that was mailed before', async () => {
    await platform()
      .visitor()
      .call(forgotPassword, { body: { email: zoe.email } });
    const mail = await mailTo(platform(), zoe.email, 'Choose a new password');
    const token = linksIn(mail, '/reset-password')[0]?.searchParams.get('token');
    await change(zoe.visitor);
    const body = { token, password: PASSWORD, confirmPassword: PASSWORD };
    const reply = await platform().visitor().call(resetPassword, { body });
    expect(reply.json().error).toBe('link_expired');
  });

  it('drops a link to a new address that another person asked for', async () => {
    const theirs = `moved-${zoe.email}`;
    await zoe.visitor.call(updateProfile, {
      body: { firstName: 'Zoe', lastName: 'Ray', email: theirs, password: PASSWORD },
    });
    const mail = await mailTo(platform(), theirs, 'Confirm your new email address');
    const token = linksIn(mail, '/verify-email')[0]?.searchParams.get('token');
    await change(zoe.visitor);
    const reply = await platform().visitor().call(verifyEmail, { body: { token } });
    expect(reply.json().error).toBe('link_expired');
    expect((await zoe.visitor.call(readCurrentUser)).json().email).toBe(zoe.email);
  });

  it('takes whose password it is from the session alone', async () => {
    const other = await joinAs(platform());
    await change(other.visitor, { userId: zoe.id, id: zoe.id, email: zoe.email });
    expect(await isSignedIn(await signIn(PASSWORD))).toBe(true);
  });

  it('twice at the same moment leaves one password that works', async () => {
    const replies = await Promise.all([change(zoe.visitor), change(zoe.visitor)]);
    for (const { statusCode } of replies) expect([200, 403]).toContain(statusCode);
    expect(await isSignedIn(await signIn(NEW))).toBe(true);
  });
});

describe('a change of the password is refused', () => {
  it.each([
    [403, 'wrong_password', undefined, { currentPassword: 'not the Password 1' }],
    [400, 'password_mismatch', 'confirmPassword', { confirmPassword: `${NEW}!` }],
    [400, 'weak_password', 'newPassword', { newPassword: 'aB3!', confirmPassword: 'aB3!' }],
    [
      400,
      'common_password',
      'newPassword',
      { newPassword: 'iloveyou1', confirmPassword: 'iloveyou1' },
    ],
    [
      400,
      'common_password',
      'newPassword',
      { newPassword: 'Zoe Ray 1987', confirmPassword: 'Zoe Ray 1987' },
    ],
    [400, 'invalid_input', 'newPassword', { newPassword: 'aB3!'.repeat(33) }],
    [400, 'invalid_input', 'currentPassword', { currentPassword: '' }],
    [400, 'invalid_input', 'confirmPassword', { confirmPassword: null }],
  ])('with %i %s of %s: %j', async (status, error, field, body) => {
    const reply = await change(zoe.visitor, body);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ error, ...(field === undefined ? {} : { field }) });
    expect(await isSignedIn(await signIn(PASSWORD))).toBe(true);
  });

  it('to those who are signed out', async () => {
    const reply = await change(platform().visitor());
    expect(reply.statusCode).toBe(401);
    expect(reply.json().error).toBe('signed_out');
  });

  it('where there is no password yet', async () => {
    const { database } = platform().connection;
    await database.delete(credentials).where(eq(credentials.userId, zoe.id));
    expect((await change(zoe.visitor)).json().error).toBe('wrong_password');
  });

  it('after ten tries, even with the right one', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      await change(zoe.visitor, { currentPassword: 'not the Password 1' });
    }
    const reply = await change(zoe.visitor);
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });
});
