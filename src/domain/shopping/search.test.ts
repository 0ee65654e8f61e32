import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWornColours, WORN_COLOURS, wordsQuery, writeWornColours } from './search.ts';

describe('a search', () => {
  it('finds words by their beginnings', () => {
    expect(wordsQuery('  Velvet st')).toBe('velvet:* & st:*');
  });

  it('is null without words', () => {
    expect(wordsQuery(' -- ')).toBeNull();
  });

  it('gives no typed character a special meaning', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        expect(wordsQuery(text) ?? 'a:*').toMatch(/^[\p{L}\p{N}]+:\*(?: & [\p{L}\p{N}]+:\*)*$/u);
      }),
    );
  });
});

describe('the worn colors of an address', () => {
  it('come back as they were written, all three of a palette', () => {
    const worn = new Map([
      ['lipstick', ['#ec4899']],
      ['eyeshadow', ['#fde68a', '#fca5a5', '#f87171']],
    ] as const);
    const text = writeWornColours(worn);
    expect(text).toBe('lipstick:ec4899,eyeshadow:fde68a,eyeshadow:fca5a5,eyeshadow:f87171');
    expect(text).toMatch(WORN_COLOURS);
    expect(readWornColours(text)).toEqual(worn);
  });

  it('leave out what is not a category', () => {
    expect(readWornColours('hats:000000').size).toBe(0);
  });
});
