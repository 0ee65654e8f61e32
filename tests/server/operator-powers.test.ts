import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { disableMaintenance } from '#contracts/maintenance.ts';
import { signUp } from '#contracts/sign-up.ts';
import { confirmTotp, disableTotp, startTotp } from '#contracts/totp.ts';
import { users } from '#server/db/schema/accounts.ts';
import { codeOf } from './support/authenticator.ts';
import { type Platform, usePlatform } from './support/platform.ts';
import type { Visitor } from './support/visitor.ts';

const strict = usePlatform({ OPERATOR_TOTP: 'required' });
const lenient = usePlatform();

const PASSWORD = 'a Mirror of brass 7';

async function member(platform: Platform, role: 'user' | 'operator'): Promise<Visitor> {
  const visitor = platform.visitor();
  const email = 'ann@example.com';
  const body = { fullName: 'Ann Lee', email, password: PASSWORD, confirmPassword: PASSWORD };
  await visitor.call(signUp, { body });
  await platform.connection.database.update(users).set({ role }).where(eq(users.email, email));
  return visitor;
}

async function outcome(visitor: Visitor): Promise<string> {
  const answer = await visitor.call(disableMaintenance, { body: {} });
  return answer.statusCode === 200 ? 'done' : answer.json().error;
}

describe("an operator's power", () => {
  it('is not that of an ordinary account', async () => {
    expect(await outcome(await member(lenient(), 'user'))).toBe('forbidden');
  });

  it('comes with the role alone if no second factor is asked for', async () => {
    expect(await outcome(await member(lenient(), 'operator'))).toBe('done');
  });

  it('waits for the authenticator app if one is asked for, and ends with it', async () => {
    const visitor = await member(strict(), 'operator');
    expect(await outcome(visitor)).toBe('totp_required');

    const { secret } = (await visitor.call(startTotp, { body: { password: PASSWORD } })).json();
    expect(await outcome(visitor)).toBe('totp_required');

    await visitor.call(confirmTotp, { body: { code: codeOf(secret) } });
    expect(await outcome(visitor)).toBe('done');

    await visitor.call(disableTotp, { body: { password: PASSWORD } });
    expect(await outcome(visitor)).toBe('totp_required');
  });

  it('is nothing that an ordinary account gets with an authenticator app', async () => {
    const visitor = await member(strict(), 'user');
    const { secret } = (await visitor.call(startTotp, { body: { password: PASSWORD } })).json();
    await visitor.call(confirmTotp, { body: { code: codeOf(secret) } });
    expect(await outcome(visitor)).toBe('forbidden');
  });
});
