import { describe, expect, it } from 'vitest';
import { bestDeal, type Offer, totalOf } from './offer.ts';

const OFFER: Offer = {
  retailer: 'One',
  currency: 'USD',
  price: 2400,
  shipping: 500,
  discount: 0,
  coupon: null,
  stock: 'in-stock',
  delivery: null,
};

describe('the best deal', () => {
  it('counts shipping and what is taken off', () => {
    const cheaper = { ...OFFER, retailer: 'Two', price: 2700, shipping: 0, discount: 100 };
    expect(totalOf(cheaper)).toBe(2600);
    expect(bestDeal([OFFER, cheaper], 'USD')?.retailer).toBe('Two');
  });

  it('is in stock', () => {
    expect(bestDeal([{ ...OFFER, price: 1, stock: 'out-of-stock' }, OFFER], 'USD')).toEqual(OFFER);
    expect(bestDeal([{ ...OFFER, stock: 'out-of-stock' }], 'USD')).toBeNull();
  });

  it('is in the currency that was asked for: nothing here knows a rate', () => {
    expect(bestDeal([{ ...OFFER, currency: 'JPY', price: 300 }, OFFER], 'USD')).toEqual(OFFER);
    expect(bestDeal([OFFER], 'EUR')).toBeNull();
  });

  it('never pays anyone', () => {
    expect(totalOf({ ...OFFER, price: 0, shipping: 0, discount: 500 })).toBe(0);
  });
});
