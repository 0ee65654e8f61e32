import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { applyPatch, productPatch } from '#domain/makeup/patch.ts';
import { atIntensity, composed } from '#domain/makeup/composition.ts';
import { changedColour } from './colour-changes.ts';

describe('a changed colour', () => {
  it.each(['lipstick', 'blush', 'eyeliner', 'foundation'] as const)('may be of %s', (product) => {
    const after = applyPatch(DEFAULT_LOOK, productPatch(product, { color: '#123456' }));
    expect(changedColour(DEFAULT_LOOK, after)).toBe(product);
  });

  it('may be a palette of the eyes', () => {
    const colors = ['#111111', '#222222', '#333333'] as const;
    const after = applyPatch(DEFAULT_LOOK, { eyeshadow: { colors } });
    expect(changedColour(DEFAULT_LOOK, after)).toBe('eyeshadow');
  });

  it('is none where only the strength or the notation changed', () => {
    const faint = atIntensity(composed(DEFAULT_LOOK), 10).look;
    const color = DEFAULT_LOOK.lipstick.color.toUpperCase();
    const shouted = applyPatch(DEFAULT_LOOK, { lipstick: { color } });
    expect(changedColour(DEFAULT_LOOK, faint)).toBeNull();
    expect(changedColour(DEFAULT_LOOK, shouted)).toBeNull();
  });

  it('is none where the whole look changed', () => {
    const lips = applyPatch(DEFAULT_LOOK, { lipstick: { color: '#123456' } });
    const both = applyPatch(lips, { blush: { color: '#123456' } });
    expect(changedColour(DEFAULT_LOOK, both)).toBeNull();
  });
});
