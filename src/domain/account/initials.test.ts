import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('the initials of a person', () => {
  it('are the first letters of both names, in capitals', () => {
    expect(initials('ada', 'Lovelace')).toBe('AL');
  });

  it('are one letter where there is one name', () => {
    expect(initials('Björk', '')).toBe('B');
  });

  it('keep a letter together with its accents', () => {
    expect(initials('e\u0301lodie', ' Durand')).toBe('E\u0301D');
  });

  it('are empty without a name', () => {
    expect(initials(' ', '')).toBe('');
  });
});
