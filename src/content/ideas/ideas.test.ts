import { describe, expect, it } from 'vitest';
import { sameMakeup } from '#domain/makeup/look-equality.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { EFFECT_TONES } from '#domain/transformation/tone.ts';
import { IDEA_AUDIENCES, IDEA_SEASONS, IDEA_STYLES } from './idea.ts';
import { IDEAS } from './ideas.ts';

const ALL_LOOKS = IDEAS.flatMap(({ looks }) => EFFECT_TONES.map((tone) => looks[tone]));

describe('the ideas', () => {
  it('are forty, ten for each season, no two of one name', () => {
    expect(IDEAS).toHaveLength(40);
    for (const season of IDEA_SEASONS) {
      expect(IDEAS.filter((idea) => idea.season === season)).toHaveLength(10);
    }
    expect(new Set(IDEAS.map(({ id }) => id)).size).toBe(40);
    expect(new Set(IDEAS.map(({ name }) => name)).size).toBe(40);
  });

  it('leave no two choices of a filter without any', () => {
    for (const style of IDEA_STYLES) {
      for (const season of IDEA_SEASONS) {
        expect(IDEAS.filter((idea) => idea.style === style && idea.season === season)).toHaveLength(
          2,
        );
      }
      for (const audience of IDEA_AUDIENCES) {
        expect(IDEAS.some((idea) => idea.style === style && idea.audience === audience)).toBe(true);
      }
    }
  });

  it('are whole looks, no two alike', () => {
    for (const look of ALL_LOOKS) expect(parseLook(look)).toEqual({ ok: true, value: look });
    for (const [place, look] of ALL_LOOKS.entries()) {
      expect(ALL_LOOKS.findIndex((other) => sameMakeup(other, look))).toBe(place);
    }
  });

  it('put more pigment on deeper skin, and never a pale one', () => {
    for (const { looks } of IDEAS) {
      for (const product of ['lipstick', 'blush', 'eyeshadow'] as const) {
        const worn = EFFECT_TONES.map((tone) => looks[tone][product].opacity);
        expect(worn).toEqual(worn.toSorted((one, other) => one - other));
      }
      expect(lightness(looks.deep.lipstick.color)).toBeLessThan(0.5);
      expect(lightness(looks.deep.blush.color)).toBeLessThan(0.6);
    }
  });

  it('let the eyes or the lips speak, never both at full strength but for an evening of glamour', () => {
    const loud = IDEAS.filter(({ style, looks: { light } }) => {
      return style !== 'glam' && light.lipstick.opacity >= 70 && light.eyeshadow.opacity >= 50;
    });
    expect(loud.map(({ name }) => name)).toEqual([]);
  });
});

/** The mean of the channels, in [0, 1]. */
function lightness(hex: string): number {
  const channels = [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16));
  return channels.reduce((sum, channel) => sum + channel, 0) / (3 * 255);
}
