import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  digitsOf,
  formatExpiry,
  groupDigits,
  isCardNumber,
  isExpired,
  isSecurityCode,
  readExpiry,
} from './card.ts';

const NUMBERS = ['4242424242424242', '5555555555554444', '4000002500003155', '378282246310005'];
const now = new Date(2026, 10, 21);

describe('the number of a card', () => {
  it.each(NUMBERS)('can be %s', (number) => {
    expect(isCardNumber(number)).toBe(true);
  });

  it.each(['', '0', '4242424242424241', '4242 4242 4242 4242', '42424242424', '4'.repeat(20)])(
    'cannot be "%s"',
    (number) => {
      expect(isCardNumber(number)).toBe(false);
    },
  );

  it('is no longer one when any digit of it is changed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NUMBERS),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (number, place, by) => {
          const index = place % number.length;
          const other = String((Number(number[index]) + by) % 10);
          expect(isCardNumber(number.slice(0, index) + other + number.slice(index + 1))).toBe(
            false,
          );
        },
      ),
    );
  });

  it('is shown in groups of four, which change no digit', () => {
    expect(groupDigits('4242424242424242')).toBe('4242 4242 4242 4242');
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
        expect(digitsOf(groupDigits(digits))).toBe(digits);
      }),
    );
  });
});

describe('the expiry of a card', () => {
  it.each([
    ['12/27', { month: 12, year: 2027 }],
    ['1 / 28', { month: 1, year: 2028 }],
    ['0130', { month: 1, year: 2030 }],
    ['04/2031', { month: 4, year: 2031 }],
  ])('is read from "%s"', (text, expiry) => {
    expect(readExpiry(text)).toEqual(expiry);
  });

  it.each(['', '13/27', '00/27', '1/2', 'May 27', '12/27/01'])('is not read from "%s"', (text) => {
    expect(readExpiry(text)).toBeNull();
  });

  it('is past when its month is over, and not before', () => {
    expect(isExpired({ month: 11, year: 2026 }, now)).toBe(false);
    expect(isExpired({ month: 10, year: 2026 }, now)).toBe(true);
    expect(isExpired({ month: 1, year: 2027 }, now)).toBe(false);
    expect(isExpired({ month: 12, year: 2025 }, now)).toBe(true);
  });

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['122', '12/2'],
    ['1227', '12/27'],
    ['9', '09'],
    ['12/27', '12/27'],
    ['122799', '12/27'],
  ])('is written from "%s" as "%s"', (typed, written) => {
    expect(formatExpiry(typed)).toBe(written);
  });
});

describe('the security code of a card', () => {
  it('has three or four digits', () => {
    expect(['123', '1234'].every(isSecurityCode)).toBe(true);
    expect(['12', '12345', 'abc', '12 3', ''].some(isSecurityCode)).toBe(false);
  });
});
