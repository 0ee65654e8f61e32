import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('text from outside', () => {
  it('loses its markup, also where that was escaped', () => {
    expect(plainText('<b>Dusk</b>&nbsp;Rose', 100)).toBe('Dusk Rose');
    expect(plainText('&lt;script&gt;alert(1)&lt;/script&gt;Rose', 100)).toBe('alert(1) Rose');
    expect(plainText('Rose &amp; Co. &#8217;24', 100)).toBe('Rose & Co. ’24');
  });

  it('keeps what only looks like markup', () => {
    expect(plainText('SPF < 30 and > 15', 100)).toBe('SPF < 30 and > 15');
  });

  it('is one line, without control characters or changes of the writing direction', () => {
    expect(plainText('Dusk\u0000\n\tRose\u202E', 100)).toBe('Dusk Rose');
  });

  it('is cut between characters', () => {
    expect(plainText('💄💄💄', 2)).toBe('💄💄');
  });

  it('never holds a tag, a control or more than it may, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const plain = plainText(text, 50);
        expect(plain).not.toMatch(/[\p{Cc}\u202A-\u202E]/u);
        expect(Array.from(plain).length).toBeLessThanOrEqual(50);
        expect(plainText(plain, 50)).toBe(plainText(plainText(plain, 50), 50));
      }),
    );
  });
});
