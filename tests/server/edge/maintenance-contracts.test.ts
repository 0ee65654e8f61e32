import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Contract } from '#contracts/contract.ts';
import { disableMaintenance, enableMaintenance } from '#contracts/maintenance.ts';
import { joinAs, type Member } from '#tests/server/support/account.ts';
import { CONTRACTS } from '#tests/server/support/contracts.ts';
import { usePlatform } from '#tests/server/support/platform.ts';

const platform = usePlatform();
let operator: Member;
let member: Member;
beforeEach(async () => {
  operator = await joinAs(platform(), 'operator');
  member = await joinAs(platform());
  await operator.visitor.call(enableMaintenance, { body: {} });
});
afterEach(async () => {
  // What the process remembers outlives the tables, which are emptied after each test.
  await operator.visitor.call(disableMaintenance, { body: {} });
});

const CLOSED = CONTRACTS.filter(({ openInMaintenance }) => openInMaintenance !== true);
const OPEN = CONTRACTS.filter(({ openInMaintenance }) => openInMaintenance === true);

/** A call of any contract; only its address is sure to be right. */
function callOf(contract: Contract) {
  return {
    params: { id: '0190a5a0-0000-7000-8000-000000000000', provider: 'google' },
    ...(contract.body === undefined ? {} : { body: {} }),
  };
}

describe('under maintenance', () => {
  it.each(CLOSED)('$method $path answers 503 to people', async (contract) => {
    for (const who of [member.visitor, platform().visitor()]) {
      const reply = await who.call(contract, callOf(contract));
      expect(reply.statusCode).toBe(503);
      expect(reply.json()).toEqual({
        error: 'maintenance',
        message: 'We’re under maintenance and will be back soon.',
      });
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it.each(OPEN)('$method $path stays open', async (contract) => {
    const reply = await platform().visitor().call(contract, callOf(contract));
    expect(reply.body).not.toContain('"maintenance","');
    expect(reply.statusCode).not.toBe(503);
  });
});
