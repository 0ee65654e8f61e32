import { describe, expect, it } from 'vitest';
import {
  comparesPrices,
  isWhole,
  matchQuery,
  readMatchSearch,
  WHOLE_CATALOGUE,
  writeMatchSearch,
  type MatchSearch,
} from './match-search.ts';

const NARROW: MatchSearch = {
  text: 'velvet',
  category: 'lipstick',
  order: 'price-low-to-high',
  tone: 'tan',
  isInStock: true,
  least: 10,
  most: 40,
  currency: 'EUR',
};

describe('what is searched in Match', () => {
  it('comes back from the address as it was', () => {
    expect(readMatchSearch(writeMatchSearch(NARROW))).toEqual(NARROW);
    expect(readMatchSearch(writeMatchSearch(WHOLE_CATALOGUE))).toEqual(WHOLE_CATALOGUE);
  });

  it('leaves out what is unknown in an address', () => {
    expect(
      readMatchSearch({
        category: 'hats',
        order: 'random',
        tone: 'blue',
        least: '-3',
        most: '1e9',
      }),
    ).toEqual(WHOLE_CATALOGUE);
  });

  it('is asked in cents, or in the currency’s own smallest unit', () => {
    expect(matchQuery(NARROW, 'lipstick:b9586c')).toEqual({
      text: 'velvet',
      category: 'lipstick',
      order: 'price-low-to-high',
      tone: 'tan',
      inStock: 'true',
      least: '1000',
      most: '4000',
      currency: 'EUR',
    });
    expect(matchQuery({ ...NARROW, currency: 'JPY' }, '')).toMatchObject({
      least: '10',
      most: '40',
    });
  });

  it('compares prices where they are limited, or decide the order', () => {
    expect(comparesPrices(NARROW)).toBe(true);
    expect(comparesPrices({ ...WHOLE_CATALOGUE, most: 40 })).toBe(true);
    expect(comparesPrices({ ...WHOLE_CATALOGUE, currency: 'EUR' })).toBe(false);
  });

  it('asks for what is nearest to what is worn where the best match comes first', () => {
    expect(matchQuery({ ...WHOLE_CATALOGUE, category: 'lipstick' }, 'lipstick:b9586c')).toEqual({
      text: '',
      order: 'best-match',
      category: 'lipstick',
      near: 'lipstick:b9586c',
    });
  });

  it('is the whole catalog in any order, and no longer with a word', () => {
    expect(isWhole({ ...WHOLE_CATALOGUE, order: 'highest-rated', text: '  ' })).toBe(true);
    expect(isWhole({ ...WHOLE_CATALOGUE, text: 'rose' })).toBe(false);
    expect(isWhole({ ...WHOLE_CATALOGUE, isInStock: true })).toBe(false);
  });
});
