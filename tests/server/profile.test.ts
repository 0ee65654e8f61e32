import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { verifyEmail } from '#contracts/email-verification.ts';
import { updateProfile } from '#contracts/profile.ts';
import { readCurrentUser } from '#contracts/current-user.ts';
import { login } from '#contracts/session.ts';
import { credentials, users } from '#server/db/schema/accounts.ts';
import { jobs } from '#server/db/schema/jobs.ts';
import { joinAs, type Member, PASSWORD } from './support/account.ts';
import { linksIn, mailsTo, mailTo } from './support/outbox.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();
const HOUR_MS = 3_600_000;

let zoe: Member;
let moved: string;
beforeEach(async () => {
  zoe = await joinAs(platform());
  moved = `moved-${zoe.email}`;
});

function change(body: object, { visitor, email }: Member = zoe) {
  return visitor.call(updateProfile, {
    body: { firstName: 'Zoe', lastName: 'Ray', email, password: PASSWORD, ...body },
  });
}

async function tokenFor(email: string): Promise<string> {
  const mail = await mailTo(platform(), email, 'Confirm your new email address');
  return linksIn(mail, '/verify-email')[0]?.searchParams.get('token') ?? '';
}

function follow(token: string) {
  return platform().visitor().call(verifyEmail, { body: { token } });
}

async function emailOf({ visitor }: Member): Promise<string> {
  return (await visitor.call(readCurrentUser)).json().email;
}

async function canSignIn(email: string): Promise<boolean> {
  const reply = await platform()
    .visitor()
    .call(login, { body: { email, password: PASSWORD } });
  return reply.statusCode === 200;
}

describe('a new name', () => {
  it('asks for no password', async () => {
    const reply = await change({ firstName: 'Zora', password: undefined });
    expect(reply.json()).toMatchObject({ user: { firstName: 'Zora' } });
  });

  it.each([
    ['Zora', 'Moon'],
    ['Nguyễn Thị', 'Minh Khai'],
    ['小龙', '李'],
    ['Björk', ''],
  ])('%j %j counts at once', async (firstName, lastName) => {
    const reply = await change({ firstName, lastName });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ user: { firstName, lastName }, pendingEmail: null });
    expect((await zoe.visitor.call(readCurrentUser)).json()).toEqual(reply.json().user);
  });

  it('is kept as a whole, too', async () => {
    await change({ firstName: 'Zora', lastName: '' });
    const [user] = await platform().connection.database.select().from(users);
    expect(user?.name).toBe('Zora');
  });

  it('changes nothing that is not for the person to decide, and nobody else', async () => {
    const other = await joinAs(platform());
    const powers = { role: 'operator', isProUser: true, emailVerified: true, id: other.id };
    const reply = await change({ ...powers, firstName: 'Zora', accountType: 'professional' });
    expect(reply.json().user).toMatchObject({
      id: zoe.id,
      role: 'user',
      isProUser: false,
      emailVerified: false,
      accountType: 'personal',
    });
    expect((await other.visitor.call(readCurrentUser)).json().firstName).toBe('Zoe');
  });
});

describe('a new address', () => {
  it('waits until the link that is mailed there is followed', async () => {
    const reply = await change({ email: moved });
    expect(reply.json()).toMatchObject({ user: { email: zoe.email }, pendingEmail: moved });
    const token = await tokenFor(moved);
    expect(await emailOf(zoe)).toBe(zoe.email);
    expect((await follow(token)).statusCode).toBe(200);
    const user = (await zoe.visitor.call(readCurrentUser)).json();
    expect(user).toMatchObject({ email: moved, emailVerified: true });
  });

  it('opens the account from then on, and the old one no longer', async () => {
    await change({ email: moved });
    await follow(await tokenFor(moved));
    expect(await canSignIn(moved)).toBe(true);
    expect(await canSignIn(zoe.email)).toBe(false);
  });

  it('is announced at the old one, when it is asked for and when it counts', async () => {
    await change({ email: moved });
    await follow(await tokenFor(moved));
    const asked = await mailTo(platform(), zoe.email, 'Someone asked to change your email address');
    const changed = await mailTo(platform(), zoe.email, 'Your email address was changed');
    for (const { text } of [asked, changed]) expect(text).not.toContain(moved);
  });

  it.each([
    ['without the password', undefined],
    ['with a wrong one', 'not the Password 1'],
  ])('is not asked for %s, as a stolen session would', async (_how, password) => {
    const reply = await change({ email: moved, firstName: 'Eve', password });
    expect(reply.statusCode).toBe(403);
    expect(reply.json().error).toBe('wrong_password');
    expect((await zoe.visitor.call(readCurrentUser)).json().firstName).toBe('Zoe');
    const asked = await platform()
      .connection.database.select()
      .from(jobs)
      .where(eq(jobs.name, 'new-email'));
    expect(asked).toEqual([]);
    expect(await mailsTo(platform(), moved)).toEqual([]);
  });

  it('needs no password if there is none, but a sign-in within the last quarter of an hour', async () => {
    await platform().connection.database.delete(credentials);
    platform().advance(16 * 60_000);
    const late = await change({ email: moved, password: undefined });
    expect(late.statusCode).toBe(403);
    expect(late.json().error).toBe('sign_in_again');
    platform().advance(-16 * 60_000);
    expect((await change({ email: moved, password: undefined })).json().pendingEmail).toBe(moved);
  });

  it('does not accept passwords without limit', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      const reply = await change({ email: moved, password: 'not the Password 1' });
      statuses.push(reply.statusCode);
    }
    expect([statuses.at(0), statuses.at(-1)]).toEqual([403, 429]);
  });

  it('can be confirmed again without harm', async () => {
    await change({ email: moved });
    const token = await tokenFor(moved);
    await follow(token);
    expect((await follow(token)).statusCode).toBe(200);
    expect(await emailOf(zoe)).toBe(moved);
  });

  it('is the same one in upper and lower case', async () => {
    const reply = await change({ email: ` ${zoe.email.toUpperCase()} ` });
    expect(reply.json().pendingEmail).toBeNull();
    expect((await change({ email: moved.toUpperCase() })).json().pendingEmail).toBe(moved);
  });

  it('counts as long as no newer one is asked for', async () => {
    await change({ email: moved });
    const first = await tokenFor(moved);
    await change({ email: `again-${moved}` });
    const second = await tokenFor(`again-${moved}`);
    expect((await follow(first)).json().error).toBe('link_expired');
    expect((await follow(second)).statusCode).toBe(200);
    expect(await emailOf(zoe)).toBe(`again-${moved}`);
  });

  it('can be confirmed for 24 hours', async () => {
    await change({ email: moved });
    const token = await tokenFor(moved);
    platform().advance(24 * HOUR_MS);
    expect((await follow(token)).json().error).toBe('link_expired');
    expect(await emailOf(zoe)).toBe(zoe.email);
  });
});

describe('an address that has an account already', () => {
  it('is answered like any other; its owner hears of it', async () => {
    const other = await joinAs(platform());
    const taken = await change({ email: other.email });
    const free = await change({ email: moved });
    expect(taken.statusCode).toBe(free.statusCode);
    expect({ ...taken.json(), pendingEmail: '' }).toEqual({ ...free.json(), pendingEmail: '' });
    const mail = await mailTo(platform(), other.email, 'You already have a Lookglass account');
    expect(linksIn(mail, '/verify-email')).toEqual([]);
    expect(mail.text).not.toContain(zoe.email);
  });

  it('stays with its owner when both had asked for it', async () => {
    const other = await joinAs(platform());
    await change({ email: moved });
    const mine = await tokenFor(moved);
    await change({ email: moved }, other);
    await expect.poll(async () => (await mailsTo(platform(), moved)).length).toBe(2);
    const tokens = (await mailsTo(platform(), moved))
      .flatMap((mail) => linksIn(mail, '/verify-email'))
      .map(({ searchParams }) => searchParams.get('token') ?? '');
    const theirs = tokens.find((token) => token !== mine) ?? '';
    expect((await follow(mine)).statusCode).toBe(200);
    expect((await follow(theirs)).json().error).toBe('link_expired');
    expect(await emailOf(zoe)).toBe(moved);
    expect(await emailOf(other)).toBe(other.email);
  });
});

describe('a profile is refused', () => {
  it.each([
    ['firstName', { firstName: '  ' }],
    ['firstName', { firstName: 'z'.repeat(121) }],
    ['firstName', { firstName: 'Zoe\nBcc: evil@example.com' }],
    ['lastName', { lastName: 7 }],
    ['email', { email: 'zoe' }],
    ['email', { email: 'zoe@example.com\r\nBcc: evil@example.com' }],
    ['email', { email: null }],
  ])('for its %s: %j', async (field, body) => {
    const reply = await change(body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ error: 'invalid_input', field });
  });

  it('to those who are signed out', async () => {
    const reply = await change({}, { ...zoe, visitor: platform().visitor() });
    expect(reply.statusCode).toBe(401);
  });

  it('after five new addresses in an hour, while the name can still be changed', async () => {
    for (let tries = 0; tries < 5; tries += 1) await change({ email: `${tries}${moved}` });
    const reply = await change({ email: moved, firstName: 'Zora' });
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect((await change({ firstName: 'Zora' })).statusCode).toBe(200);
  });

  it('from an account that is gone', async () => {
    expect((await zoe.visitor.call(readCurrentUser)).statusCode).toBe(200);
    await platform().connection.database.delete(users).where(eq(users.id, zoe.id));
    expect((await change({})).statusCode).toBe(401);
  });
});
