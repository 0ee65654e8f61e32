import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameOrigin, mayWrite } from './origin-check.ts';

const OURS = 'https://mirror.example.com';
const LOCAL = 'http://localhost:3000';
const NOTHING = { origin: undefined, fetchSite: undefined, hasCookie: false };

describe('an origin', () => {
  it.each([
    'https://mirror.example.com.evil.test',
    'https://evil.test',
    'http://mirror.example.com',
    'https://mirror.example.com:444',
    'https://example.com',
    'https://mirror.example.com/',
    'null',
    '',
  ])('%j is not ours', (origin) => {
    expect(isSameOrigin(origin, OURS)).toBe(false);
  });

  it.each(['http://127.0.0.1:3000', 'http://[::1]:3000', LOCAL])(
    '%s is ours on this machine',
    (origin) => {
      expect(isSameOrigin(origin, LOCAL)).toBe(true);
    },
  );

  it.each([
    'http://localhost:3001',
    'https://localhost:3000',
    'http://127.0.0.1.evil.test:3000',
    'http://192.168.1.5:3000',
    'http://localhost:3000@evil.test',
  ])('%s is not ours on this machine', (origin) => {
    expect(isSameOrigin(origin, LOCAL)).toBe(false);
  });

  it('of this machine is not ours on a server that others reach', () => {
    expect(isSameOrigin('http://localhost', 'http://mirror.example.com')).toBe(false);
  });

  it('is never ours by accident', () => {
    fc.assert(
      fc.property(fc.webUrl(), (address) => {
        const { origin } = new URL(address);
        expect(isSameOrigin(origin, OURS)).toBe(origin === OURS);
      }),
    );
  });
});

describe('a write', () => {
  it('may come from our own pages', () => {
    expect(mayWrite({ origin: OURS, fetchSite: 'same-origin', hasCookie: true }, OURS)).toBe(true);
  });

  it('may come from a program that has nobody’s cookies', () => {
    expect(mayWrite(NOTHING, OURS)).toBe(true);
  });

  it('without an origin may not carry cookies, which only browsers have', () => {
    expect(mayWrite({ ...NOTHING, hasCookie: true }, OURS)).toBe(false);
    expect(mayWrite({ ...NOTHING, fetchSite: 'same-origin', hasCookie: true }, OURS)).toBe(false);
  });

  it.each(['cross-site', 'same-site', 'anything else'])(
    'without an origin may not come from a page that is %s',
    (fetchSite) => {
      expect(mayWrite({ ...NOTHING, fetchSite }, OURS)).toBe(false);
    },
  );

  it('may not come from elsewhere, whatever else is said', () => {
    const said = fc.record({
      fetchSite: fc.constantFrom(undefined, 'same-origin', 'none'),
      hasCookie: fc.boolean(),
    });
    fc.assert(
      fc.property(said, (rest) => {
        expect(mayWrite({ origin: 'https://evil.test', ...rest }, OURS)).toBe(false);
      }),
    );
  });
});
