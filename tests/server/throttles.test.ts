import { beforeEach, describe, expect, it } from 'vitest';
import { login } from '#contracts/session.ts';
import { rateLimits } from '#server/db/schema/operation.ts';
import { joinAs, type Member, PASSWORD } from './support/account.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform({ TRUST_PROXY: 'loopback' });
const WRONG = 'not the Password 1';
const HERE = '203.0.113.7';
const ELSEWHERE = '198.51.100.4';

let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
});

function call(address: string, password: string, email = zoe.email) {
  const headers = { 'x-forwarded-for': address };
  return platform().visitor().call(login, { body: { email, password }, headers });
}

async function tryFrom(address: string, password: string, email = zoe.email): Promise<number> {
  return (await call(address, password, email)).statusCode;
}

async function failFrom(address: string, times: number, email = zoe.email): Promise<number[]> {
  const statuses: number[] = [];
  for (let tries = 0; tries < times; tries += 1) {
    statuses.push(await tryFrom(address, WRONG, email));
  }
  return statuses;
}

const failures = (times: number) => Array.from({ length: times }, () => 401);

describe('guessing a password', () => {
  it('ends after ten tries from one place, even with the right one', async () => {
    expect(await failFrom(HERE, 11)).toEqual([...failures(10), 429]);
    expect(await tryFrom(HERE, PASSWORD)).toBe(429);
  });

  it('is told to wait, and for how long', async () => {
    await failFrom(HERE, 10);
    const reply = await call(HERE, PASSWORD);
    expect(reply.json().error).toBe('too_many_requests');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  });

  it('locks out nobody who comes from another place', async () => {
    await failFrom(HERE, 11);
    expect(await tryFrom(ELSEWHERE, PASSWORD)).toBe(200);
  });

  it('locks nobody else out who comes from the same place', async () => {
    const other = await joinAs(platform());
    await failFrom(HERE, 11);
    expect(await tryFrom(HERE, PASSWORD, other.email)).toBe(200);
  });

  it('ends at an address without an account just the same', async () => {
    expect(await failFrom(HERE, 11, 'nobody@example.com')).toEqual([...failures(10), 429]);
  });

  it('ends for an address in upper or lower case', async () => {
    await failFrom(HERE, 10, zoe.email.toUpperCase());
    expect(await tryFrom(HERE, WRONG)).toBe(429);
  });

  it('is forgotten when the right one is given', async () => {
    await failFrom(HERE, 9);
    expect(await tryFrom(HERE, PASSWORD)).toBe(200);
    expect(await failFrom(HERE, 9)).toEqual(failures(9));
    expect(await tryFrom(HERE, PASSWORD)).toBe(200);
  });

  it('gets no more tries by asking for all of them at once', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 16 }, async () => tryFrom(HERE, WRONG)),
    );
    const answered = statuses.filter((status) => status === 401);
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.length).toBeLessThanOrEqual(10);
    // An overloaded machine may refuse some of them for that reason.
    for (const status of statuses) expect([401, 429, 503]).toContain(status);
  });

  it('counts for a whole network of IPv6 addresses', async () => {
    for (let host = 1; host <= 10; host += 1) await failFrom(`2001:db8:1:2::${host}`, 1);
    expect(await tryFrom('2001:db8:1:2:ffff::1', PASSWORD)).toBe(429);
    expect(await tryFrom('2001:db8:1:3::1', PASSWORD)).toBe(200);
  });

  it('from many places leaves each of them two tries, and the owner theirs', async () => {
    for (let place = 1; place <= 5; place += 1) {
      expect(await failFrom(`192.0.2.${place}`, 10)).toEqual(failures(10));
    }
    expect(await failFrom('192.0.2.6', 3)).toEqual([401, 401, 429]);
    expect(await tryFrom(ELSEWHERE, PASSWORD)).toBe(200);
    expect(await tryFrom(ELSEWHERE, PASSWORD)).toBe(200);
  });
});

describe('what is counted', () => {
  it('is stored without anybody’s address', async () => {
    await failFrom(HERE, 1);
    const stored = await platform().connection.database.select().from(rateLimits);
    expect(stored.length).toBeGreaterThan(2);
    const text = JSON.stringify(stored);
    expect(text).not.toContain(HERE);
    expect(text).not.toContain(zoe.email);
  });
});

describe('a clock that is set back', () => {
  it('makes nobody wait for longer than a limit lasts', async () => {
    expect(await failFrom(HERE, 11)).toEqual([...failures(10), 429]);
    // As if they had been stored a month ahead. The clock itself is left alone: the embedded engine's
    // timers go by it.
    await platform().connection.execute(
      "update rate_limits set expire = expire + interval '32 days'",
    );
    expect(await failFrom(HERE, 11)).toEqual([...failures(10), 429]);
    const reply = await call(HERE, PASSWORD);
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  });
});
