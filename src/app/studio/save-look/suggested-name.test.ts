import { describe, expect, it } from 'vitest';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { suggestedName } from './suggested-name.ts';

describe('the name suggested for a look', () => {
  it.each(QUICK_LOOKS.map(({ name, look }) => [name, look] as const))(
    'is %s while that quick look is worn unchanged',
    (name, look) => {
      expect(suggestedName(look)).toBe(name);
    },
  );

  it('is made of its lipstick and its palette otherwise', () => {
    expect(suggestedName(DEFAULT_LOOK)).toBe('Hot Pink & Sunset Glow');
  });

  it('is a plain one for colours that have no name', () => {
    const odd = { ...DEFAULT_LOOK, lipstick: { color: '#123456', opacity: 50 } };
    expect(suggestedName(odd)).toBe('My look');
  });
});
