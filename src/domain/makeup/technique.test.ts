import { describe, expect, it } from 'vitest';
import { BLENDED_PRODUCTS, DEFAULT_LOOK } from './look.ts';
import { applyPatch } from './patch.ts';
import { isWornBy, normalBlending, techniquePatch, type Technique } from './technique.ts';

const LINER: Technique = { range: [90, 100], blend: 'overlay' };
const BUILD: Technique = { range: [10, 30], blend: 'normal' };

describe('a technique', () => {
  it('puts five products at the middle of its range, by its blend mode, and leaves the foundation alone', () => {
    const worn = applyPatch(DEFAULT_LOOK, techniquePatch(LINER, BLENDED_PRODUCTS));
    for (const product of BLENDED_PRODUCTS)
      expect(worn[product]).toMatchObject({ opacity: 95, blend: 'overlay' });
    expect(worn.foundation).toBe(DEFAULT_LOOK.foundation);
    expect(isWornBy(worn, LINER, BLENDED_PRODUCTS)).toBe(true);
  });

  it('can be put on one product, and no other changes', () => {
    const worn = applyPatch(DEFAULT_LOOK, techniquePatch(LINER, ['eyeliner']));
    expect(worn).toEqual({
      ...DEFAULT_LOOK,
      v: 2,
      eyeliner: { color: '#000000', opacity: 95, blend: 'overlay' },
    });
    expect(isWornBy(worn, LINER, BLENDED_PRODUCTS)).toBe(false);
  });

  it('that blends normally takes another blend mode off', () => {
    const overlaid = applyPatch(DEFAULT_LOOK, techniquePatch(LINER, ['blush']));
    const built = applyPatch(overlaid, techniquePatch(BUILD, ['blush']));
    expect(built.blush).toEqual({ color: '#fda4af', opacity: 20 });
    expect(isWornBy(built, BUILD, ['blush'])).toBe(true);
  });
});

describe('normal blending', () => {
  it('is brought back for all that blend otherwise, with their opacities', () => {
    const overlaid = applyPatch(DEFAULT_LOOK, techniquePatch(LINER, ['blush', 'mascara']));
    const normal = applyPatch(overlaid, normalBlending(overlaid)!);
    expect(normal.v).toBe(1);
    expect([normal.blush, normal.mascara]).toEqual([
      { color: '#fda4af', opacity: 95 },
      { opacity: 95 },
    ]);
  });

  it('changes nothing where everything blends normally already', () => {
    expect(normalBlending(DEFAULT_LOOK)).toBeNull();
  });
});
