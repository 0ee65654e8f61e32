import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readSaleLine } from './sale-line.ts';

const LINE = {
  id: 'A-1',
  day: '2026-11-20',
  product: '77',
  amount: '24.00 USD',
  commission: '1.92 USD',
};

describe('a line of what a shop sold', () => {
  it('is an order with its day, its product, its amount and the commission', () => {
    expect(readSaleLine(LINE)).toEqual({
      kind: 'sale',
      sale: {
        order: 'A-1',
        day: '2026-11-20',
        key: '77',
        currency: 'USD',
        amount: 2400,
        commission: 192,
      },
    });
  });

  it('may leave the product and the commission out, and have a time behind the day', () => {
    const line = { id: 'A-1', day: '2026-11-20T09:30:00Z', amount: 'USD 24' };
    expect(readSaleLine(line)).toMatchObject({
      sale: { day: '2026-11-20', key: null, commission: null },
    });
  });

  it('is nothing once it was sent back', () => {
    const line = { ...LINE, amount: '0 USD', commission: '0 USD' };
    expect(readSaleLine(line)).toMatchObject({ sale: { amount: 0, commission: 0 } });
  });

  test.each([
    ['no number', { id: ' ' }, 'no-id'],
    ['a day that there is none of', { day: '2026-02-30' }, 'bad-day'],
    ['a day written otherwise', { day: '20.11.2026' }, 'bad-day'],
    ['an amount without a currency', { amount: '24.00' }, 'bad-amount'],
    ['an amount below 0', { amount: '-24.00 USD' }, 'bad-amount'],
    ['a commission in another currency', { commission: '1.92 EUR' }, 'bad-commission'],
    ['a commission above the amount', { commission: '25.00 USD' }, 'bad-commission'],
    ['a commission that is no amount', { commission: '8%' }, 'bad-commission'],
  ])('is refused with %s', (_what, change, reason) => {
    expect(readSaleLine({ ...LINE, ...change })).toEqual({ kind: 'refused', reason });
  });

  it('never throws, whatever stands in it', () => {
    const field = fc.constantFrom('id', 'day', 'product', 'amount', 'commission');
    fc.assert(
      fc.property(fc.dictionary(field, fc.string()), (change) => {
        expect(['sale', 'refused']).toContain(readSaleLine({ ...LINE, ...change }).kind);
      }),
    );
  });
});
