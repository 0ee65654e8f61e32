import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSitePath } from './site-path.ts';

const HERE = 'http://localhost:3000';

describe('a path of this site', () => {
  it.each([
    '/',
    '/account-settings',
    '/?look=1&x=2#part',
    '/my-saved-looks',
    '/login?return=//elsewhere.example',
  ])('is %s', (path) => {
    expect(readSitePath(path)).toBe(path);
  });

  it('is read as browsers read it', () => {
    expect(readSitePath('/a/./b/../c?d=ü')).toBe('/a/c?d=%C3%BC');
  });

  it.each([
    ['an address', 'https://elsewhere.example/'],
    ['an address without its scheme', '//elsewhere.example/'],
    ['what browsers read as one', '/\\elsewhere.example'],
    ['what is one without its dot', '/.//elsewhere.example/x'],
    ['what is one after a step back', '/x/..//elsewhere.example'],
    ['what is one without its encoded dot', '/%2e//elsewhere.example'],
    ['what is one after an encoded step back', '/x/%2E%2e//elsewhere.example'],
    ['what is one once it is decoded', '/%2f/elsewhere.example'],
    ['what is one without its dot, once it is decoded', '/./%2F/elsewhere.example'],
    ['what is read as one, once it is decoded', '/%5Celsewhere.example'],
    ['a tab that browsers leave out', '/\t/elsewhere.example'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', ''],
    ['something endless', `/${'a'.repeat(501)}`],
  ])('is not %s', (_what, path) => {
    expect(readSitePath(path)).toBeUndefined();
  });

  it('never leads to another site, and parses to itself', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5c',
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
        const path = readSitePath(parts.join(''));
        fc.pre(path !== undefined);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(decodeURIComponent(path)).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, HERE).href).toBe(HERE + path);
        expect(readSitePath(path)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});
