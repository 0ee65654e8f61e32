import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksLikeCardNumber } from './card-number-in-text.ts';

const NUMBERS = [
  '4242424242424242',
  '5555555555554444',
  '378282246310005',
  '6011111111111117',
  '2223003122003222',
];
const SEPARATORS = ['', ' ', '-', '.'];

describe('the number of a card', () => {
  test('is found wherever it stands, and however it is grouped', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NUMBERS),
        fc.constantFrom(...SEPARATORS),
        fc.string(),
        fc.string(),
        (number, separator, before, after) => {
          const grouped = number.replaceAll(/(\d{4})(?=\d)/g, `$1${separator}`);
          expect(looksLikeCardNumber(`${before} x${grouped}x ${after}`)).toBe(true);
        },
      ),
    );
  });

  test.each([
    '2026-11-21T12:42:00Z',
    'pi_4242424242424242abcdef01',
    '4242',
    '1795265608771',
    'lookglass_monthly_1999',
    '4242424242424241',
    'someone-1764000000002@example.test',
  ])('is not %s', (text) => {
    expect(looksLikeCardNumber(text)).toBe(false);
  });

  test('is not a UUID', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        expect(looksLikeCardNumber(uuid)).toBe(false);
        expect(looksLikeCardNumber(`order_${uuid}-refund`)).toBe(false);
      }),
    );
  });

  test('is not an id or secret of the provider, even one of digits alone', () => {
    const random = (length: number) =>
      fc.string({
        unit: fc.constantFrom(...'0123456789abcdef44444444'.split('')),
        minLength: length,
        maxLength: length,
      });
    fc.assert(
      fc.property(random(24), random(32), (id, secret) => {
        expect(looksLikeCardNumber(`cus_${id}`)).toBe(false);
        expect(looksLikeCardNumber(`pi_${id}_secret_${secret}`)).toBe(false);
      }),
      { numRuns: 5000 },
    );
  });
});
