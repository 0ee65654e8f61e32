import { describe, expect, it, test } from 'vitest';
import { parseAmount, writeAmount } from './money.ts';

describe('an amount in a feed', () => {
  test.each([
    ['24.00 USD', 2400, 'USD'],
    ['24 USD', 2400, 'USD'],
    ['USD 24.5', 2450, 'USD'],
    ['24,00 EUR', 2400, 'EUR'],
    ['1,299.00 USD', 129_900, 'USD'],
    ['1.299,00 EUR', 129_900, 'EUR'],
    ['1 299,00 SEK', 129_900, 'SEK'],
    ['2400 JPY', 2400, 'JPY'],
    ['2400.00 JPY', 2400, 'JPY'],
    ['1.500 KWD', 1500, 'KWD'],
    ['0 USD', 0, 'USD'],
  ])('%s is %i of %s', (text, cents, currency) => {
    expect(parseAmount(text)).toEqual({ cents, currency });
  });

  test.each([
    '',
    '24',
    '24 ABC',
    '-3 USD',
    '1e3 USD',
    '24.005 USD',
    'free',
    '2.4.5 USD',
    '99999999999 USD',
  ])('%j is not one', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it('is a whole number of cents, without rounding errors of decimal fractions', () => {
    expect(parseAmount('0.29 USD')?.cents).toBe(29);
    expect(parseAmount('1.15 USD')?.cents).toBe(115);
  });
});

describe('an amount on the page', () => {
  it.each([
    [2400, 'USD', '$24.00'],
    [123_456, 'USD', '$1,234.56'],
    [1299, 'EUR', '€12.99'],
    [1200, 'JPY', '¥1,200'],
    [5, 'XXZ', '5'],
  ])('%d %s is %s', (cents, currency, text) => {
    expect(writeAmount({ cents, currency })).toBe(text);
  });
});
