import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  disableMaintenance,
  enableMaintenance,
  readMaintenance,
  toggleMaintenance,
} from '#contracts/maintenance.ts';
import { listLooks } from '#contracts/makeup-looks.ts';
import { readCurrentUser } from '#contracts/current-user.ts';
import { login } from '#contracts/session.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { joinAs, type Member, PASSWORD } from './support/account.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();
let operator: Member;
let member: Member;
beforeEach(async () => {
  operator = await joinAs(platform(), 'operator');
  member = await joinAs(platform());
});
afterEach(async () => {
  // What the process remembers outlives the tables, which are emptied after each test.
  await operator.visitor.call(disableMaintenance, { body: {} });
});

async function status(): Promise<unknown> {
  return (await platform().visitor().call(readMaintenance)).json();
}

async function switchOn(): Promise<void> {
  await operator.visitor.call(enableMaintenance, { body: {} });
}

function audit() {
  return platform()
    .connection.database.select()
    .from(auditEntries)
    .orderBy(asc(auditEntries.happenedAt), asc(auditEntries.id));
}

describe('the maintenance switch', () => {
  it('is off to begin with', async () => {
    expect(await status()).toEqual({ maintenance: false });
  });

  it('is switched on and off, and counts at once', async () => {
    await switchOn();
    expect(await status()).toEqual({ maintenance: true });
    const reply = await operator.visitor.call(disableMaintenance, { body: {} });
    expect(reply.json()).toEqual({ maintenance: false });
    expect(await status()).toEqual({ maintenance: false });
  });

  it('toggles', async () => {
    expect((await operator.visitor.call(toggleMaintenance)).json()).toEqual({ maintenance: true });
    expect((await operator.visitor.call(toggleMaintenance)).json()).toEqual({ maintenance: false });
  });

  it('toggles as often as it is toggled, even at the same time', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => operator.visitor.call(toggleMaintenance)),
    );
    const states = replies.map((reply) => reply.json().maintenance);
    expect(states.filter((isOn) => isOn === true)).toHaveLength(3);
    expect(await status()).toEqual({ maintenance: true });
    expect(await audit()).toHaveLength(5);
  });

  it('notes who switched it, and nothing if nothing changed', async () => {
    await switchOn();
    await operator.visitor.call(enableMaintenance, { body: {} });
    await operator.visitor.call(toggleMaintenance);
    expect((await audit()).map(({ actor, action }) => [actor, action])).toEqual([
      [operator.id, 'maintenance_enabled'],
      [operator.id, 'maintenance_disabled'],
    ]);
  });

  it.each([toggleMaintenance, enableMaintenance, disableMaintenance])(
    'is for operators alone: $path',
    async (contract) => {
      const refused = await member.visitor.call(contract, { body: {} });
      expect(refused.statusCode).toBe(403);
      expect(refused.json().error).toBe('forbidden');
      expect((await platform().visitor().call(contract, { body: {} })).statusCode).toBe(401);
      expect(await status()).toEqual({ maintenance: false });
    },
  );
});

describe('under maintenance', () => {
  it('operators go on working', async () => {
    await switchOn();
    expect((await operator.visitor.call(listLooks)).statusCode).toBe(200);
  });

  it('people can still sign in, and are asked to wait all the same', async () => {
    const { email } = member;
    await switchOn();
    const visitor = platform().visitor();
    const signedIn = await visitor.call(login, { body: { email, password: PASSWORD } });
    expect(signedIn.statusCode).toBe(200);
    expect((await visitor.call(readCurrentUser)).json()).toMatchObject({ email });
    expect((await visitor.call(listLooks)).statusCode).toBe(503);
  });

  it('everything is back when it is over', async () => {
    await switchOn();
    await operator.visitor.call(toggleMaintenance);
    expect((await member.visitor.call(listLooks)).statusCode).toBe(200);
  });
});
