import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  disableMaintenance,
  enableMaintenance,
  readMaintenance,
  toggleMaintenance,
} from '#contracts/maintenance.ts';
import { LIMITS } from '#server/services/throttles/limits.ts';
import { joinAs, type Member } from './support/account.ts';
import { usePlatform } from './support/platform.ts';

const KEY = 'open sesame, please';

const platform = usePlatform({ ADMIN_KEY: KEY });
let operator: Member;
beforeEach(async () => {
  operator = await joinAs(platform(), 'operator');
});
afterEach(async () => {
  const reply = await operator.visitor.call(readMaintenance);
  const { maintenance: isOn } = readMaintenance.reply.parse(reply.json());
  // The toggle asks for no key, which may be throttled by now.
  if (isOn) await operator.visitor.call(toggleMaintenance);
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
    for (let guess = 0; guess < LIMITS.admin_key.times; guess += 1) {
      await enable({ adminKey: `guess ${guess}` });
    }
    const reply = await enable({ adminKey: KEY });
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('can be left out and told rightly as often as one likes', async () => {
    for (let time = 0; time <= LIMITS.admin_key.times; time += 1) {
      await enable({});
      expect((await enable({ adminKey: KEY })).statusCode).toBe(200);
    }
  });

  it('is not asked for by the toggle, which only a signed-in operator sees', async () => {
    expect((await operator.visitor.call(toggleMaintenance)).statusCode).toBe(200);
  });
});
