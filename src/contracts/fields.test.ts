import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jpegPicture } from './fields.ts';

const LONGEST = 200;
const isTaken = (text: string): boolean => jpegPicture(LONGEST).safeParse(text).success;
const HEAD = 'data:image/jpeg;base64,';
/** The intended pattern, written plainly; it is slow. */
const PLAIN = /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/;

describe('a picture in a body', () => {
  test('is taken as it is written by a browser', () => {
    for (const size of [1, 2, 3, 100]) {
      expect(isTaken(HEAD + Buffer.alloc(size, 255).toString('base64'))).toBe(true);
    }
  });

  test.each(['', '=', '==', 'A===', 'A=A', 'A==A', 'A-', 'A_', 'A A', 'A\n', '\nA', 'A,', 'é'])(
    'is refused when the text after the comma is %j',
    (rest) => {
      expect(isTaken(HEAD + rest)).toBe(false);
    },
  );

  test.each(['', 'AAAA', 'data:image/png;base64,AAAA', ' data:image/jpeg;base64,AAAA'])(
    'is refused when it does not begin as it should: %j',
    (text) => {
      expect(isTaken(text)).toBe(false);
    },
  );

  test('is refused where it is too long', () => {
    expect(isTaken(HEAD + 'A'.repeat(LONGEST - HEAD.length))).toBe(true);
    expect(isTaken(HEAD + 'A'.repeat(LONGEST - HEAD.length + 1))).toBe(false);
  });

  test('is taken where the plain pattern takes it', () => {
    const character = fc.constantFrom('A', '7', '+', '/', '=', '\n', '-', ' ');
    fc.assert(
      fc.property(fc.array(character, { maxLength: 6 }), (characters) => {
        const text = HEAD + characters.join('');
        expect(isTaken(text)).toBe(PLAIN.test(text));
      }),
      { numRuns: 2000 },
    );
  });
});
