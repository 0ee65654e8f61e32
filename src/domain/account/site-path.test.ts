import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSitePath } from './site-path.ts';

const HERE = 'http://localhost:3000';

describe('a path of this site', () => {
  it.each(['/', '/account-settings', '/?look=1&x=2#part', '/my-saved-looks'])('is %s', (path) => {
    expect(isSitePath(path)).toBe(true);
  });

  it.each([
    ['an address', 'https://elsewhere.example/'],
    ['an address without its scheme', '//elsewhere.example/'],
    ['what browsers read as one', '/\\elsewhere.example'],
    ['a tab that browsers leave out', '/\t/elsewhere.example'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', ''],
    ['something endless', `/${'a'.repeat(501)}`],
  ])('is not %s', (_what, path) => {
    expect(isSitePath(path)).toBe(false);
  });

  it('never leads elsewhere', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      ':',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      'a',
      'evil.example',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const path = parts.join('');
        fc.pre(isSitePath(path));
        expect(new URL(path, HERE).origin).toBe(HERE);
      }),
    );
  });
});
