import { describe, expect, it } from 'vitest';
import { HAIR_COLOURS } from '#content/hair-colours.ts';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { SEASONAL_LOOKS } from '#content/seasonal-looks.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { TRANSFORMATION_EFFECTS } from '#content/transformation-effects.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { LIBRARY_NAMES } from './state/library-names.ts';
import { lookName, ourLookName, shadeName } from './state/worn-shades.ts';

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

describe('the name of a shade', () => {
  it.each(TRANSFORMATION_EFFECTS)(
    'that $name wears is the name of the effect or a shade’s own',
    (effect) => {
      for (const look of Object.values(effect.looks)) {
        for (const product of ['lipstick', 'blush', 'eyeshadow', 'eyeliner'] as const)
          expect(shadeName(look, product, LIBRARY_NAMES)).not.toMatch(/^Custom/);
      }
      expect(shadeName(effect.looks.deep, 'lipstick', LIBRARY_NAMES)).toBe(effect.name);
    },
  );

  it.each(HAIR_COLOURS)('that goes with $name hair is called after it', (hair) => {
    const look = applyPatch(DEFAULT_LOOK, hair.recommendedMakeup);
    expect(shadeName(look, 'lipstick', LIBRARY_NAMES)).toMatch(/^For .+ Hair$/);
    expect(shadeName(look, 'eyeliner', LIBRARY_NAMES)).not.toMatch(/^Custom/);
  });
});
