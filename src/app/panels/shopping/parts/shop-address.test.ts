import { describe, expect, it } from 'vitest';
import { readShopAddress, writeShopAddress } from './shop-address.ts';

describe('the address of the shop', () => {
  it('comes back as it was written', () => {
    const address = {
      tab: 'wishlist',
      search: { text: 'rose & co / 50%', order: 'highest-rated' },
      product: '0199',
    } as const;
    expect(readShopAddress(writeShopAddress(address))).toEqual(address);
  });

  it('has no slash in it, which would end the part', () => {
    expect(
      writeShopAddress({ tab: 'match', search: { text: 'a/b' }, product: null }),
    ).not.toContain('/');
  });

  it('leaves out what is empty', () => {
    expect(writeShopAddress({ tab: 'match', search: { text: '' }, product: null })).toBe('match');
  });

  it.each([null, '', 'nonsense', '?', 'nonsense?product='])('is the first tab for %j', (part) => {
    expect(readShopAddress(part)).toEqual({ tab: 'match', search: {}, product: null });
  });
});
