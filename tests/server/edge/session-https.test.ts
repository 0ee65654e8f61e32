import { describe, expect, it } from 'vitest';
import { readCurrentUser } from '#contracts/current-user.ts';
import { login, logout } from '#contracts/session.ts';
import { signUp } from '#contracts/sign-up.ts';
import { PASSWORD } from '#tests/server/support/account.ts';
import { usePlatform } from '#tests/server/support/platform.ts';
import { Visitor } from '#tests/server/support/visitor.ts';

const SITE = 'https://mirror.example.com';
const platform = usePlatform({ PUBLIC_ORIGIN: SITE });
const ACCOUNT = {
  fullName: 'Zoe Ray',
  email: 'zoe@example.com',
  password: PASSWORD,
  confirmPassword: PASSWORD,
};

/** The attributes that a browser asks of a cookie whose name starts with `__Host-`. */
const HOST_ONLY = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' };

async function join(): Promise<{ visitor: Visitor; cookies: readonly object[] }> {
  const visitor = new Visitor(platform().app, SITE);
  const reply = await visitor.call(signUp, { body: ACCOUNT });
  expect(reply.statusCode).toBe(201);
  return { visitor, cookies: reply.cookies };
}

describe('over https', () => {
  it('the session cookie belongs to this host alone', async () => {
    const { cookies, visitor } = await join();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatchObject({ name: '__Host-lookglass-session', ...HOST_ONLY });
    expect(cookies[0]).not.toHaveProperty('domain');
    expect((await visitor.call(readCurrentUser)).statusCode).toBe(200);
  });

  it('so does every cookie of a sign-in without Remember me, and none of them stays', async () => {
    await join();
    const { email, password } = ACCOUNT;
    const reply = await new Visitor(platform().app, SITE).call(login, {
      body: { email, password },
    });
    expect(reply.cookies.length).toBeGreaterThan(0);
    for (const cookie of reply.cookies) {
      expect(cookie).toMatchObject({ name: expect.stringMatching(/^__Host-/), ...HOST_ONLY });
      expect(cookie).not.toHaveProperty('domain');
      expect(cookie).not.toHaveProperty('maxAge');
    }
  });

  it('a prolonged cookie keeps its attributes', async () => {
    const { visitor } = await join();
    platform().advance(2 * 3_600_000);
    const reply = await visitor.call(readCurrentUser);
    expect(reply.cookies[0]).toMatchObject({ name: '__Host-lookglass-session', ...HOST_ONLY });
  });

  it('signing out clears it as the browser knows it', async () => {
    const { visitor } = await join();
    const cleared = (await visitor.call(logout)).cookies.filter(({ maxAge }) => maxAge === 0);
    expect(cleared).toContainEqual(
      expect.objectContaining({ name: '__Host-lookglass-session', ...HOST_ONLY }),
    );
  });

  it('the cookie of plain http opens nothing', async () => {
    const { visitor } = await join();
    const value = visitor.cookies.get('__Host-lookglass-session');
    const headers = { cookie: `lookglass-session=${value}` };
    const reply = await new Visitor(platform().app, SITE).call(readCurrentUser, { headers });
    expect(reply.statusCode).toBe(401);
  });
});
