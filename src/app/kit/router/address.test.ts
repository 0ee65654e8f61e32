import { describe, expect, it } from 'vitest';
import { addressOf, pathOf, type Way } from './address.ts';

const PRESENT = { pathname: '/login', search: '?return=%2Fmy-activity&utm=x', hash: '#top' };

describe('the address to which a way leads', () => {
  it.each<[string, Way, string]>([
    ['a page', { to: '/signup' }, '/signup'],
    [
      'a page with a query',
      { to: '/login', search: { return: '/a?b=c' } },
      '/login?return=%2Fa%3Fb%3Dc',
    ],
    [
      'a page that keeps what the address says',
      { to: '/signup', search: true },
      '/signup?return=%2Fmy-activity',
    ],
    [
      'the same page with something else in its address',
      { to: '.', search: ({ look = 'none' }) => ({ look }) },
      '/login?look=none',
    ],
    ['a section', { to: '/contact-support', hash: 'faq' }, '/contact-support#faq'],
    ['the same section', { to: '.', search: true, hash: true }, '/login?return=%2Fmy-activity#top'],
  ])('is that of %s', (_name, way, address) => {
    expect(addressOf(way, PRESENT)).toBe(address);
  });
});

it.each([
  ['/login', '/login'],
  ['/login/', '/login'],
  ['/', '/'],
  ['//', '/'],
])('takes %s for %s', (pathname, path) => {
  expect(pathOf({ pathname })).toBe(path);
});
