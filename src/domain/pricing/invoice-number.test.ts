import fc from 'fast-check';
import { expect, it } from 'vitest';
import { invoiceNumber } from './invoice-number.ts';

it('names the year and the place in it', () => {
  expect(invoiceNumber(2026, 123)).toBe('LG-2026-000123');
});

it('continues after a million', () => {
  expect(invoiceNumber(2026, 1_000_000)).toBe('LG-2026-1000000');
});

it('is different for every invoice', () => {
  const place = fc.record({ year: fc.integer({ min: 2026, max: 2100 }), sequence: fc.nat() });
  fc.assert(
    fc.property(place, place, (one, other) => {
      const isSame = one.year === other.year && one.sequence === other.sequence;
      const [first, second] = [one, other].map(({ year, sequence }) =>
        invoiceNumber(year, sequence),
      );
      expect(first === second).toBe(isSame);
    }),
  );
});
