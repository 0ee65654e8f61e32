import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { changePassword } from '#contracts/password.ts';
import { updateProfile } from '#contracts/profile.ts';
import { disconnectProvider, readSignInMethods } from '#contracts/sign-in-methods.ts';
import { credentials } from '#server/db/schema/accounts.ts';
import { jobs } from '#server/db/schema/jobs.ts';
import { joinAs, type Member, PASSWORD } from './support/account.ts';
import { eventually } from './support/eventually.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();

let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
});

async function connect(...providers: readonly string[]): Promise<void> {
  await platform()
    .connection.database.insert(credentials)
    .values(providers.map((providerId) => ({ userId: zoe.id, providerId, accountId: providerId })));
}

async function forgetPassword(): Promise<void> {
  await platform()
    .connection.database.delete(credentials)
    .where(and(eq(credentials.userId, zoe.id), eq(credentials.providerId, 'credential')));
}

async function methods() {
  const reply = await zoe.visitor.call(readSignInMethods);
  return readSignInMethods.reply.parse(reply.json());
}

function disconnect(provider: string) {
  return zoe.visitor.call(disconnectProvider, { params: { provider } });
}

describe('the ways to sign in', () => {
  it('are told with the providers that are connected, and no other account’s', async () => {
    const ann = await joinAs(platform());
    await connect('google', 'apple');
    expect((await methods()).providers).toEqual(['google', 'apple']);
    const other = readSignInMethods.reply.parse((await ann.visitor.call(readSignInMethods)).json());
    expect(other.providers).toEqual([]);
  });

  it('become fewer when one is disconnected, of this account alone', async () => {
    await connect('google', 'apple');
    expect((await disconnect('google')).statusCode).toBe(200);
    expect((await methods()).providers).toEqual(['apple']);
    expect((await disconnect('google')).statusCode).toBe(200);
  });

  it('are never none: the last one stays', async () => {
    await connect('google', 'apple');
    await forgetPassword();
    expect((await disconnect('google')).statusCode).toBe(200);
    const reply = await disconnect('apple');
    expect(reply.statusCode).toBe(409);
    expect(reply.json().error).toBe('last_way_in');
    expect((await methods()).providers).toEqual(['apple']);
  });

  it('are never none when two are disconnected at the same moment', async () => {
    await connect('google', 'apple');
    await forgetPassword();
    await Promise.all([disconnect('google'), disconnect('apple')]);
    expect((await methods()).providers).toHaveLength(1);
  });

  it.each(['credential', 'mirrorbook'])('cannot be taken off as %s', async (provider) => {
    expect((await disconnect(provider)).statusCode).toBe(400);
  });
});

describe('an address that waits to be confirmed', () => {
  const moved = () => `moved-${zoe.email}`;

  async function askToMove(): Promise<void> {
    const body = { firstName: 'Zoe', lastName: 'Ray', email: moved(), password: PASSWORD };
    expect((await zoe.visitor.call(updateProfile, { body })).statusCode).toBe(200);
  }

  async function change(): Promise<void> {
    const NEW = 'Violet-after-rain-9';
    const body = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
    expect((await zoe.visitor.call(changePassword, { body })).statusCode).toBe(200);
  }

  it('is told', async () => {
    expect((await methods()).pendingEmail).toBeNull();
    await askToMove();
    await eventually(async () => {
      expect((await methods()).pendingEmail).toBe(moved());
    });
  });

  it('is dropped by a new password', async () => {
    await askToMove();
    await eventually(async () => {
      expect((await methods()).pendingEmail).toBe(moved());
    });
    await change();
    expect((await methods()).pendingEmail).toBeNull();
  });

  it('is dropped before it was even checked', async () => {
    const { database } = platform().connection;
    const payload = { userId: zoe.id, email: moved() };
    const dueAt = new Date('2099-01-01T00:00:00Z');
    await database.insert(jobs).values({ name: 'new-email', payload, userId: zoe.id, dueAt });
    await change();
    const left = await database.select().from(jobs).where(eq(jobs.name, 'new-email'));
    expect(left).toEqual([]);
  });
});
