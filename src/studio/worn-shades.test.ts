import { describe, expect, it } from 'vitest';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { SEASONAL_LOOKS } from '#content/seasonal-looks.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { lookName, ourLookName } from './state/worn-shades.ts';

const NAMED = [...QUICK_LOOKS, ...SEASONAL_LOOKS];

describe('the name of a look', () => {
  it.each(NAMED)('is $name while it is worn unchanged, on any foundation shade', (named) => {
    const { look, name } = named;
    expect(lookName(look)).toBe(name);
    expect(lookName({ ...look, foundation: { ...look.foundation, color: '#5b3929' } })).toBe(name);
    expect(lookName({ ...look, mascara: { opacity: 1 } })).toBe('Your look');
  });

  it('is known to others only where the look is ours', () => {
    for (const { look, name } of NAMED) expect(ourLookName(look)).toBe(name);
    expect(ourLookName(DEFAULT_LOOK)).toBeNull();
  });

  it('is different for every look', () => {
    expect(new Set(NAMED.map(({ name }) => name)).size).toBe(NAMED.length);
    expect(lookName(DEFAULT_LOOK)).toBe('Your look');
  });
});
