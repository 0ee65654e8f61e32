import { describe, expect, it } from 'vitest';
import { BOOKING_COMMISSION_PERCENT, bookingAddress, bookingCommission } from './booking.ts';

describe('a booking', () => {
  it('earns 15% of its price', () => {
    expect(BOOKING_COMMISSION_PERCENT).toBe(15);
    expect([12_000, 15_000, 9500].map(bookingCommission)).toEqual([1800, 2250, 1425]);
  });

  it('leads to a web search for what the artist stands for', () => {
    const address = new URL(bookingAddress({ specialty: 'Bridal & soft glam' }));
    expect(address.origin).toBe('https://duckduckgo.com');
    expect(address.searchParams.get('q')).toBe('book a makeup artist Bridal & soft glam');
  });
});
