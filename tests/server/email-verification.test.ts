import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendVerificationEmail, verifyEmail } from '#contracts/email-verification.ts';
import { forgotPassword } from '#contracts/password.ts';
import { readCurrentUser } from '#contracts/current-user.ts';
import { users } from '#server/db/schema/accounts.ts';
import { verifications } from '#server/db/schema/verifications.ts';
import { eventually } from './support/eventually.ts';
import { signUpAs, type Member } from './support/account.ts';
import { linksIn, mailsTo, mailTo } from './support/outbox.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();
const SUBJECT = 'Confirm your email address';
const HOUR_MS = 3_600_000;

let zoe: Member;
let token: string;
beforeEach(async () => {
  zoe = await signUpAs(platform());
  const mail = await mailTo(platform(), zoe.email, SUBJECT);
  token = linksIn(mail, '/verify-email')[0]?.searchParams.get('token') ?? '';
});

function follow(followed: string) {
  return platform()
    .visitor()
    .call(verifyEmail, { body: { token: followed } });
}

async function isVerified(): Promise<boolean> {
  return (await zoe.visitor.call(readCurrentUser)).json().emailVerified;
}

describe('the link of a sign-up', () => {
  it('confirms the address, from whichever browser it is followed', async () => {
    expect(await isVerified()).toBe(false);
    const reply = await follow(token);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      success: true,
      message: 'Your email address is confirmed.',
    });
    expect(await isVerified()).toBe(true);
  });

  it('signs nobody in', async () => {
    expect((await follow(token)).cookies).toEqual([]);
  });

  it('can be followed again, as mail programs do', async () => {
    await follow(token);
    expect((await follow(token)).statusCode).toBe(200);
    expect(
      (await Promise.all([follow(token), follow(token)])).map((one) => one.statusCode),
    ).toEqual([200, 200]);
  });

  it('is stored only as a hash', async () => {
    const stored = JSON.stringify(
      await platform().connection.database.select().from(verifications),
    );
    expect(stored).toContain('verify-email');
    expect(stored).not.toContain(token.slice(32));
  });

  it('confirms nothing once the account has another address', async () => {
    const { database } = platform().connection;
    await database.update(users).set({ email: 'other@example.com' }).where(eq(users.id, zoe.id));
    expect((await follow(token)).json().error).toBe('link_expired');
    platform().advance(6000);
    expect(await isVerified()).toBe(false);
  });

  it('confirms nobody else’s address', async () => {
    const other = await signUpAs(platform());
    const forged = other.id.replaceAll('-', '') + token.slice(32);
    expect((await follow(forged)).json().error).toBe('link_expired');
    expect((await other.visitor.call(readCurrentUser)).json().emailVerified).toBe(false);
  });

  it('is not one that sets a new password', async () => {
    await platform()
      .visitor()
      .call(forgotPassword, { body: { email: zoe.email } });
    const mail = await mailTo(platform(), zoe.email, 'Choose a new password');
    const other = linksIn(mail, '/reset-password')[0]?.searchParams.get('token') ?? '';
    expect((await follow(other)).json().error).toBe('link_expired');
  });

  it('works for 24 hours', async () => {
    platform().advance(23 * HOUR_MS);
    expect((await follow(token)).statusCode).toBe(200);
    platform().advance(HOUR_MS);
    const reply = await follow(token);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toBe('link_expired');
  });

  it.each(['0'.repeat(75), 'nothing of ours', '../../../../etc/passwd'])(
    'cannot be made up: %j',
    async (madeUp) => {
      expect((await follow(madeUp)).json().error).toBe('link_expired');
    },
  );

  it.each(['', 'short', 'x'.repeat(1001)])('has the length of a token: %j', async (text) => {
    expect((await follow(text)).json()).toMatchObject({ error: 'invalid_input', field: 'token' });
  });

  it('cannot be guessed without limit', async () => {
    for (let tries = 0; tries < 60; tries += 1) await follow('0'.repeat(75));
    expect((await follow(token)).statusCode).toBe(429);
  });
});

describe('asking for the link once more', () => {
  it('mails a new one, while the first stays valid', async () => {
    const reply = await zoe.visitor.call(sendVerificationEmail);
    expect(reply.statusCode).toBe(202);
    expect(reply.json().message).toBe('We sent you a new link. It works for 24 hours.');
    await eventually(async () => expect(await mailsTo(platform(), zoe.email)).toHaveLength(2));
    expect((await follow(token)).statusCode).toBe(200);
  });

  it('is refused when the address is confirmed already', async () => {
    await follow(token);
    const reply = await zoe.visitor.call(sendVerificationEmail);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().error).toBe('already_used');
  });

  it('is limited', async () => {
    for (let tries = 0; tries < 5; tries += 1) await zoe.visitor.call(sendVerificationEmail);
    const reply = await zoe.visitor.call(sendVerificationEmail);
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is for those who are signed in', async () => {
    const reply = await platform().visitor().call(sendVerificationEmail);
    expect(reply.statusCode).toBe(401);
  });
});
