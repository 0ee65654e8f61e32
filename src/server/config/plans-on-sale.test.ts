import { describe, expect, it } from 'vitest';
import { PRICED_PLANS } from '#domain/pricing/prices.ts';
import { ConfigError, parseConfig } from './config.ts';

describe('PLANS_ON_SALE', () => {
  it('is all of them if it is not set', () => {
    expect(parseConfig({}).plansOnSale).toEqual(PRICED_PLANS);
  });

  it('takes plans off sale, one or all', () => {
    expect(parseConfig({ PLANS_ON_SALE: 'none' }).plansOnSale).toEqual([]);
    expect(parseConfig({ PLANS_ON_SALE: ' hourly , monthly' }).plansOnSale).toEqual([
      'monthly',
      'hourly',
    ]);
  });

  it.each(['weekly', 'monthly,', 'none,monthly', 'monthly yearly'])(
    'refuses "%s" with a sentence',
    (text) => {
      expect(() => parseConfig({ PLANS_ON_SALE: text })).toThrow(ConfigError);
      expect(() => parseConfig({ PLANS_ON_SALE: text })).toThrow(/^PLANS_ON_SALE must be/);
    },
  );
});
