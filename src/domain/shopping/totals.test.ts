import { expect, it } from 'vitest';
import { totalsOf } from './totals.ts';

const usd = (cents: number) => ({ cents, currency: 'USD' });

it('prices of one currency are added up', () => {
  expect(totalsOf([usd(2400), usd(0), usd(1600)])).toEqual({ sums: [usd(4000)], unpriced: 0 });
});

it('prices of currencies that differ stay apart, that of the most products first', () => {
  const euros = { cents: 9000, currency: 'EUR' };
  expect(totalsOf([euros, usd(2400), usd(1600)])).toEqual({
    sums: [usd(4000), euros],
    unpriced: 0,
  });
});

it('products without a price are counted, and in no sum', () => {
  expect(totalsOf([null, usd(2400), null])).toEqual({ sums: [usd(2400)], unpriced: 2 });
  expect(totalsOf([])).toEqual({ sums: [], unpriced: 0 });
});
