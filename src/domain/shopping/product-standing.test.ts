import { describe, expect, it } from 'vitest';
import { isFresh, standingOf } from './product-standing.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const offer = (stock: 'in-stock' | 'low-stock' | 'out-of-stock', updatedAt: string) => ({
  stock,
  updatedAt: `${updatedAt}T12:00:00Z`,
});
const standing = (...offers: readonly ReturnType<typeof offer>[]) =>
  standingOf({ isSample: false, offers }, NOW);

describe('a product on its own page', () => {
  it('is sold where a feed of the last three days has it in stock', () => {
    expect(standing(offer('in-stock', '2026-11-20'))).toBe('sold');
    expect(standing(offer('out-of-stock', '2026-11-23'), offer('low-stock', '2026-11-23'))).toBe(
      'sold',
    );
    expect(isFresh(offer('out-of-stock', '2026-11-23'), NOW)).toBe(false);
  });

  it('has an old price where the last feed that had it is older', () => {
    expect(standing(offer('in-stock', '2026-11-19'))).toBe('stale');
  });

  it('is unavailable while it was in stock within three months', () => {
    expect(standing(offer('out-of-stock', '2026-08-26'))).toBe('unavailable');
  });

  it('is gone afterwards, and where no shop ever had it', () => {
    expect(standing(offer('out-of-stock', '2026-08-24'))).toBe('gone');
    expect(standing()).toBe('gone');
  });

  it('of the sample is nothing but a sample', () => {
    expect(standingOf({ isSample: true, offers: [] }, NOW)).toBe('sample');
  });
});
