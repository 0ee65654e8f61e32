import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCurrentUser } from '#contracts/current-user.ts';
import { login } from '#contracts/session.ts';
import { sessions, users } from '#server/db/schema/accounts.ts';
import { joinAs, type Member, PASSWORD } from './support/account.ts';
import { startPlatform } from './support/platform.ts';
import type { Visitor } from './support/visitor.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONTH_S = 30 * 86_400;

/**
 * A server for each test: its clock cannot be set back, and sessions begin at the time of the computer's
 * own clock.
 */
let platform: Awaited<ReturnType<typeof startPlatform>>;
let zoe: Member;
beforeEach(async () => {
  platform = await startPlatform();
  zoe = await joinAs(platform);
});
afterEach(async () => platform.stop());

async function signIn(rememberMe: boolean) {
  const visitor = platform.visitor();
  const body = { email: zoe.email, password: PASSWORD, rememberMe };
  const reply = await visitor.call(login, { body });
  expect(reply.statusCode).toBe(200);
  return { visitor, reply };
}

async function isSignedIn(visitor: Visitor): Promise<boolean> {
  const { statusCode } = await visitor.call(readCurrentUser);
  expect([200, 401]).toContain(statusCode);
  return statusCode === 200;
}

describe('a session', () => {
  it('without Remember me ends a day after it was last used', async () => {
    const { visitor } = await signIn(false);
    platform.advance(23 * HOUR_MS);
    expect(await isSignedIn(visitor)).toBe(true);
    platform.advance(23 * HOUR_MS);
    expect(await isSignedIn(visitor)).toBe(true);
    platform.advance(25 * HOUR_MS);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('with Remember me ends 30 days after it was last used', async () => {
    const { visitor } = await signIn(true);
    platform.advance(29 * DAY_MS);
    expect(await isSignedIn(visitor)).toBe(true);
    platform.advance(29 * DAY_MS);
    expect(await isSignedIn(visitor)).toBe(true);
    platform.advance(31 * DAY_MS);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('in use has its cookie prolonged with Remember me alone', async () => {
    const remembered = await signIn(true);
    const short = await signIn(false);
    platform.advance(2 * HOUR_MS);
    const prolonged = await remembered.visitor.call(readCurrentUser);
    expect(prolonged.cookies).toEqual([
      { ...remembered.reply.cookies[0], maxAge: MONTH_S, value: expect.any(String) },
    ]);
    expect((await short.visitor.call(readCurrentUser)).cookies).toEqual([]);
    platform.advance(6000);
    expect((await remembered.visitor.call(readCurrentUser)).cookies).toEqual([]);
  });

  it('knows the present state of its account', async () => {
    const { database } = platform.connection;
    await database.update(users).set({ firstName: 'Zora' }).where(eq(users.id, zoe.id));
    platform.advance(6000);
    expect((await zoe.visitor.call(readCurrentUser)).json().firstName).toBe('Zora');
  });

  it('that was ended elsewhere is over within 5 seconds', async () => {
    expect(await isSignedIn(zoe.visitor)).toBe(true);
    await platform.connection.database.delete(sessions);
    platform.advance(5000);
    expect(await isSignedIn(zoe.visitor)).toBe(false);
  });
});
