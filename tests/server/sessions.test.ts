import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCurrentUser } from '#contracts/current-user.ts';
import { listSessions, login, revokeOtherSessions, revokeSession } from '#contracts/session.ts';
import { sessions } from '#server/db/schema/accounts.ts';
import { joinAs, type Member, PASSWORD } from './support/account.ts';
import { usePlatform } from './support/platform.ts';
import type { Visitor } from './support/visitor.ts';

const platform = usePlatform();
const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057';
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

let zoe: Member;
let phone: Visitor;
beforeEach(async () => {
  zoe = await joinAs(platform());
  phone = platform().visitor();
  const body = { email: zoe.email, password: PASSWORD };
  await phone.call(login, { body, headers: { 'user-agent': PHONE } });
});

interface Listed {
  readonly id: string;
  readonly current: boolean;
  readonly device: string;
}

async function listed(visitor: Visitor): Promise<readonly Listed[]> {
  const reply = await visitor.call(listSessions);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

async function idOf(visitor: Visitor): Promise<string> {
  return (await listed(visitor)).find(({ current }) => current)?.id ?? '';
}

function end(visitor: Visitor, id: string) {
  return visitor.call(revokeSession, { params: { id } });
}

async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.call(readCurrentUser)).statusCode === 200;
}

describe('the list of sessions', () => {
  it('tells the devices, the latest first, and which one asks', async () => {
    expect(await listed(phone)).toEqual([
      expect.objectContaining({ current: true, device: 'Chrome on Android' }),
      expect.objectContaining({ current: false, device: 'Unknown device' }),
    ]);
  });

  it('tells nothing that opens a session', async () => {
    const text = JSON.stringify(await listed(phone));
    const stored = await platform().connection.database.select().from(sessions);
    expect(stored).toHaveLength(2);
    for (const { token } of stored) expect(text).not.toContain(token);
  });

  it('holds nobody else’s', async () => {
    const other = await joinAs(platform());
    expect(await listed(other.visitor)).toHaveLength(1);
  });

  it('leaves out those that have expired', async () => {
    const { database } = platform().connection;
    const id = await idOf(phone);
    await database
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.id, id));
    expect(await listed(zoe.visitor)).toHaveLength(1);
  });

  it('is for those who are signed in', async () => {
    const reply = await platform().visitor().call(listSessions);
    expect(reply.statusCode).toBe(401);
  });
});

describe('ending a session', () => {
  it('signs that device out at once', async () => {
    expect(await isSignedIn(phone)).toBe(true);
    expect((await end(zoe.visitor, await idOf(phone))).json()).toEqual({ success: true });
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(zoe.visitor)).toBe(true);
  });

  it('may be one’s own', async () => {
    await end(phone, await idOf(phone));
    expect(await isSignedIn(phone)).toBe(false);
  });

  it('of another person is answered as if there were none', async () => {
    const other = await joinAs(platform());
    const reply = await end(other.visitor, await idOf(phone));
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toBe((await end(other.visitor, NOBODY)).body);
    expect(await isSignedIn(phone)).toBe(true);
  });

  it('twice finds nothing the second time', async () => {
    const id = await idOf(phone);
    await end(zoe.visitor, id);
    expect((await end(zoe.visitor, id)).statusCode).toBe(404);
  });

  it.each(['x', '1', "' or true --", `${NOBODY}0`])('asks for an id: %j', async (id) => {
    expect((await end(zoe.visitor, id)).statusCode).toBe(400);
  });

  it('is for those who are signed in', async () => {
    expect((await end(platform().visitor(), NOBODY)).statusCode).toBe(401);
  });
});

describe('ending all other sessions', () => {
  it('keeps the one that asks', async () => {
    const reply = await zoe.visitor.call(revokeOtherSessions);
    expect(reply.json()).toEqual({ success: true });
    expect(await isSignedIn(phone)).toBe(false);
    expect(await listed(zoe.visitor)).toHaveLength(1);
  });

  it('touches nobody else', async () => {
    const other = await joinAs(platform());
    await zoe.visitor.call(revokeOtherSessions);
    expect(await isSignedIn(other.visitor)).toBe(true);
  });

  it('is for those who are signed in', async () => {
    expect((await platform().visitor().call(revokeOtherSessions)).statusCode).toBe(401);
  });
});
