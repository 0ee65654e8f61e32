import { describe, expect, it } from 'vitest';
import { PLAN_PRICES } from '#content/plans.ts';
import { IS_ON_SALE } from '#domain/pricing/on-sale.ts';
import { PLANS_TOLD } from './plans-told.ts';

describe('what the help chat tells of the plans', () => {
  it('names the prices of the table', () => {
    for (const { price } of PLAN_PRICES) expect(PLANS_TOLD.prices).toContain(price);
  });

  it('says that a plan is not sold exactly as long as the table does not sell it', () => {
    expect(/on sale yet/.test(PLANS_TOLD.prices)).toBe(!IS_ON_SALE.monthly);
    expect(/Not yet/.test(PLANS_TOLD.buying)).toBe(!IS_ON_SALE.monthly);
    expect(/on sale yet/.test(PLANS_TOLD.hour)).toBe(!IS_ON_SALE.hourly);
  });
});
