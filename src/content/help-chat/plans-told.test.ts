import { describe, expect, it } from 'vitest';
import { PLAN_PRICES } from '#content/plans.ts';
import { PLANS_TOLD } from './plans-told.ts';

describe('what the help chat tells of the plans', () => {
  it('names the prices of the table', () => {
    for (const { price } of PLAN_PRICES) expect(PLANS_TOLD.prices).toContain(price);
  });
});
