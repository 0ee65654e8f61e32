import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendVerificationEmail } from '#contracts/email-verification.ts';
import { forgotPassword, resetPassword } from '#contracts/password.ts';
import { readCurrentUser } from '#contracts/current-user.ts';
import { login } from '#contracts/session.ts';
import { credentials, users } from '#server/db/schema/accounts.ts';
import { verifications } from '#server/db/schema/verifications.ts';
import { eventually } from './support/eventually.ts';
import { joinAs, type Member, PASSWORD } from './support/account.ts';
import { linksIn, mailsTo, mailTo } from './support/outbox.ts';
import { usePlatform } from './support/platform.ts';
import type { Visitor } from './support/visitor.ts';

const platform = usePlatform({ TRUST_PROXY: 'loopback' });
const NEW = 'Violet-after-rain-9';
const SUBJECT = 'Choose a new password';
const MINUTE_MS = 60_000;

let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
});

function ask(email: string, from = '203.0.113.7') {
  const headers = { 'x-forwarded-for': from };
  return platform().visitor().call(forgotPassword, { body: { email }, headers });
}

async function tokens(): Promise<readonly string[]> {
  const mails = await mailsTo(platform(), zoe.email);
  return mails
    .flatMap((mail) => linksIn(mail, '/reset-password'))
    .map(({ searchParams }) => searchParams.get('token') ?? '');
}

/** Asks for a link and takes its token out of the mail. */
async function askForToken(): Promise<string> {
  const before = new Set(await tokens());
  expect((await ask(zoe.email)).statusCode).toBe(202);
  return eventually(async () => {
    const token = (await tokens()).find((one) => !before.has(one));
    if (token === undefined) throw new Error('No link has come.');
    return token;
  });
}

function reset(token: string, password = NEW, confirmPassword = password) {
  return platform().visitor().call(resetPassword, { body: { token, password, confirmPassword } });
}

async function signIn(password: string): Promise<Visitor | undefined> {
  const visitor = platform().visitor();
  const reply = await visitor.call(login, { body: { email: zoe.email, password } });
  return reply.statusCode === 200 ? visitor : undefined;
}

async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.call(readCurrentUser)).statusCode === 200;
}

describe('asking for a new password', () => {
  it('is answered the same whether or not there is such an account', async () => {
    const known = await ask(zoe.email);
    const unknown = await ask('nobody@example.com');
    expect(known.statusCode).toBe(202);
    expect(known.json()).toEqual({
      success: true,
      message:
        'If there is an account with this email, a link is on its way. It works for 10 minutes.',
    });
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  });

  it('mails a link to an address with an account, in upper or lower case', async () => {
    await ask(zoe.email.toUpperCase());
    const mail = await mailTo(platform(), zoe.email, SUBJECT);
    expect(mail.text).toContain('Hi Zoe,');
    expect(linksIn(mail, '/reset-password')).toHaveLength(1);
  });

  it('writes to nobody else', async () => {
    await ask('nobody@example.com');
    await askForToken();
    expect(await mailsTo(platform(), 'nobody@example.com')).toEqual([]);
  });

  it('keeps only a hash of the token', async () => {
    const token = await askForToken();
    const stored = JSON.stringify(
      await platform().connection.database.select().from(verifications),
    );
    expect(stored).toContain('reset-password');
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(token.slice(32));
  });

  it.each(['known', 'unknown'])('is limited for a %s address, from one place', async (kind) => {
    const email = kind === 'known' ? zoe.email : 'nobody@example.com';
    for (let tries = 0; tries < 3; tries += 1) await ask(email);
    const reply = await ask(email);
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(email, '203.0.113.8')).statusCode).toBe(202);
  });

  it.each([{ email: 'zoe' }, { email: ['zoe@example.com'] }, {}])('refuses %j', async (body) => {
    const reply = await platform().visitor().call(forgotPassword, { body });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ error: 'invalid_input', field: 'email' });
  });
});

describe('a link for a new password', () => {
  it('sets it, and signs nobody in', async () => {
    const reply = await reset(await askForToken());
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ success: true });
    expect(reply.cookies).toEqual([]);
    expect(await signIn(PASSWORD)).toBeUndefined();
    expect(await signIn(NEW)).toBeDefined();
  });

  it('ends every session', async () => {
    const token = await askForToken();
    expect(await isSignedIn(zoe.visitor)).toBe(true);
    await reset(token);
    expect(await isSignedIn(zoe.visitor)).toBe(false);
  });

  it('is told of by mail', async () => {
    await reset(await askForToken());
    const mail = await mailTo(platform(), zoe.email, 'Your password was changed');
    expect(mail.text).toContain('every other device was signed out');
  });

  it('works once', async () => {
    const token = await askForToken();
    await reset(token);
    const again = await reset(token, PASSWORD);
    expect(again.statusCode).toBe(400);
    expect(again.json().error).toBe('link_expired');
    expect(await signIn(NEW)).toBeDefined();
  });

  it('works once for two who use it at the same moment', async () => {
    const token = await askForToken();
    const replies = await Promise.all([reset(token, NEW), reset(token, `${NEW}-2`)]);
    expect(
      replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
    ).toEqual([200, 400]);
  });

  it('works for 10 minutes', async () => {
    const inTime = await askForToken();
    platform().advance(9 * MINUTE_MS);
    expect((await reset(inTime)).statusCode).toBe(200);
    const late = await askForToken();
    platform().advance(10 * MINUTE_MS);
    expect((await reset(late)).json().error).toBe('link_expired');
  });

  it('stays valid when another one is asked for, and drops the other when it is used', async () => {
    const first = await askForToken();
    const second = await askForToken();
    expect((await reset(first)).statusCode).toBe(200);
    expect((await reset(second)).json().error).toBe('link_expired');
  });

  it('is not used up by a password that is refused', async () => {
    const token = await askForToken();
    await reset(token, 'Password1');
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('opens nothing once the account has another address', async () => {
    const token = await askForToken();
    const { database } = platform().connection;
    await database.update(users).set({ email: 'moved@example.com' }).where(eq(users.id, zoe.id));
    expect((await reset(token)).json().error).toBe('link_expired');
  });

  it('gives a first password to an account without one', async () => {
    const { database } = platform().connection;
    await database.delete(credentials).where(eq(credentials.userId, zoe.id));
    await reset(await askForToken());
    expect(await signIn(NEW)).toBeDefined();
  });

  it('confirms the address, and removes what a stranger may have added before that', async () => {
    const { database } = platform().connection;
    await database.insert(credentials).values({
      userId: zoe.id,
      accountId: 'a stranger at a provider',
      providerId: 'google',
    });
    await database.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, zoe.id));
    await reset(await askForToken());
    const [user] = await database.select().from(users);
    expect(user).toMatchObject({ emailVerified: true, twoFactorEnabled: false });
    const left = await database.select().from(credentials);
    expect(left.map(({ providerId }) => providerId)).toEqual(['credential']);
  });

  it('keeps the second factor and providers of an address that was confirmed before', async () => {
    const { database } = platform().connection;
    await database
      .insert(credentials)
      .values({ userId: zoe.id, accountId: 'zoe at a provider', providerId: 'google' });
    await database
      .update(users)
      .set({ emailVerified: true, twoFactorEnabled: true })
      .where(eq(users.id, zoe.id));
    await reset(await askForToken());
    expect(await database.select().from(credentials)).toHaveLength(2);
    const [user] = await database.select().from(users);
    expect(user?.twoFactorEnabled).toBe(true);
  });
});

describe('a new password is refused', () => {
  it.each([
    ['password_mismatch', 'confirmPassword', NEW, `${NEW}!`],
    ['weak_password', 'password', 'aB3!', 'aB3!'],
    ['common_password', 'password', 'iloveyou1', 'iloveyou1'],
    ['common_password', 'password', 'Zoe-Ray-1987', 'Zoe-Ray-1987'],
    ['invalid_input', 'password', 'aB3!'.repeat(33), 'aB3!'.repeat(33)],
  ])('as %s of %s', async (error, field, password, confirmPassword) => {
    const reply = await reset(await askForToken(), password, confirmPassword);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ error, field });
    expect(await signIn(PASSWORD)).toBeDefined();
  });

  it.each(['0'.repeat(75), 'not a token', 'x'.repeat(1000)])(
    'with the token %j, which nobody was mailed',
    async (token) => {
      expect((await reset(token)).json().error).toBe('link_expired');
    },
  );

  it('with another account’s token', async () => {
    const token = await askForToken();
    const other = await joinAs(platform());
    const forged = other.id.replaceAll('-', '') + token.slice(32);
    expect((await reset(forged)).json().error).toBe('link_expired');
  });

  it('with the token of another kind of link', async () => {
    await zoe.visitor.call(sendVerificationEmail);
    const mail = await mailTo(platform(), zoe.email, 'Confirm your email address');
    const token = linksIn(mail, '/verify-email')[0]?.searchParams.get('token') ?? '';
    expect(token).not.toBe('');
    expect((await reset(token)).json().error).toBe('link_expired');
  });

  it('after too many wrong tokens from one place', async () => {
    for (let tries = 0; tries < 30; tries += 1) await reset('0'.repeat(75));
    expect((await reset('0'.repeat(75))).statusCode).toBe(429);
  });
});
