import * as fc from 'fast-check';
import { differenceCiede2000 } from 'culori';
import { describe, expect, it } from 'vitest';
import { mixColours, oklchOf } from '#domain/colour/perceptual.ts';
import { anyColour, anyLook } from '#tests/studio/arbitrary-look.ts';
import { interpolateLooks } from './interpolate.ts';
import { DEFAULT_LOOK, PRODUCTS } from './look.ts';
import { parseLook } from './parse-look.ts';
import { applyPatch } from './patch.ts';

const anyShare = fc.double({ min: 0, max: 1, noNaN: true });
const difference = differenceCiede2000();

describe('a look between two looks', () => {
  it('is the first at 0 and the second at 1, and stays so beyond', () => {
    fc.assert(
      fc.property(anyLook, anyLook, (from, to) => {
        expect([0, -0.5].map((share) => interpolateLooks(from, to, share))).toEqual([from, from]);
        expect([1, 1.5].map((share) => interpolateLooks(from, to, share))).toEqual([to, to]);
      }),
    );
  });

  it('has each opacity the same share of the way', () => {
    fc.assert(
      fc.property(anyLook, anyLook, anyShare, (from, to, share) => {
        const between = interpolateLooks(from, to, share);
        for (const product of PRODUCTS) {
          const [start, end] = [from[product].opacity, to[product].opacity];
          expect(between[product].opacity).toBeCloseTo(start + (end - start) * share, 9);
        }
      }),
    );
  });

  it('is a look that can be worn, stored and sent', () => {
    fc.assert(
      fc.property(anyLook, anyLook, anyShare, (from, to, share) => {
        expect(parseLook(interpolateLooks(from, to, share)).ok).toBe(true);
      }),
    );
  });

  it('is that look itself between two that are the same', () => {
    fc.assert(
      fc.property(anyLook, anyShare, (look, share) => {
        expect(interpolateLooks(look, look, share)).toEqual(look);
      }),
    );
  });

  it('fades a product in in its own color, and out in the color that it had', () => {
    const bare = applyPatch(DEFAULT_LOOK, { lipstick: { color: '#00ff00', opacity: 0 } });
    const red = applyPatch(DEFAULT_LOOK, {
      lipstick: { color: '#b3203f', opacity: 80, finish: 'gloss' },
    });
    const quarter = { color: '#b3203f', opacity: 20, finish: 'gloss' };
    expect(interpolateLooks(bare, red, 0.25).lipstick).toEqual(quarter);
    expect(interpolateLooks(red, bare, 0.75).lipstick).toEqual(quarter);
  });

  it('changes a blend mode halfway, and is of the version that the one it has needs', () => {
    const overlay = applyPatch(DEFAULT_LOOK, { lipstick: { blend: 'overlay' } });
    const between = [0.49, 0.5].map((share) => interpolateLooks(DEFAULT_LOOK, overlay, share));
    expect(between.map(({ v, lipstick }) => [v, lipstick.blend])).toEqual([
      [1, undefined],
      [2, 'overlay'],
    ]);
  });

  it('changes the finish halfway where both are worn', () => {
    const matte = applyPatch(DEFAULT_LOOK, { eyeshadow: { finish: 'matte' } });
    const shimmer = applyPatch(DEFAULT_LOOK, { eyeshadow: { finish: 'shimmer' } });
    expect(
      [0.49, 0.5].map((share) => interpolateLooks(matte, shimmer, share).eyeshadow.finish),
    ).toEqual(['matte', 'shimmer']);
  });
});

describe('a color between two colors', () => {
  it('is the same seen from either end', () => {
    fc.assert(
      fc.property(anyColour, anyColour, anyShare, (from, to, share) => {
        const there = mixColours(from, to, share);
        const back = mixColours(to, from, 1 - share);
        expect(difference(there, back)).toBeLessThan(1);
      }),
    );
  });

  it('is as light as its place between the two', () => {
    fc.assert(
      fc.property(anyColour, anyColour, anyShare, (from, to, share) => {
        const [one, other] = [oklchOf(from)!.l, oklchOf(to)!.l];
        const lightness = oklchOf(mixColours(from, to, share))!.l;
        expect(lightness).toBeCloseTo(one + (other - one) * share, 1);
      }),
    );
  });

  it('lies near to where it lay a fiftieth of the way before', () => {
    fc.assert(
      fc.property(anyColour, anyColour, fc.integer({ min: 0, max: 49 }), (from, to, step) => {
        const here = mixColours(from, to, step / 50);
        const next = mixColours(from, to, (step + 1) / 50);
        expect(difference(here, next)).toBeLessThan(8);
      }),
    );
  });

  it('of blue and yellow is lighter than the gray that a mix in sRGB would give', () => {
    expect(oklchOf(mixColours('#0000ff', '#ffff00', 0.5))!.l).toBeGreaterThan(
      oklchOf('#808080')!.l,
    );
  });
});
