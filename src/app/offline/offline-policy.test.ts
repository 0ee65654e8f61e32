import { describe, expect, it } from 'vitest';
import { isAppPage, isOfVisitorPages, isServersWord, isVisitorPage } from './offline-policy.ts';

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

  it.each([
    ['/landing', true],
    ['/beauty-tips-blog', true],
    ['/subscribe', false],
    ['/', false],
    ['/landing/more', false],
  ])('keeps a copy of %s once it was opened: %s', (path, isKept) => {
    expect(isVisitorPage(path)).toBe(isKept);
  });

  it('keeps what those pages are made of', () => {
    expect(isOfVisitorPages('/visitor/assets/bold-DUUJ9LhM.avif')).toBe(true);
    expect(isOfVisitorPages('/api/visitor/assets/')).toBe(false);
  });

  it.each([200, 304, 404, 500, 503])('gives way to what the server says with %i', (status) => {
    expect(isServersWord(status)).toBe(true);
  });

  it.each([502, 504])('stands in where a gateway says %i', (status) => {
    expect(isServersWord(status)).toBe(false);
  });
});
