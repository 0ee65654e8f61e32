import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  disableMaintenance,
  enableMaintenance,
  readMaintenance,
  toggleMaintenance,
  WRONG_ADMIN_KEYS,
} from '#contracts/maintenance.ts';
import { joinAs, type Member } from './support/account.ts';
import { usePlatform } from './support/platform.ts';

const KEY = 'open sesame, please';

const platform = usePlatform({ ADMIN_KEY: KEY });
let operator: Member;
/** Ends maintenance after each test: the other operator's keys may be throttled by then. */
let keeper: Member;
beforeEach(async () => {
  operator = await joinAs(platform(), 'operator');
  keeper = await joinAs(platform(), 'operator');
});
afterEach(async () => {
  await keeper.visitor.call(disableMaintenance, { body: { adminKey: KEY } });
});

function enable(body: { readonly adminKey?: string }) {
  return operator.visitor.call(enableMaintenance, { body });
}

describe('the admin key', () => {
  it('is asked for on top of being an operator', async () => {
    expect((await enable({ adminKey: KEY })).json()).toEqual({ maintenance: true });
    const off = await operator.visitor.call(disableMaintenance, { body: { adminKey: KEY } });
    expect(off.json()).toEqual({ maintenance: false });
  });

  it.each([[{}], [{ adminKey: '' }], [{ adminKey: 'open sesame' }], [{ adminKey: `${KEY}!` }]])(
    'is not %o',
    async (body) => {
      const reply = await enable(body);
      expect(reply.statusCode).toBe(403);
      expect(reply.json().error).toBe('wrong_admin_key');
    },
  );

  it('is of no use to anybody else', async () => {
    const { visitor } = await joinAs(platform());
    const reply = await visitor.call(enableMaintenance, { body: { adminKey: KEY } });
    expect(reply.json().error).toBe('forbidden');
  });

  it('cannot be guessed: after a few wrong ones even the right one has to wait', async () => {
    for (let guess = 0; guess < WRONG_ADMIN_KEYS.times; guess += 1) {
      await enable({ adminKey: `guess ${guess}` });
    }
    const reply = await enable({ adminKey: KEY });
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('can be left out, or given correctly, as often as one likes', async () => {
    for (let time = 0; time <= WRONG_ADMIN_KEYS.times; time += 1) {
      await enable({});
      expect((await enable({ adminKey: KEY })).statusCode).toBe(200);
    }
  });

  it('is asked for by the toggle too, on the way off as well', async () => {
    const toggle = (body?: unknown) =>
      operator.visitor.call(toggleMaintenance, body === undefined ? {} : { body });
    for (const body of [undefined, {}, { adminKey: 'open sesame' }]) {
      const reply = await toggle(body);
      expect([reply.statusCode, reply.json().error]).toEqual([403, 'wrong_admin_key']);
    }
    expect((await toggle({ adminKey: KEY })).json()).toEqual({ maintenance: true });
    expect((await toggle()).json().error).toBe('wrong_admin_key');
    expect((await operator.visitor.call(readMaintenance)).json()).toEqual({ maintenance: true });
    expect((await toggle({ adminKey: KEY })).json()).toEqual({ maintenance: false });
  });

  it('cannot be guessed at the toggle either', async () => {
    for (let guess = 0; guess < WRONG_ADMIN_KEYS.times; guess += 1) {
      const body = { adminKey: `guess ${guess}` };
      expect((await operator.visitor.call(toggleMaintenance, { body })).statusCode).toBe(403);
    }
    const body = { adminKey: KEY };
    expect((await operator.visitor.call(toggleMaintenance, { body })).statusCode).toBe(429);
    expect((await enable(body)).statusCode).toBe(429);
  });
});
