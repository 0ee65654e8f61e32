import { describe, expect, it } from 'vitest';
import { ADVISED_PRODUCTS } from '#domain/advice/advise.ts';
import { labOfHex, labOfRgb, rgbOfLab, seenDifference } from '#domain/advice/seen-colour.ts';
import { appearance } from '#domain/makeup/appearance.ts';
import {
  adviceAgainOf,
  adviceOf,
  firstOf,
  inOtherLights,
  readingsInLights,
  sameFirsts,
} from './same-person.ts';
import { PEOPLE, syntheticReading } from './synthetic-reading.ts';

/** Each of the eight people in four lights, eight times over. */
const comparisons = PEOPLE.flatMap((face, tone) =>
  Array.from({ length: 8 }, (_, seed) => inOtherLights(face, 100 * seed + tone)).flat(),
);
const share = (holds: (one: (typeof comparisons)[number]) => boolean): number =>
  comparisons.filter(holds).length / comparisons.length;

describe('the same person in other light', () => {
  it('is mostly given four of six first choices again, and nearly always three', () => {
    expect(share(({ same }) => same >= 4)).toBeGreaterThan(0.78);
    expect(share(({ same }) => same >= 3)).toBeGreaterThan(0.93);
  });

  it('is mostly given a foundation within CIEDE2000 3 of the first', () => {
    expect(share(({ foundation }) => foundation <= 3)).toBeGreaterThan(0.87);
  });

  it('sees a difference of less than 3 between those foundations once they are worn', () => {
    expect(Math.max(...comparisons.map(({ wornFoundation }) => wornFoundation))).toBeLessThan(3);
  });
});

describe('the same person who comes back in other light', () => {
  const again = PEOPLE.flatMap((face, tone) =>
    Array.from({ length: 8 }, (_, seed) => readingsInLights(face, 100 * seed + tone)).flatMap(
      ([first, ...others]) => {
        const advice = adviceOf(first!);
        return others.map((reading) => ({
          first: advice,
          now: adviceAgainOf({ reading: first!, advice }, reading),
        }));
      },
    ),
  );

  it('is nearly always given at least four of six first choices again, and a foundation within 3', () => {
    const same = again.filter(
      ({ first, now }) =>
        sameFirsts(first, now.advice) >= 4 &&
        seenDifference(
          labOfHex(firstOf(first, 'foundation').color),
          labOfHex(firstOf(now.advice, 'foundation').color),
        ) <= 3,
    );
    expect(same.length / again.length).toBeGreaterThan(0.97);
  });

  it('keeps the numbers of the first reading, so that nothing drifts from light to light', () => {
    const [first, second] = readingsInLights(PEOPLE[3]!, 7);
    const advised = { reading: first!, advice: adviceOf(first!) };
    expect(adviceAgainOf(advised, second!)).toEqual({ ...advised, isKept: true });
  });

  it('is advised afresh once the light reveals more', () => {
    const poor = syntheticReading(PEOPLE[3]!, undefined, ['iris-lightness'], 'too-dark');
    const better = syntheticReading(PEOPLE[3]!);
    const now = adviceAgainOf({ reading: poor, advice: adviceOf(poor) }, better);
    expect(now).toEqual({ reading: better, advice: adviceOf(better), isKept: false });
  });
});

describe('another person in the same place', () => {
  it('is never given the advice for someone whose skin is lighter or deeper by 8', () => {
    for (const one of PEOPLE) {
      for (const other of PEOPLE) {
        if (Math.abs(one.skin.lightness - other.skin.lightness) < 8) continue;
        const reading = syntheticReading(one);
        const now = adviceAgainOf({ reading, advice: adviceOf(reading) }, syntheticReading(other));
        expect(now.isKept).toBe(false);
      }
    }
  });
});

describe('people', () => {
  const advice = PEOPLE.map((face) => adviceOf(syntheticReading(face)));

  it.each([
    ['lipstick', 6],
    ['blush', 5],
    ['eyeliner', 4],
  ] as const)(
    'of eight tones get a %s of at least %i kinds as their first choice',
    (category, kinds) => {
      const firsts = new Set(advice.map((each) => firstOf(each, category).names.join()));
      expect(firsts.size).toBeGreaterThanOrEqual(kinds);
    },
  );

  it('who differ in depth share at most half of their first choices', () => {
    for (const [one, face] of PEOPLE.entries()) {
      for (const [other, second] of PEOPLE.entries()) {
        if (Math.abs(face.skin.lightness - second.skin.lightness) < 12) continue;
        expect(sameFirsts(advice[one]!, advice[other]!)).toBeLessThanOrEqual(3);
      }
    }
  });

  it.each(PEOPLE.map((face, tone) => ({ face, tone })))(
    'of tone $tone get a foundation within 4 of their skin, and within 2 when worn',
    ({ face, tone }) => {
      const { color, intensity } = firstOf(advice[tone]!, 'foundation');
      expect(seenDifference(labOfHex(color), face.skin)).toBeLessThan(4);
      const worn = appearance(
        { product: 'foundation', shade: color, opacity: intensity },
        rgbOfLab(face.skin),
      );
      expect(seenDifference(labOfRgb(worn), face.skin)).toBeLessThan(2);
    },
  );

  it('get three shades of a product that look different', () => {
    for (const each of advice) {
      for (const category of ADVISED_PRODUCTS.filter((product) => product !== 'mascara')) {
        const labs = each.categories
          .find((found) => found.category === category)!
          .choices.map(({ color }) => labOfHex(color));
        const [first, second, third] = labs;
        for (const [one, other] of [
          [first!, second!],
          [first!, third!],
          [second!, third!],
        ] as const) {
          expect(seenDifference(one, other)).toBeGreaterThan(2.5);
        }
      }
    }
  });
});
