import { describe, expect, it } from 'vitest';
import { isAppPage, isServersWord } from './offline-policy.ts';

describe('what works without a network', () => {
  it.each(['/', '/app', '/login', '/my-saved-looks', '/contact-support'])(
    'is the app itself at %s',
    (path) => {
      expect(isAppPage(path)).toBe(true);
    },
  );

  it.each([
    '/landing',
    '/beauty-tips-blog',
    '/subscribe',
    '/api/health',
    '/feed.xml',
    '/no-such-page',
    '/index.html',
  ])('is not %s', (path) => {
    expect(isAppPage(path)).toBe(false);
  });

  it.each([200, 304, 404, 500, 503])('gives way to what the server says with %i', (status) => {
    expect(isServersWord(status)).toBe(true);
  });

  it.each([502, 504])('stands in where a gateway says %i', (status) => {
    expect(isServersWord(status)).toBe(false);
  });
});
