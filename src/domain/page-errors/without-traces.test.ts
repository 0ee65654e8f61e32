import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutTraces } from './without-traces.ts';

describe('an error without traces', () => {
  it.each([
    [
      'Failed to fetch https://mirror.example.com/reset-password?token=abc#top',
      'Failed to fetch /reset-password',
    ],
    ['No user ada.lovelace@example.com here', 'No user [email] here'],
    ["No user o'hara@example.com here", 'No user [email] here'],
    ['look 01890a5d-ac96-774b-bcce-b302099a8057 is gone', 'look [id] is gone'],
    ['blob:https://mirror.example.com/1234', '[address]'],
    ['bad token Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9v', 'bad token [token]'],
    ['call +49 30 1234567', 'call +49 30 [number]'],
  ])('%s becomes %s', (text, expected) => {
    expect(withoutTraces(text)).toBe(expected);
  });

  it('keeps the file and the line of a frame', () => {
    const frame = 'at draw (https://mirror.example.com/assets/mirror-BNz_XKqw.js:12:345)';
    expect(withoutTraces(frame)).toBe('at draw (/assets/mirror-BNz_XKqw.js:12:345)');
  });

  it('holds no email address, in any surroundings', () => {
    fc.assert(
      fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, address, after) => {
        expect(withoutTraces(`${before} ${address} ${after}`)).not.toContain(address);
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const once = withoutTraces(text);
        expect(withoutTraces(once)).toBe(once);
      }),
    );
  });
});
