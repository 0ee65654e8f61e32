import { describe, expect, it } from 'vitest';
import { rateLook, readLookRating } from '#contracts/look-ratings.ts';
import { readCurrentUser } from '#contracts/current-user.ts';
import { login, logout } from '#contracts/session.ts';
import { joinAs, PASSWORD } from './support/account.ts';
import { startPlatform, usePlatform } from './support/platform.ts';
import type { Visitor } from './support/visitor.ts';

const platform = usePlatform();

const COOKIE = 'lookglass-guest';
const LOOK = { params: { lookId: 'romantic' } };

function rate(visitor: Visitor) {
  return visitor.call(rateLook, { ...LOOK, body: { stars: 5 } });
}

async function ownRating(visitor: Visitor) {
  return (await visitor.call(readLookRating, LOOK)).json().own;
}

describe('a guest', () => {
  it('gets no cookie before they leave something here', async () => {
    const visitor = platform().visitor();
    await visitor.call(readLookRating, LOOK);
    expect([...visitor.cookies.keys()]).toEqual([]);
  });

  it('is known by a cookie that no script reads and no other site sends', async () => {
    const reply = await rate(platform().visitor());
    const [cookie] = reply.cookies;
    expect(cookie).toMatchObject({ name: COOKIE, httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie).toHaveProperty('maxAge', 365 * 24 * 60 * 60);
  });

  it('keeps their id with everything they leave', async () => {
    const visitor = platform().visitor();
    await rate(visitor);
    expect((await rate(visitor)).cookies).toEqual([]);
    expect(await ownRating(visitor)).toBe(5);
  });

  it('cannot be impersonated with an id that we did not sign', async () => {
    const guest = platform().visitor();
    await rate(guest);
    const [id = '', signature = ''] = guest.cookies.get(COOKIE)?.split('.') ?? [];
    const other = platform().visitor();
    await rate(other);
    const [, foreign = ''] = other.cookies.get(COOKIE)?.split('.') ?? [];
    for (const forged of [
      id,
      `${id}.`,
      `${id}.${foreign}`,
      `${id}.${signature}A`,
      `x.${signature}`,
    ]) {
      const forger = platform().visitor();
      forger.cookies.set(COOKIE, forged);
      expect(await ownRating(forger)).toBeNull();
    }
  });

  it('is nobody once they have signed in: the cookie is taken back', async () => {
    const { email } = await joinAs(platform());
    const visitor = platform().visitor();
    await rate(visitor);
    await visitor.call(login, { body: { email, password: PASSWORD } });
    const reply = await visitor.call(readCurrentUser);
    expect(reply.statusCode).toBe(200);
    expect(visitor.cookies.has(COOKIE)).toBe(false);
    expect(await ownRating(visitor)).toBe(5);
  });

  it('leaves nothing behind for the next person at the browser', async () => {
    const { email } = await joinAs(platform());
    const visitor = platform().visitor();
    await rate(visitor);
    await visitor.call(login, { body: { email, password: PASSWORD } });
    await visitor.call(readCurrentUser);
    await visitor.call(logout);
    expect(await ownRating(visitor)).toBeNull();
  });

  it('is handed over once, even when many calls come at the same moment', async () => {
    const { email } = await joinAs(platform());
    const visitor = platform().visitor();
    await rate(visitor);
    await visitor.call(login, { body: { email, password: PASSWORD } });
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => visitor.call(readLookRating, LOOK)),
    );
    for (const reply of replies) {
      expect(reply.json()).toMatchObject({ average: 5, count: 1, own: 5 });
    }
  });

  it('has a cookie that only this host can set if people come over https', async () => {
    const secure = await startPlatform({ PUBLIC_ORIGIN: 'https://mirror.example.com' });
    try {
      const visitor = secure.visitor();
      const reply = await visitor.call(rateLook, {
        ...LOOK,
        body: { stars: 5 },
        headers: { origin: 'https://mirror.example.com' },
      });
      expect(reply.cookies[0]).toMatchObject({ name: `__Host-${COOKIE}`, secure: true });
    } finally {
      await secure.stop();
    }
  });
});
