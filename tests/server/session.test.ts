import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCurrentUser } from '#contracts/current-user.ts';
import { login, logout } from '#contracts/session.ts';
import { credentials, sessions } from '#server/db/schema/accounts.ts';
import { joinAs, type Member, PASSWORD } from './support/account.ts';
import { addAccount } from './support/open-session.ts';
import { usePlatform } from './support/platform.ts';
import type { Visitor } from './support/visitor.ts';

const platform = usePlatform();
const MONTH_S = 30 * 86_400;

let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
});

async function signIn(rememberMe?: boolean) {
  const visitor = platform().visitor();
  const reply = await visitor.call(login, {
    body: { email: zoe.email, password: PASSWORD, rememberMe },
  });
  expect(reply.statusCode).toBe(200);
  return { visitor, reply };
}

async function isSignedIn(visitor: Visitor): Promise<boolean> {
  const { statusCode } = await visitor.call(readCurrentUser);
  expect([200, 401]).toContain(statusCode);
  return statusCode === 200;
}

describe('signing in', () => {
  it('tells who that is', async () => {
    const { reply, visitor } = await signIn();
    expect(reply.json()).toMatchObject({
      next: 'done',
      user: { id: zoe.id, firstName: 'Zoe', email: zoe.email, hasPassword: true },
    });
    expect((await visitor.call(readCurrentUser)).json()).toEqual(reply.json().user);
  });

  it('ends the session that it replaces, and no other', async () => {
    const elsewhere = await signIn();
    const thief = platform().visitor();
    for (const [name, value] of zoe.visitor.cookies) thief.cookies.set(name, value);
    const body = { email: zoe.email, password: PASSWORD };
    expect((await zoe.visitor.call(login, { body })).statusCode).toBe(200);
    expect(await isSignedIn(thief)).toBe(false);
    expect(await isSignedIn(zoe.visitor)).toBe(true);
    expect(await isSignedIn(elsewhere.visitor)).toBe(true);
  });

  it('ends the session of another account that it replaces', async () => {
    const ann = await joinAs(platform());
    const body = { email: ann.email, password: PASSWORD };
    await zoe.visitor.call(login, { body });
    const left = await platform().connection.database.select().from(sessions);
    expect(left.map(({ userId }) => userId)).toEqual([ann.id, ann.id]);
  });

  it('ends no session when it fails', async () => {
    const body = { email: zoe.email, password: 'not the Password 1' };
    await zoe.visitor.call(login, { body });
    expect(await isSignedIn(zoe.visitor)).toBe(true);
  });

  it('takes the address in upper or lower case', async () => {
    const body = { email: ` ${zoe.email.toUpperCase()} `, password: PASSWORD };
    expect((await platform().visitor().call(login, { body })).statusCode).toBe(200);
  });

  it('answers the same to a wrong password and to an address without an account', async () => {
    const answers = await Promise.all(
      [zoe.email, 'nobody@example.com'].map(async (email) => {
        const body = { email, password: 'not the Password 1' };
        const {
          statusCode,
          body: text,
          headers,
        } = await platform().visitor().call(login, { body });
        return { statusCode, text, cookies: headers['set-cookie'] };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual({
      statusCode: 401,
      text: JSON.stringify({
        message: 'Invalid email or password. Please try again.',
        error: 'invalid_credentials',
      }),
      cookies: undefined,
    });
  });

  it('answers the same to an account that has no password', async () => {
    const { connection } = platform();
    const email = `${await addAccount(connection)}@example.com`;
    const reply = await platform()
      .visitor()
      .call(login, { body: { email, password: PASSWORD } });
    expect(reply.json().error).toBe('invalid_credentials');
  });

  it.each([PASSWORD.toLowerCase(), ` ${PASSWORD}`, `${PASSWORD}\0`])(
    'accepts no password that is merely similar: %j',
    async (password) => {
      const reply = await platform()
        .visitor()
        .call(login, { body: { email: zoe.email, password } });
      expect(reply.json().error).toBe('invalid_credentials');
    },
  );

  it.each([
    ['email', { email: 'zoe' }],
    ['email', { email: { $ne: '' } }],
    ['email', { email: undefined }],
    ['password', { password: '' }],
    ['password', { password: 'x'.repeat(129) }],
    ['password', { password: ['x'] }],
    ['rememberMe', { rememberMe: 'yes' }],
  ])('refuses a wrong %s: %j', async (field, change) => {
    const body = { email: zoe.email, password: PASSWORD, ...change };
    const reply = await platform().visitor().call(login, { body });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ error: 'invalid_input', field });
  });

  it('twice at the same moment makes two sessions', async () => {
    await Promise.all([signIn(), signIn()]);
    const stored = await platform().connection.database.select().from(sessions);
    expect(new Set(stored.map(({ token }) => token)).size).toBe(3);
  });
});

describe('the session cookie', () => {
  it('ends with the browser, and is out of reach of scripts and other sites', async () => {
    const { reply } = await signIn(false);
    const cookie = reply.cookies.find(({ name }) => name === 'lookglass-session');
    expect(cookie).toEqual({
      name: 'lookglass-session',
      value: expect.any(String),
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
    });
  });

  it('outlives the browser with Remember me', async () => {
    const { reply } = await signIn(true);
    expect(reply.cookies[0]).toMatchObject({ name: 'lookglass-session', maxAge: MONTH_S });
  });

  it('that nobody signed opens nothing', async () => {
    const [stored] = await platform().connection.database.select().from(sessions);
    const { token = '' } = stored ?? {};
    for (const value of [token, `${token}.`, `${token}.AAAA`, '%', `.${token}`, '']) {
      const headers = { cookie: `lookglass-session=${value}` };
      const reply = await platform().visitor().call(readCurrentUser, { headers });
      expect(reply.statusCode).toBe(401);
    }
  });

  it('cannot be derived from a stored session by anybody who reads the database', async () => {
    const { reply } = await signIn();
    const value = decodeURIComponent(reply.cookies[0]?.value ?? '');
    const stored = await platform().connection.database.select().from(sessions);
    expect(value).not.toBe('');
    expect(JSON.stringify(stored)).not.toContain(value);
  });
});

describe('asking who is signed in', () => {
  it('is answered 401 if nobody is', async () => {
    const reply = await platform().visitor().call(readCurrentUser);
    expect(reply.statusCode).toBe(401);
    expect(reply.json().error).toBe('signed_out');
  });

  it('tells whether there is a password', async () => {
    const { database } = platform().connection;
    await database.delete(credentials).where(eq(credentials.userId, zoe.id));
    expect((await zoe.visitor.call(readCurrentUser)).json().hasPassword).toBe(false);
  });
});

describe('signing out', () => {
  it('clears the cookie', async () => {
    const reply = await zoe.visitor.call(logout);
    expect(reply.json()).toEqual({ success: true });
    expect(reply.cookies.map(({ name, maxAge }) => [name, maxAge])).toContainEqual([
      'lookglass-session',
      0,
    ]);
    expect(await isSignedIn(zoe.visitor)).toBe(false);
  });

  it('ends the session at once for a copy of the cookie, too', async () => {
    const headers = {
      cookie: [...zoe.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    expect((await platform().visitor().call(readCurrentUser, { headers })).statusCode).toBe(200);
    await zoe.visitor.call(logout);
    expect((await platform().visitor().call(readCurrentUser, { headers })).statusCode).toBe(401);
  });

  it('leaves the account’s other sessions as they are', async () => {
    const { visitor } = await signIn();
    await zoe.visitor.call(logout);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  it('succeeds without a session, and twice', async () => {
    expect((await platform().visitor().call(logout)).json()).toEqual({ success: true });
    const { cookies } = zoe.visitor;
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    await platform().visitor().call(logout, { headers });
    expect((await platform().visitor().call(logout, { headers })).statusCode).toBe(200);
  });
});
