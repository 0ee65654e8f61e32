import { describe, expect, it } from 'vitest';
import { identityOf } from './identity.ts';

const PRODUCT = {
  gtin: null,
  brand: 'Éclat & Co.',
  name: 'Velvet Stain',
  shade: 'Dusk Rose',
  category: 'lipstick',
} as const;

describe('what makes a product the same at two shops', () => {
  it('is its number, whatever else they say', () => {
    const one = identityOf({ ...PRODUCT, gtin: '04006381333931' });
    expect(identityOf({ ...PRODUCT, name: 'Stain', gtin: '04006381333931' })).toBe(one);
  });

  it('is otherwise brand, name and shade, however they are written', () => {
    const other = { ...PRODUCT, brand: 'ECLAT & CO', name: 'velvet-stain  dusk rose' };
    expect(identityOf(other)).toBe(identityOf(PRODUCT));
  });

  it('differs with the shade and with the kind of product', () => {
    expect(identityOf({ ...PRODUCT, shade: 'Rose' })).not.toBe(identityOf(PRODUCT));
    expect(identityOf({ ...PRODUCT, category: 'blush' })).not.toBe(identityOf(PRODUCT));
  });

  it('stays short enough for an index, whatever letters a name is made of', () => {
    const name = '\uFDFA'.repeat(150);
    expect(identityOf({ ...PRODUCT, name }).length).toBeLessThan(600);
  });
});
