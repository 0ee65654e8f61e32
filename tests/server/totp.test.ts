import { describe, expect, it } from 'vitest';
import type { Contract } from '#contracts/contract.ts';
import { readCurrentUser } from '#contracts/current-user.ts';
import { listSessions, login, loginWithTotp } from '#contracts/session.ts';
import { signUp } from '#contracts/sign-up.ts';
import { confirmTotp, disableTotp, startTotp } from '#contracts/totp.ts';
import { twoFactors } from '#server/db/schema/accounts.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { codeOf, nextCodeOf, wrongCodeFor } from './support/authenticator.ts';
import { usePlatform } from './support/platform.ts';
import type { Visitor } from './support/visitor.ts';

const platform = usePlatform();

const EMAIL = 'ann@example.com';
const PASSWORD = 'a Mirror of brass 7';

async function member(email = EMAIL): Promise<Visitor> {
  const visitor = platform().visitor();
  const body = { fullName: 'Ann Lee', email, password: PASSWORD, confirmPassword: PASSWORD };
  expect((await visitor.call(signUp, { body })).statusCode).toBe(201);
  return visitor;
}

interface Enrolment {
  readonly uri: string;
  readonly secret: string;
  readonly backupCodes: readonly string[];
}

async function enrol(visitor: Visitor): Promise<Enrolment> {
  const enrolled = await visitor.call(startTotp, { body: { password: PASSWORD } });
  expect(enrolled.statusCode).toBe(200);
  const enrolment: Enrolment = enrolled.json();
  return enrolment;
}

async function withApp(visitor: Visitor): Promise<Enrolment> {
  const enrolment = await enrol(visitor);
  const body = { code: codeOf(enrolment.secret) };
  expect((await visitor.call(confirmTotp, { body })).statusCode).toBe(200);
  return enrolment;
}

/** A sign-in in another browser, after the right password. */
async function halfWay(): Promise<Visitor> {
  const visitor = platform().visitor();
  const answer = await visitor.call(login, { body: { email: EMAIL, password: PASSWORD } });
  expect(answer.json()).toEqual({ next: 'totp' });
  return visitor;
}

async function errorOf(visitor: Visitor, contract: Contract, body: unknown): Promise<string> {
  return (await visitor.call(contract, { body })).json().error;
}

async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.call(readCurrentUser)).statusCode === 200;
}

describe('enrolling an authenticator app', () => {
  it('tells an address for the app, the secret to type and ten backup codes', async () => {
    const { uri, secret, backupCodes } = await enrol(await member());
    const url = new URL(uri);
    expect(url.protocol).toBe('otpauth:');
    expect(url.searchParams.get('issuer')).toBe('Lookglass');
    expect(url.searchParams.get('secret')).toBe(secret);
    expect(secret).toMatch(/^[A-Z2-7]{32,}=*$/);
    expect(new Set(backupCodes).size).toBe(10);
  });

  it('asks for the password', async () => {
    const visitor = await member();
    expect(await errorOf(visitor, startTotp, { password: 'not it' })).toBe('wrong_password');
    expect(await errorOf(visitor, startTotp, {})).toBe('wrong_password');
  });

  it('changes nothing at sign-in before a first code was confirmed', async () => {
    await enrol(await member());
    const answer = await platform()
      .visitor()
      .call(login, { body: { email: EMAIL, password: PASSWORD } });
    expect(answer.json().next).toBe('done');
  });

  it('refuses a wrong first code', async () => {
    const visitor = await member();
    const { secret } = await enrol(visitor);
    expect(await errorOf(visitor, confirmTotp, { code: wrongCodeFor(secret) })).toBe('wrong_code');
    expect((await visitor.call(readCurrentUser)).json().totpEnabled).toBe(false);
  });

  it('refuses to confirm an app that was never enrolled', async () => {
    expect(await errorOf(await member(), confirmTotp, { code: '123456' })).toBe('wrong_code');
  });

  it('is told at once with the account, and keeps one signed in', async () => {
    const visitor = await member();
    await withApp(visitor);
    expect((await visitor.call(readCurrentUser)).json().totpEnabled).toBe(true);
  });

  it('ends every other session, which was made without a code', async () => {
    const visitor = await member();
    const other = platform().visitor();
    await other.call(login, { body: { email: EMAIL, password: PASSWORD } });
    expect(await isSignedIn(other)).toBe(true);
    await withApp(visitor);
    expect(await isSignedIn(other)).toBe(false);
    expect((await visitor.call(listSessions)).json()).toHaveLength(1);
  });

  it('is refused a second time', async () => {
    const visitor = await member();
    await withApp(visitor);
    expect(await errorOf(visitor, startTotp, { password: PASSWORD })).toBe('already_used');
  });

  it('keeps neither the secret nor a backup code as they are', async () => {
    const { secret, backupCodes } = await enrol(await member());
    const stored = JSON.stringify(await platform().connection.database.select().from(twoFactors));
    for (const text of [secret, ...backupCodes]) expect(stored).not.toContain(text);
  });

  it('is noted in the audit', async () => {
    await withApp(await member());
    const entries = await platform().connection.database.select().from(auditEntries);
    expect(entries.map(({ action }) => action)).toEqual(['totp_enabled']);
  });
});

describe('a sign-in with an authenticator app', () => {
  it('is half done with the password, and opens nothing', async () => {
    await withApp(await member());
    expect(await isSignedIn(await halfWay())).toBe(false);
  });

  it('is completed by a code of the app', async () => {
    const { secret } = await withApp(await member());
    const visitor = await halfWay();
    const answer = await visitor.call(loginWithTotp, { body: { code: nextCodeOf(secret) } });
    expect(answer.json()).toMatchObject({ next: 'done', user: { email: EMAIL } });
    expect(await isSignedIn(visitor)).toBe(true);
  });

  it('is not completed by the code that confirmed the app', async () => {
    const enrolment = await enrol(await member());
    const elsewhere = platform().visitor();
    await elsewhere.call(login, { body: { email: EMAIL, password: PASSWORD } });
    const body = { code: codeOf(enrolment.secret) };
    expect((await elsewhere.call(confirmTotp, { body })).statusCode).toBe(200);
    const visitor = await halfWay();
    expect(await errorOf(visitor, loginWithTotp, body)).toBe('wrong_code');
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('is completed by a backup code, each of them once', async () => {
    const { backupCodes } = await withApp(await member());
    const body = { code: backupCodes[0] };
    const visitor = await halfWay();
    expect((await visitor.call(loginWithTotp, { body })).statusCode).toBe(200);
    expect(await isSignedIn(visitor)).toBe(true);
    expect(await errorOf(await halfWay(), loginWithTotp, body)).toBe('wrong_code');
  });

  it('takes a code of the app once, even when it was read off the screen', async () => {
    const { secret } = await withApp(await member());
    const body = { code: nextCodeOf(secret) };
    const owner = await halfWay();
    expect((await owner.call(loginWithTotp, { body })).statusCode).toBe(200);
    const onlooker = await halfWay();
    expect(await errorOf(onlooker, loginWithTotp, body)).toBe('wrong_code');
    expect(await isSignedIn(onlooker)).toBe(false);
    expect(await isSignedIn(owner)).toBe(true);
  });

  it('goes on after a wrong code', async () => {
    const { secret } = await withApp(await member());
    const visitor = await halfWay();
    expect(await errorOf(visitor, loginWithTotp, { code: wrongCodeFor(secret) })).toBe(
      'wrong_code',
    );
    expect(await isSignedIn(visitor)).toBe(false);
    const answer = await visitor.call(loginWithTotp, { body: { code: nextCodeOf(secret) } });
    expect(answer.statusCode).toBe(200);
  });

  it('must be restarted after five wrong codes, even for the right one', async () => {
    const { secret } = await withApp(await member());
    const visitor = await halfWay();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await visitor.call(loginWithTotp, { body: { code: wrongCodeFor(secret) } });
    }
    const code = nextCodeOf(secret);
    expect(await errorOf(visitor, loginWithTotp, { code })).toBe('signed_out');
    expect(await errorOf(visitor, loginWithTotp, { code })).toBe('signed_out');
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('is refused for a while after ten wrong codes', async () => {
    const { secret } = await withApp(await member());
    for (let round = 0; round < 2; round += 1) {
      const visitor = await halfWay();
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await visitor.call(loginWithTotp, { body: { code: wrongCodeFor(secret) } });
      }
    }
    const answer = await (
      await halfWay()
    ).call(loginWithTotp, { body: { code: nextCodeOf(secret) } });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is not completed if none was begun', async () => {
    const { secret } = await withApp(await member());
    const answer = await platform()
      .visitor()
      .call(loginWithTotp, { body: { code: nextCodeOf(secret) } });
    expect(answer.statusCode).toBe(401);
  });

  it('is not completed by the code of another signed-in person', async () => {
    await withApp(await member());
    const other = await member('zoe@example.com');
    const { secret } = await withApp(other);
    await other.call(login, { body: { email: EMAIL, password: PASSWORD } });
    expect(await errorOf(other, loginWithTotp, { code: nextCodeOf(secret) })).toBe('wrong_code');
  });
});

describe('taking an authenticator app off', () => {
  it('asks for the password, and then signs in without a code', async () => {
    const visitor = await member();
    await withApp(visitor);
    expect(await errorOf(visitor, disableTotp, { password: 'not it' })).toBe('wrong_password');
    expect(await errorOf(visitor, disableTotp, {})).toBe('wrong_password');
    expect((await visitor.call(disableTotp, { body: { password: PASSWORD } })).statusCode).toBe(
      200,
    );
    expect((await visitor.call(readCurrentUser)).json().totpEnabled).toBe(false);
    const answer = await platform()
      .visitor()
      .call(login, { body: { email: EMAIL, password: PASSWORD } });
    expect(answer.json().next).toBe('done');
  });

  it('forgets the secret and is noted in the audit', async () => {
    const visitor = await member();
    await withApp(visitor);
    await visitor.call(disableTotp, { body: { password: PASSWORD } });
    const { database } = platform().connection;
    expect(await database.select().from(twoFactors)).toEqual([]);
    const entries = await database.select().from(auditEntries);
    expect(entries.map(({ action }) => action)).toContain('totp_disabled');
  });
});

describe('wrong passwords and codes', () => {
  it('cannot be tried without limit at a browser that was left signed in', async () => {
    const visitor = await member();
    const { secret } = await enrol(visitor);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const body = { code: wrongCodeFor(secret) };
      statuses.push((await visitor.call(confirmTotp, { body })).statusCode);
    }
    expect(statuses.at(0)).toBe(400);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe.each([startTotp, confirmTotp, disableTotp])('$path', (contract) => {
  it('is for those who are signed in', async () => {
    const answer = await platform().visitor().call(contract, { body: {} });
    expect(answer.statusCode).toBe(401);
  });
});
