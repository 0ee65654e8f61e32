import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyColour, anyLook } from '#tests/studio/arbitrary-look.ts';
import { DEFAULT_LOOK, PRODUCTS } from './look.ts';
import { parseLook } from './parse-look.ts';
import { applyPatch } from './patch.ts';

const anyProduct = fc.constantFrom(...PRODUCTS);

describe('applyPatch', () => {
  it('changes one product’s opacity and no other', () => {
    fc.assert(
      fc.property(
        anyLook,
        anyProduct,
        fc.integer({ min: 0, max: 100 }),
        (look, product, opacity) => {
          const patched = applyPatch(look, { kind: 'opacity', product, opacity });
          expect(patched).toEqual({ ...look, [product]: { ...look[product], opacity } });
        },
      ),
    );
  });

  it('keeps the finish when the colour changes', () => {
    const glossy = applyPatch(DEFAULT_LOOK, { kind: 'lip-finish', finish: 'gloss' });
    const red = applyPatch(glossy, { kind: 'colour', product: 'lipstick', color: '#b3203f' });
    expect(red.lipstick).toEqual({ color: '#b3203f', opacity: 70, finish: 'gloss' });
  });

  it('makes a look that can be read back, whatever the opacity asked for', () => {
    fc.assert(
      fc.property(anyLook, anyProduct, fc.integer(), (look, product, opacity) => {
        const patched = applyPatch(look, { kind: 'opacity', product, opacity });
        expect(parseLook(patched).ok).toBe(true);
      }),
    );
  });

  it('leaves the look that it was given as it was', () => {
    fc.assert(
      fc.property(anyLook, anyColour, (look, color) => {
        const before = structuredClone(look);
        applyPatch(look, { kind: 'colour', product: 'blush', color });
        applyPatch(look, { kind: 'palette', colors: [color, color, color] });
        applyPatch(look, { kind: 'eye-finish', finish: 'shimmer' });
        expect(look).toEqual(before);
      }),
    );
  });
});
