import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinName, splitName } from './name.ts';

describe('a full name', () => {
  it.each([
    ['Ann Lee', 'Ann', 'Lee'],
    ['Ana María Lopez', 'Ana María', 'Lopez'],
    ['Cher', 'Cher', ''],
    ['  Ann \t Lee  ', 'Ann', 'Lee'],
    ['', '', ''],
  ])('%j is %j and %j', (fullName, firstName, lastName) => {
    expect(splitName(fullName)).toEqual({ firstName, lastName });
  });

  it('keeps every word, in any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (fullName) => {
        const words = fullName.split(/\s+/u).filter((word) => word !== '');
        expect(joinName(splitName(fullName))).toBe(words.join(' '));
      }),
    );
  });
});
