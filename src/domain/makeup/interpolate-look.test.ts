import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLook } from '#tests/studio/arbitrary-look.ts';
import { PRODUCTS, type Look } from './look.ts';
import { interpolateLook } from './interpolate-look.ts';

const opacities = (look: Look) => PRODUCTS.map((product) => look[product].opacity);

describe('interpolateLook', () => {
  it('starts at the opacities it comes from, in the colours it goes to', () => {
    fc.assert(
      fc.property(anyLook, anyLook, (from, to) => {
        const start = interpolateLook(from, to, 0);
        expect(opacities(start)).toEqual(opacities(from));
        expect(start.lipstick.color).toBe(to.lipstick.color);
        expect(start.eyeshadow.colors).toEqual(to.eyeshadow.colors);
      }),
    );
  });

  it('ends at the look it goes to', () => {
    fc.assert(
      fc.property(anyLook, anyLook, (from, to) => {
        expect(interpolateLook(from, to, 1)).toEqual(to);
      }),
    );
  });

  it('stays between both ends all the way', () => {
    fc.assert(
      fc.property(anyLook, anyLook, fc.double({ noNaN: true }), (from, to, progress) => {
        const between = interpolateLook(from, to, progress);
        for (const product of PRODUCTS) {
          const ends = [from[product].opacity, to[product].opacity];
          expect(between[product].opacity).toBeGreaterThanOrEqual(Math.min(...ends) - 1e-9);
          expect(between[product].opacity).toBeLessThanOrEqual(Math.max(...ends) + 1e-9);
        }
      }),
    );
  });
});
