import type { BagItem } from '#domain/shopping/bag-item.ts';

/** A number in the form of a UUID. */
export const uuid = (place: number): string =>
  `01990a5d-ac96-774b-bcce-${String(place).padStart(12, '0')}`;

/** A product that a person might own, with a test's changes. */
export function bagItem(change: Partial<BagItem> = {}): BagItem {
  return {
    id: uuid(1),
    productId: null,
    brand: 'Saltmarsh',
    name: 'Velvet Stain',
    shade: 'Dusk Rose',
    category: 'lipstick',
    hex: '#b9586c',
    purchaseDate: '2026-03-01',
    expirationDate: '2028-03-01',
    usageCount: 0,
    price: { cents: 2400, currency: 'USD' },
    ingredients: '',
    isWishlisted: false,
    ...change,
  };
}
