import { describe, expect, it } from 'vitest';
import { IS_ON_SALE, PLANS_ON_SALE } from '#domain/pricing/on-sale.ts';
import { PRICED_PLANS } from '#domain/pricing/prices.ts';
import { ConfigError, parseConfig } from './config.ts';
import { environmentSchema } from './environment.ts';
import { soldTooEarly } from './plans-on-sale.ts';

const keys = (kind: 'live' | 'test') => ({
  STRIPE_SECRET_KEY: `sk_${kind}_secret`,
  STRIPE_PUBLISHABLE_KEY: `pk_${kind}_page`,
  STRIPE_WEBHOOK_SECRET: 'whsec_signing',
});

describe('PLANS_ON_SALE', () => {
  it('is the table of the product where it is not set', () => {
    expect(parseConfig({}).plansOnSale).toEqual(PLANS_ON_SALE);
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

  it('takes no money for what is not built, whatever it says', () => {
    const isOnSale = { monthly: false, yearly: true, hourly: false };
    const sentences = (more: Readonly<Record<string, string>>) =>
      soldTooEarly(
        environmentSchema.parse({ PLANS_ON_SALE: 'monthly,yearly,hourly', ...more }),
        isOnSale,
      );
    expect(sentences(keys('live'))).toEqual([
      expect.stringContaining('must not name monthly and hourly where real cards'),
    ]);
    expect(sentences({ ...keys('live'), PLANS_ON_SALE: 'yearly' })).toEqual([]);
    for (const harmless of [keys('test'), { ...keys('live'), NODE_ENV: 'test' }, {}]) {
      expect(sentences(harmless)).toEqual([]);
    }
  });

  it('ends the start where it would', () => {
    const early = PRICED_PLANS.filter((plan) => !IS_ON_SALE[plan]);
    for (const plan of early) {
      expect(() => parseConfig({ ...keys('live'), PLANS_ON_SALE: plan })).toThrow(plan);
    }
    const sold = PLANS_ON_SALE.join(',') || 'none';
    expect(parseConfig({ ...keys('live'), PLANS_ON_SALE: sold }).plansOnSale).toEqual(
      PLANS_ON_SALE,
    );
  });
});
