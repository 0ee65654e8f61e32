import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { anyLook } from '#tests/studio/arbitrary-look.ts';
import { PRODUCTS } from '#domain/makeup/look.ts';
import { mixLooks, oneOf, pairsOf } from './choice.ts';
import { TRANSFORMATION_STEPS, transformationStep } from './steps.ts';

describe('a step of a transformation', () => {
  it('has the colors and finishes of the target from the first one on', () => {
    fc.assert(
      fc.property(anyLook, anyLook, fc.nat(TRANSFORMATION_STEPS), (from, to, step) => {
        const { lipstick, eyeshadow, blush, eyeliner } = transformationStep(from, to, step);
        expect([lipstick.color, lipstick.finish]).toEqual([to.lipstick.color, to.lipstick.finish]);
        expect([eyeshadow.colors, eyeshadow.finish]).toEqual([
          to.eyeshadow.colors,
          to.eyeshadow.finish,
        ]);
        expect([blush.color, eyeliner.color]).toEqual([to.blush.color, to.eyeliner.color]);
      }),
    );
  });

  it('has gone its share of the way with every opacity, in a straight line', () => {
    fc.assert(
      fc.property(anyLook, anyLook, fc.nat(TRANSFORMATION_STEPS), (from, to, step) => {
        const look = transformationStep(from, to, step);
        for (const product of PRODUCTS) {
          const [start, end] = [from[product].opacity, to[product].opacity];
          expect(look[product].opacity).toBeCloseTo(start + ((end - start) * step) / 20, 6);
        }
      }),
    );
  });
});

describe('chance', () => {
  it('reaches the first and the last choice, and none beyond', () => {
    const choices = ['one', 'two', 'three'];
    expect([0, 0.34, 0.999_999].map((drawn) => oneOf(choices, () => drawn))).toEqual(choices);
    expect(oneOf([], () => 0)).toBeUndefined();
  });

  it('pairs every choice with every other one, in both orders', () => {
    expect(pairsOf([1, 2, 3]).map((pair) => pair.join(''))).toEqual([
      '12',
      '13',
      '21',
      '23',
      '31',
      '32',
    ]);
  });
});

describe('a mix of two looks', () => {
  it('has the eyes of one, and lips, cheeks and base of the other', () => {
    fc.assert(
      fc.property(anyLook, anyLook, (eyes, rest) => {
        const { eyeshadow, eyeliner, mascara } = eyes;
        expect(mixLooks(eyes, rest)).toEqual({ ...rest, eyeshadow, eyeliner, mascara });
      }),
    );
  });
});
