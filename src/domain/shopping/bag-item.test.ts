import { describe, expect, it } from 'vitest';
import { bagItemSchema, expirationOf, expiryOf, monthsKept } from './bag-item.ts';
import { bagItem } from '#tests/shopping/bag-items.ts';

describe('a product in the bag', () => {
  it('is kept as it was written down', () => {
    const item = bagItem({ name: ' Velvet Stain ' });
    expect(bagItemSchema.parse(item).name).toBe('Velvet Stain');
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a name of two lines', { name: 'Velvet\nStain' }],
    ['a name that turns the text round', { name: 'Velvet\u202EStain' }],
    ['a name that is too long', { name: 'x'.repeat(121) }],
    ['a category that is none', { category: 'shoes' }],
    ['a color that is none', { hex: 'url(x)' }],
    ['a day that does not exist', { purchaseDate: '2026-02-30' }],
    ['a day of another age', { expirationDate: '9999-01-01' }],
    ['uses below none', { usageCount: -1 }],
    ['a price below nothing', { price: { cents: -1, currency: 'USD' } }],
    ['a currency in small letters', { price: { cents: 1, currency: 'usd' } }],
    ['ingredients without end', { ingredients: 'x'.repeat(4001) }],
    ['an id that is none', { id: '1' }],
  ])('is refused with %s', (_what, change) => {
    expect(bagItemSchema.safeParse({ ...bagItem(), ...change }).success).toBe(false);
  });

  it('expires the given months after it was bought, on the last day of a month that is too short', () => {
    expect(expirationOf('2026-08-31', 6)).toBe('2027-02-28');
    expect(monthsKept({ purchaseDate: '2026-08-31', expirationDate: '2027-02-28' })).toBe(6);
  });

  it('is good on its last day, and expired on the next', () => {
    const item = bagItem({ expirationDate: '2026-11-23' });
    expect(expiryOf(item, '2026-11-23')).toBe('expiring-soon');
    expect(expiryOf(item, '2026-11-24')).toBe('expired');
    expect(expiryOf(item, '2026-08-22')).toBe('good');
  });
});
