import { describe, expect, it } from 'vitest';
import { orderOffers, priceParts, type ToldOffer } from './offer-order.ts';

const offer = (retailer: string, more: Partial<ToldOffer> = {}): ToldOffer => ({
  retailer,
  currency: 'USD',
  price: 1000,
  shipping: 0,
  discount: 0,
  coupon: null,
  stock: 'in-stock',
  delivery: null,
  ...more,
});
const names = (shown: ReturnType<typeof orderOffers<ToldOffer>>['compared']) =>
  shown.map((each) => `${each.offer.retailer} ${each.total}${each.isBest ? ' best' : ''}`);

describe('the offers of a product', () => {
  it('are in order of what is paid in the end, those in stock first', () => {
    const { compared } = orderOffers(
      [
        offer('gone', { price: 100, stock: 'out-of-stock' }),
        offer('shipped', { shipping: 500 }),
        offer('reduced', { price: 1200, discount: 300 }),
      ],
      'USD',
    );
    expect(names(compared)).toEqual(['reduced 900 best', 'shipped 1500', 'gone 100']);
  });

  it('are not compared across currencies', () => {
    const { compared, others } = orderOffers(
      [offer('abroad', { price: 1, currency: 'EUR' }), offer('home')],
      'USD',
    );
    expect([names(compared), names(others)]).toEqual([['home 1000 best'], ['abroad 1']]);
  });

  it('have no best one where none is in stock', () => {
    const { compared, others } = orderOffers([offer('gone', { stock: 'out-of-stock' })], null);
    expect([names(compared), others]).toEqual([['gone 1000'], []]);
  });

  it('say what a total is made of', () => {
    expect(priceParts(offer('a', { shipping: null }))).toEqual([
      ['price', 1000],
      ['no-shipping', 0],
    ]);
    expect(priceParts(offer('a', { discount: 200, coupon: 'GLOW' }))).toEqual([
      ['price', 1000],
      ['free-shipping', 0],
      ['coupon', 200],
    ]);
    expect(priceParts(offer('a', { shipping: 300, discount: 200 })).map(([part]) => part)).toEqual([
      'price',
      'shipping',
      'discount',
    ]);
  });
});
