import { describe, expect, it } from 'vitest';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { sameMakeup } from '#domain/makeup/look-equality.ts';
import { EFFECT_TONES } from '#domain/transformation/tone.ts';
import { SURPRISE_MILLISECONDS, TRANSFORMATION_EFFECTS } from './transformation-effects.ts';

const ALL = TRANSFORMATION_EFFECTS.flatMap(({ looks }) => EFFECT_TONES.map((tone) => looks[tone]));

describe('the effects', () => {
  it('have the ids and the durations of the specification', () => {
    expect(TRANSFORMATION_EFFECTS.map(({ id, milliseconds }) => [id, milliseconds])).toEqual([
      ['glamour-burst', 1500],
      ['ethereal-glow', 2000],
      ['electric-night', 1200],
      ['sunset-goddess', 1800],
      ['mysterious-moon', 1600],
      ['fire-queen', 1400],
    ]);
    expect(SURPRISE_MILLISECONDS).toBe(1800);
  });

  it('are whole looks, no two alike', () => {
    for (const look of ALL) expect(parseLook(look)).toEqual({ ok: true, value: look });
    for (const [place, look] of ALL.entries()) {
      expect(ALL.findIndex((other) => sameMakeup(other, look))).toBe(place);
    }
  });

  it('put more pigment on deeper skin', () => {
    for (const { looks } of TRANSFORMATION_EFFECTS) {
      for (const product of ['lipstick', 'blush', 'eyeshadow'] as const) {
        const worn = EFFECT_TONES.map((tone) => looks[tone][product].opacity);
        expect(worn).toEqual(worn.toSorted((one, other) => one - other));
      }
    }
  });
});
