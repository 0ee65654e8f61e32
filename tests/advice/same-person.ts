/** Advice for one person in several lights. */

import { SHADE_LIBRARY } from '#content/shade-library/shade-library.ts';
import type { Advice, Recommendation } from '#domain/advice/advice.ts';
import { adviseAgain, type Advised } from '#domain/advice/advise-again.ts';
import { advise } from '#domain/advice/advise.ts';
import { labOfHex, labOfRgb, rgbOfLab, seenDifference } from '#domain/advice/seen-colour.ts';
import type { FaceReading } from '#domain/analysis/face-reading.ts';
import type { Lab } from '#domain/analysis/skin-colour.ts';
import { appearance } from '#domain/makeup/appearance.ts';
import type { Product } from '#domain/makeup/look.ts';
import {
  LIGHT_SPREAD,
  syntheticReading,
  type LightError,
  type TrueFace,
} from './synthetic-reading.ts';

/**
 * Normally distributed numbers with standard deviation 1: mulberry32 (T. Ettinger, 2017,
 * public domain), Box and Muller.
 */
export function normalNumbers(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export function lightError(normal: () => number, times = 1): LightError {
  return {
    shift: {
      lightness: times * LIGHT_SPREAD.lightness * normal(),
      a: times * LIGHT_SPREAD.a * normal(),
      b: times * LIGHT_SPREAD.b * normal(),
    },
    contrast: times * LIGHT_SPREAD.contrast * normal(),
  };
}

/** Throws if there is no advice. */
export function adviceOf(reading: FaceReading): Advice {
  const advice = advise(reading, SHADE_LIBRARY);
  if ('withheld' in advice) throw new Error(advice.withheld);
  return advice;
}

/** Throws if there is no advice. */
export function adviceAgainOf(last: Advised, reading: FaceReading): Advised & { isKept: boolean } {
  const advised = adviseAgain(last, reading, SHADE_LIBRARY);
  if ('withheld' in advised) throw new Error(advised.withheld);
  return advised;
}

export function firstOf(advice: Advice, category: Product): Recommendation {
  const first = advice.categories.find((each) => each.category === category)?.choices[0];
  if (first === undefined) throw new Error(`no ${category}`);
  return first;
}

/** How many of the six first choices are the same. */
export function sameFirsts(one: Advice, other: Advice): number {
  return one.categories.filter(({ category }) => {
    const [first, second] = [firstOf(one, category), firstOf(other, category)];
    return (
      first.names.join() === second.names.join() &&
      (category !== 'mascara' || first.intensity === second.intensity)
    );
  }).length;
}

export interface Comparison {
  readonly same: number;
  /** CIEDE2000 between the first foundations. */
  readonly foundation: number;
  /** The same, with both foundations worn on the person's skin. */
  readonly wornFoundation: number;
}

/** The person in four lights. */
export function readingsInLights(face: TrueFace, seed: number): readonly FaceReading[] {
  const normal = normalNumbers(seed);
  return [0, 1, 2, 3].map(() => syntheticReading(face, lightError(normal)));
}

/** Compares the advice for the person in a first light with that in three others. */
export function inOtherLights(face: TrueFace, seed: number): readonly Comparison[] {
  const [first, ...others] = readingsInLights(face, seed).map(adviceOf);
  if (first === undefined) return [];
  return others.map((other) => {
    const [one, second] = [firstOf(first, 'foundation'), firstOf(other, 'foundation')];
    return {
      same: sameFirsts(first, other),
      foundation: seenDifference(labOfHex(one.color), labOfHex(second.color)),
      wornFoundation: seenDifference(wornBy(face, one), wornBy(face, second)),
    };
  });
}

function wornBy({ skin }: TrueFace, { color, intensity }: Recommendation): Lab {
  const worn = { product: 'foundation', shade: color, opacity: intensity } as const;
  return labOfRgb(appearance(worn, rgbOfLab(skin)));
}
