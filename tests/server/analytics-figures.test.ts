import { describe, expect, it } from 'vitest';
import { readDashboard, readInsights } from '#contracts/analytics-figures.ts';
import { joinAs } from './support/account.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();

describe.each([readDashboard, readInsights])('$path', (contract) => {
  it('is for operators alone', async () => {
    const params = { days: '30' };
    expect((await platform().visitor().call(contract, { params })).statusCode).toBe(401);
    const member = await joinAs(platform());
    expect((await member.visitor.call(contract, { params })).statusCode).toBe(403);
    const operator = await joinAs(platform(), 'operator');
    expect((await operator.visitor.call(contract, { params })).statusCode).toBe(200);
  });

  it.each(['1', '31', '030', 'all'])('refuses a period of %s days', async (days) => {
    const operator = await joinAs(platform(), 'operator');
    const reply = await operator.visitor.call(contract, { params: { days } });
    expect(reply.statusCode).toBe(400);
  });
});
