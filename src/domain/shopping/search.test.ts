import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsQuery } from './search.ts';

describe('a search', () => {
  it('finds words by their beginnings', () => {
    expect(wordsQuery('  Velvet st')).toBe('velvet:* & st:*');
  });

  it('is none without words', () => {
    expect(wordsQuery(' -- ')).toBeNull();
  });

  it('gives no sign that was typed a meaning', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        expect(wordsQuery(text) ?? 'a:*').toMatch(/^[\p{L}\p{N}]+:\*(?: & [\p{L}\p{N}]+:\*)*$/u);
      }),
    );
  });
});
