import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLook } from '#tests/studio/arbitrary-look.ts';
import { sameMakeup } from './look-equality.ts';
import { decodeLookFragment, encodeShortLookFragment } from './look-link.ts';
import { DEFAULT_LOOK, type Look, PRODUCTS } from './look.ts';
import { applyPatch } from './patch.ts';
import { decodeShortLook, encodeShortLook } from './short-look.ts';

/** A look as it comes out: opacities in whole percent. */
function rounded(look: Look): Look {
  return PRODUCTS.reduce(
    (changed, product) => ({
      ...changed,
      [product]: { ...changed[product], opacity: Math.round(changed[product].opacity) },
    }),
    look,
  );
}

describe('a short look', () => {
  it('comes out as it went in, to a whole percent', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        const out = decodeShortLook(encodeShortLook(look))!;
        expect(sameMakeup(out, rounded(look))).toBe(true);
        expect(out.foundation.color).toBe(look.foundation.color.toLowerCase());
      }),
    );
  });

  it('takes 38 characters without blend modes and 39 with, and needs no escaping', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        expect(encodeShortLook(look)).toMatch(look.v === 1 ? /^[\w-]{38}$/ : /^[\w-]{39}$/);
      }),
    );
  });

  it('is read from a link like any other', () => {
    const linked = decodeLookFragment(encodeShortLookFragment(DEFAULT_LOOK));
    expect(linked.ok && sameMakeup(linked.value, DEFAULT_LOOK)).toBe(true);
  });

  it('reads links that were shared earlier', () => {
    const printed = 'HsSJn9pK_95or8paX4cXEAAAD46NuMyeUIKgAA';
    expect(sameMakeup(decodeShortLook(printed)!, DEFAULT_LOOK)).toBe(true);
  });

  it('of version 1 is not read out of the length of version 2, nor the other way around', () => {
    const blended = applyPatch(DEFAULT_LOOK, { blush: { blend: 'screen' } });
    expect(decodeShortLook(`${encodeShortLook(DEFAULT_LOOK)}A`)).toBeNull();
    expect(decodeShortLook(encodeShortLook(blended).slice(0, 38))).toBeNull();
  });

  it.each(['', '#', 'AAAA', '%%%', 'A'.repeat(38), '_'.repeat(38), 'A'.repeat(4000)])(
    'is not made out of %j',
    (text) => {
      expect(decodeShortLook(text)).toBeNull();
      expect(decodeLookFragment(`#l=${text}`)).toEqual({ ok: false, failure: 'malformed' });
    },
  );
});
