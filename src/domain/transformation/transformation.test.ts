import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { anyLook } from '#tests/studio/arbitrary-look.ts';
import { PRODUCTS } from '#domain/makeup/look.ts';
import { PEOPLE, syntheticReading } from '#tests/advice/synthetic-reading.ts';
import type { FaceMeasure, FaceValue } from '#domain/analysis/face-reading.ts';
import { labOfHex } from '#domain/advice/seen-colour.ts';
import { skinOfReading } from './measured-skin.ts';
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

const SKIN_MEASURES = [
  'skin-typology-angle',
  'skin-lightness',
  'skin-yellow-blue',
  'skin-hue',
] as const;

describe('the skin of a reading', () => {
  const skin = (values: Partial<Record<FaceMeasure, number>>) =>
    skinOfReading({
      ...syntheticReading(PEOPLE[0]!),
      values: SKIN_MEASURES.flatMap((measure): readonly FaceValue[] => {
        const value = values[measure];
        const exact = { unit: '°', low: value!, high: value!, confidence: 1 } as const;
        return value === undefined ? [] : [{ measure, value, ...exact }];
      }),
    });
  const TAN = {
    'skin-typology-angle': 23,
    'skin-lightness': 61,
    'skin-yellow-blue': 26,
    'skin-hue': 58,
  };

  it('is light, medium or deep by its typology angle', () => {
    const tones = [45, 23, 0].map((angle) => skin({ ...TAN, 'skin-typology-angle': angle })?.tone);
    expect(tones).toEqual(['light', 'medium', 'deep']);
  });

  it('has the color of its lightness, yellow and hue', () => {
    const { lightness, a, b } = labOfHex(skin(TAN)!.hex);
    expect([lightness, b]).toEqual([expect.closeTo(61, 0), expect.closeTo(26, 0)]);
    expect((Math.atan2(b, a) * 180) / Math.PI).toBeCloseTo(58, 0);
  });

  it('is unknown where its hue was withheld', () => {
    const { 'skin-hue': _, ...rest } = TAN;
    expect(skin(rest)).toBeNull();
  });
});
