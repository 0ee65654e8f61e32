import { describe, expect, it } from 'vitest';
import { loginWithError, wayBack } from './way-back.ts';

const ORIGIN = 'https://mirror.example';

describe('the way back from a provider', () => {
  it('is the path that better-auth leads to', () => {
    expect(wayBack(`${ORIGIN}/my-activity?a=1#b`, ORIGIN, 'google')).toBe('/my-activity?a=1#b');
  });

  it.each([
    'https://evil.example/x',
    `${ORIGIN}/.//evil.example/x`,
    `${ORIGIN}/x/..//evil.example`,
    `${ORIGIN}/%2e//evil.example`,
    `${ORIGIN}/./%2f/evil.example`,
    `${ORIGIN}//evil.example/x`,
    `${ORIGIN}/\\evil.example`,
  ])('is the mirror if that path is %s', (location) => {
    expect(wayBack(location, ORIGIN, 'google')).toBe('/');
  });

  it('is not passed on with an error when it leads elsewhere', () => {
    const location = `${ORIGIN}/login?${new URLSearchParams({ error: 'x', return: '/.//evil.example' })}`;
    expect(wayBack(location, ORIGIN, 'google')).toBe('/login?error=social_failed');
    expect(loginWithError('social_failed', 'google', '//evil.example')).toBe(
      '/login?error=social_failed',
    );
  });
});
