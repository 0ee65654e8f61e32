import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyColour, anyLook, anyPatch } from '#tests/studio/arbitrary-look.ts';
import { DEFAULT_LOOK, PRODUCTS } from './look.ts';
import { parseLook } from './parse-look.ts';
import {
  applyPatch,
  composePatches,
  patchedProducts,
  productPatch,
  undoPatch,
  type LookPatch,
} from './patch.ts';

const anyProduct = fc.constantFrom(...PRODUCTS);

describe('applyPatch', () => {
  it('changes one product’s opacity and no other', () => {
    fc.assert(
      fc.property(
        anyLook,
        anyProduct,
        fc.integer({ min: 0, max: 100 }),
        (look, product, opacity) => {
          const patched = applyPatch(look, productPatch(product, { opacity }));
          expect(patched).toEqual({ ...look, [product]: { ...look[product], opacity } });
        },
      ),
    );
  });

  it('keeps the finish when the colour changes', () => {
    const glossy = applyPatch(DEFAULT_LOOK, { lipstick: { finish: 'gloss' } });
    const red = applyPatch(glossy, { lipstick: { color: '#b3203f' } });
    expect(red.lipstick).toEqual({ color: '#b3203f', opacity: 70, finish: 'gloss' });
  });

  it('takes a finish off when the patch says null', () => {
    const glossy = applyPatch(DEFAULT_LOOK, { lipstick: { finish: 'gloss' } });
    expect(applyPatch(glossy, { lipstick: { finish: null } })).toEqual(DEFAULT_LOOK);
  });

  it('makes a look of version 2 with a blend mode, and of version 1 without again', () => {
    const blended = applyPatch(DEFAULT_LOOK, { eyeliner: { blend: 'overlay' } });
    expect(blended).toEqual({
      ...DEFAULT_LOOK,
      v: 2,
      eyeliner: { ...DEFAULT_LOOK.eyeliner, blend: 'overlay' },
    });
    expect(applyPatch(blended, { eyeliner: { blend: null } })).toEqual(DEFAULT_LOOK);
  });

  it('changes several products in one patch', () => {
    const patch: LookPatch = { blush: { color: '#a8466a', opacity: 20 }, mascara: { opacity: 5 } };
    expect(applyPatch(DEFAULT_LOOK, patch)).toEqual({
      ...DEFAULT_LOOK,
      blush: { color: '#a8466a', opacity: 20 },
      mascara: { opacity: 5 },
    });
    expect(patchedProducts(patch)).toEqual(['blush', 'mascara']);
  });

  it('keeps the parts that it does not name as the same objects, so that changes are found by identity', () => {
    fc.assert(
      fc.property(anyLook, anyPatch, (look, patch) => {
        const patched = applyPatch(look, patch);
        const kept = PRODUCTS.filter((product) => patched[product] === look[product]);
        const named = patchedProducts(patch);
        expect(kept).toEqual(PRODUCTS.filter((product) => !named.includes(product)));
      }),
    );
  });

  it('makes a look that can be read back, for any opacity asked for', () => {
    fc.assert(
      fc.property(anyLook, anyProduct, fc.integer(), (look, product, opacity) => {
        const patched = applyPatch(look, productPatch(product, { opacity }));
        expect(parseLook(patched).ok).toBe(true);
      }),
    );
  });

  it('leaves the look that it was given as it was', () => {
    fc.assert(
      fc.property(anyLook, anyColour, (look, color) => {
        const before = structuredClone(look);
        applyPatch(look, { blush: { color } });
        applyPatch(look, { eyeshadow: { colors: [color, color, color] } });
        applyPatch(look, { eyeshadow: { finish: 'shimmer' } });
        expect(look).toEqual(before);
      }),
    );
  });
});

describe('undoPatch', () => {
  it('brings back the look as it was before the patch', () => {
    fc.assert(
      fc.property(anyLook, anyPatch, (look, patch) => {
        const undo = undoPatch(look, patch);
        expect(applyPatch(applyPatch(look, patch), undo)).toEqual(look);
      }),
    );
  });

  it('leaves alone what was changed since and is no part of the patch', () => {
    const patch: LookPatch = { lipstick: { color: '#b3203f' } };
    const undo = undoPatch(DEFAULT_LOOK, patch);
    const since = applyPatch(applyPatch(DEFAULT_LOOK, patch), {
      lipstick: { opacity: 12 },
      blush: { opacity: 3 },
    });
    expect(applyPatch(since, undo)).toEqual({
      ...DEFAULT_LOOK,
      lipstick: { ...DEFAULT_LOOK.lipstick, opacity: 12 },
      blush: { ...DEFAULT_LOOK.blush, opacity: 3 },
    });
  });
});

describe('composePatches', () => {
  it('does in one patch what the two do one after the other', () => {
    fc.assert(
      fc.property(anyLook, anyPatch, anyPatch, (look, first, second) => {
        expect(applyPatch(look, composePatches(first, second))).toEqual(
          applyPatch(applyPatch(look, first), second),
        );
      }),
    );
  });

  it('changes nothing together with an empty patch', () => {
    fc.assert(
      fc.property(anyPatch, (patch) => {
        expect(composePatches(patch, {})).toEqual(patch);
        expect(composePatches({}, patch)).toEqual(patch);
      }),
    );
  });
});
