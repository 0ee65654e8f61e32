import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { anyLook } from '#tests/studio/arbitrary-look.ts';
import { isLongDead } from './public-domain.ts';
import { lookDuring, TRANSFER_STEPS } from './transfer.ts';

describe('a style on its way onto a face', () => {
  it('has six steps, one for each product', () => {
    expect(TRANSFER_STEPS.toSorted()).toEqual(PRODUCTS.toSorted());
  });

  it('is the style’s as far as it was laid, and what was worn beyond', () => {
    fc.assert(
      fc.property(anyLook, anyLook, fc.constantFrom(...TRANSFER_STEPS), (from, to, step) => {
        const look = lookDuring(from, to, step);
        for (const [place, product] of TRANSFER_STEPS.entries()) {
          const isLaid = place <= TRANSFER_STEPS.indexOf(step);
          expect(look[product]).toEqual((isLaid ? to : from)[product]);
        }
      }),
    );
  });

  it('is a look at every step, and the whole style at the last', () => {
    fc.assert(
      fc.property(anyLook, anyLook, (from, to) => {
        for (const step of TRANSFER_STEPS) {
          const look = lookDuring(from, to, step);
          expect(parseLook(look)).toEqual({ ok: true, value: look });
        }
        expect(lookDuring(from, to, 'lipstick')).toEqual(to);
      }),
    );
  });
});

describe('the work of an artist', () => {
  it('is free from the year after the seventieth since their death', () => {
    expect([1954, 1955, 1956].map((died) => isLongDead(died, 2026))).toEqual([true, true, false]);
  });
});
