import { describe, expect, it } from 'vitest';
import { SHADE_LIBRARY } from '#content/shade-library/shade-library.ts';
import { UNIVERSAL_ADVICE } from '#content/universal-advice.ts';
import { ADVISED_PRODUCTS } from '#domain/advice/advise.ts';
import { usualLid } from '#domain/advice/known-face.ts';
import { chromaOf, labOfRgb, rgbOfLab, seenDifference } from '#domain/advice/seen-colour.ts';
import { appearance } from '#domain/makeup/appearance.ts';
import type { Rgb } from '#domain/colour/transfer.ts';
import { PEOPLE } from './synthetic-reading.ts';

const { lipstick, blush, eyeshadow, eyeliner, foundation } = SHADE_LIBRARY;

/** The bare color where each product is worn, on each of the eight people. */
const PLACES = {
  lipstick: PEOPLE.map(({ lips }) => rgbOfLab(lips)),
  blush: PEOPLE.map(({ skin }) => rgbOfLab(skin)),
  eyeshadow: PEOPLE.map(({ skin }) => usualLid(rgbOfLab(skin))),
  eyeliner: PEOPLE.map(({ skin }) => usualLid(rgbOfLab(skin))),
} as const;
type Colored = keyof typeof PLACES;

/** The shade of a choice that shows best on a skin: for a trio, the one that differs most. */
function seenOn(category: Colored, choice: Choice, bare: Rgb) {
  const before = labOfRgb(bare);
  const worn = choice.colors.map((shade) =>
    labOfRgb(appearance({ product: category, shade, opacity: choice.intensity }, bare)),
  );
  return {
    difference: Math.max(...worn.map((lab) => seenDifference(lab, before))),
    isAsh: worn.every(
      (lab) => lab.lightness > before.lightness + 4 && chromaOf(lab) < chromaOf(before) - 4,
    ),
  };
}

type Choice = (typeof UNIVERSAL_ADVICE)[number]['choices'][number];

describe('universal suggestions', () => {
  it('are three for each product, in the order of application', () => {
    expect(UNIVERSAL_ADVICE.map(({ category }) => category)).toEqual(ADVISED_PRODUCTS);
    for (const { choices } of UNIVERSAL_ADVICE) expect(choices).toHaveLength(3);
  });

  it('are shades of the library, in its colors', () => {
    const library = new Map(
      [lipstick, blush, eyeshadow, eyeliner, foundation]
        .flat()
        .map(({ name, color }) => [name, color] as const),
    );
    for (const { category, choices } of UNIVERSAL_ADVICE) {
      if (category === 'mascara') continue;
      for (const { name, colors } of choices) {
        expect([name, name.split(', ').map((each) => library.get(each))]).toEqual([name, colors]);
      }
    }
  });

  it.each(['lipstick', 'blush', 'eyeshadow', 'eyeliner'] as const)(
    'of %s show on all eight skins, and look ashen on none',
    (category) => {
      const { choices } = UNIVERSAL_ADVICE.find((each) => each.category === category)!;
      for (const choice of choices) {
        for (const bare of PLACES[category]) {
          const { difference, isAsh } = seenOn(category, choice, bare);
          expect([choice.name, difference > 3, isAsh]).toEqual([choice.name, true, false]);
        }
      }
    },
  );

  it('do not claim that a foundation suits everyone', () => {
    const [base, ...others] = UNIVERSAL_ADVICE;
    expect(base!.suitsEveryone).toBe(false);
    expect(others.every(({ suitsEveryone }) => suitsEveryone)).toBe(true);
  });
});
