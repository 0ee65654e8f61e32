import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oklchOf } from '#domain/colour/perceptual.ts';
import { skinToneOf, type SkinReflectance } from './skin-tone.ts';
import { suitedColours } from './suited-colours.ts';
import { WHEEL_TYPES } from './wheel-colour.ts';

/** Linear reflectance of an encoded sRGB colour. */
function reflectanceOf(hex: string): SkinReflectance {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return [r!, g!, b!];
}

const share = fc.double({ min: 0.03, max: 0.6, noNaN: true });
/** Skin returns more red than green and more green than blue. */
const skin = fc.tuple(share, share, share).map((shares): SkinReflectance => {
  const [b, g, r] = shares.toSorted((one, other) => one - other);
  return [r!, g!, b!];
});

describe('the tone of a skin', () => {
  it.each([
    ['#f6ddd0', 'very light'],
    ['#e0b99c', 'light'],
    ['#c99a76', 'medium'],
    ['#b07e56', 'tan'],
    ['#7d5436', 'brown'],
    ['#3a241b', 'deep'],
  ])('of %s is %s', (hex, depth) => {
    expect(skinToneOf(reflectanceOf(hex)).depth).toBe(depth);
  });

  it.each([
    ['#e3b5ab', 'cool'],
    ['#dfb497', 'neutral'],
    ['#d9b184', 'warm'],
  ])('of %s has a %s undertone', (hex, undertone) => {
    expect(skinToneOf(reflectanceOf(hex)).undertone).toBe(undertone);
  });

  it('names the skin’s own colour', () => {
    expect(skinToneOf(reflectanceOf('#c99a76')).hex).toBe('#c99a76');
  });

  it('survives impossible measurements', () => {
    expect(skinToneOf([-1, 2, 0]).hex).toBe('#00ff00');
  });
});

describe('the colours that suit a skin', () => {
  it('are two or three that a screen can show, for every type of makeup', () => {
    fc.assert(
      fc.property(skin, fc.constantFrom(...WHEEL_TYPES), (reflectance, type) => {
        const found = suitedColours(skinToneOf(reflectance), type);
        expect(found.length).toBeGreaterThanOrEqual(2);
        expect(found.length).toBeLessThanOrEqual(3);
        expect(new Set(found).size).toBe(found.length);
        for (const hex of found) expect(hex).toMatch(/^#[\da-f]{6}$/);
      }),
    );
  });

  it('differ between a cool and a warm undertone', () => {
    const cool = skinToneOf(reflectanceOf('#e3b5ab'));
    const warm = skinToneOf(reflectanceOf('#d9b184'));
    for (const type of WHEEL_TYPES) {
      expect(suitedColours(cool, type)).not.toEqual(suitedColours(warm, type));
    }
  });

  it('start with the skin’s own colour for a foundation', () => {
    fc.assert(
      fc.property(skin, (reflectance) => {
        const tone = skinToneOf(reflectance);
        expect(suitedColours(tone, 'foundation')[0]).toBe(tone.hex);
      }),
    );
  });

  it('are more vivid as blush on deep skin than on light skin', () => {
    const [onLight] = suitedColours(skinToneOf(reflectanceOf('#e6c0a6')), 'blush');
    const [onDeep] = suitedColours(skinToneOf(reflectanceOf('#4a2e20')), 'blush');
    expect(oklchOf(onDeep!)!.c).toBeGreaterThan(oklchOf(onLight!)!.c);
  });
});
