/**
 * Whether there is enough light, and of the right kind, to measure by. Each gate that fails says what a
 * person can change.
 */

import type { Lab } from './skin-colour.ts';
import type { Withheld, WithheldReason } from './measurement.ts';

/** What was read of a face's light. */
export interface LightFacts {
  /** Colour of the skin as the camera gave it, the light still in it. */
  readonly skin: Lab;
  /** Likeness of the face's left and right half, and of its upper and lower half: see `uniformityOf`. */
  readonly leftRight: number;
  readonly topBottom: number;
  /** Share of the face's pixels whose luma is from 247 to 255. */
  readonly overExposed: number;
  /** Share of the skin's pixels whose red is so near black that the camera clipped it. */
  readonly clippedDark: number;
  /** Linear luminance of white where the face is, as the white of the eyes says it; null where it was not seen. */
  readonly scleraLight: number | null;
  /** Whether the white of the eyes is so bright that the camera may have clipped it. */
  readonly scleraClipped: boolean;
  /** Sensor noise on the skin over its signal. */
  readonly noise: number;
  /** Standard deviation of the logarithms of the white balance's red and blue. */
  readonly tintDeviation: number;
}

export const LIGHT_GRADES = ['good', 'fair'] as const;
export type LightGrade = (typeof LIGHT_GRADES)[number];

export interface LightJudgement {
  readonly grade: LightGrade;
  /** Degrees of departure from a skin's natural colour: see `unnaturalColour`. */
  readonly unnatural: number;
  readonly leftRight: number;
  readonly topBottom: number;
  readonly overExposed: number;
}

/**
 * A camera's small error can make the a* of fair skin negative: down to this value, only its distance
 * counts.
 */
const NEARLY_NEUTRAL = -4;

/**
 * Departure of a skin's colour from what skin looks like in white light, 0 inside the natural range and 100 where
 * a* or b* is clearly negative (ISO/IEC 29794-5, as implemented by OFIQ, where any negative value is 100).
 */
export function unnaturalColour({ a, b }: Lab): number {
  if (a < NEARLY_NEUTRAL || b < NEARLY_NEUTRAL) return 100;
  const outside = (value: number, most: number): number => Math.max(0, 5 - value, value - most);
  return Math.hypot(outside(a, 25), outside(b, 35));
}

/**
 * How alike two halves of a face are lit, in [0, 100]: 100 x^0.3, with x the overlap of their luminance
 * histograms, each of which adds up to 1 (ISO/IEC 29794-5, as implemented by OFIQ).
 */
export function uniformityOf(one: readonly number[], other: readonly number[]): number {
  const overlap = one.reduce((sum, share, at) => sum + Math.min(share, other[at] ?? 0), 0);
  return 100 * Math.min(1, overlap) ** 0.3;
}

interface Limits {
  readonly unnatural: number;
  readonly uniformity: number;
  readonly overExposed: number;
  readonly clippedDark: number;
  readonly scleraLight: number;
  readonly noise: number;
  readonly tintDeviation: number;
}

/** Beyond these nothing is measured. */
const USABLE: Limits = {
  unnatural: 12,
  uniformity: 55,
  overExposed: 0.08,
  clippedDark: 0.1,
  scleraLight: 0.06,
  noise: 0.25,
  tintDeviation: 0.2,
};

/** Within these a measure is as good as the face allows. */
const GOOD: Limits = {
  unnatural: 4,
  uniformity: 78,
  overExposed: 0.02,
  clippedDark: 0.02,
  scleraLight: 0.15,
  noise: 0.12,
  tintDeviation: 0.1,
};

/**
 * The judgement of a face's light, or the first gate that failed, in the order in which a person would
 * fix them. How dark the skin itself is plays no part: dim light is told by the white of the eyes, by
 * clipped pixels and by the camera's noise.
 */
export function judgeLight(facts: LightFacts): LightJudgement | Withheld {
  const failed = failedGate(facts, USABLE);
  if (failed !== null) return { withheld: failed };
  return {
    grade: failedGate(facts, GOOD) === null ? 'good' : 'fair',
    unnatural: unnaturalColour(facts.skin),
    leftRight: facts.leftRight,
    topBottom: facts.topBottom,
    overExposed: facts.overExposed,
  };
}

function failedGate(facts: LightFacts, limits: Limits): WithheldReason | null {
  const gates: readonly (readonly [passed: boolean, reason: WithheldReason])[] = [
    [facts.overExposed <= limits.overExposed, 'over-exposed'],
    [!facts.scleraClipped, 'over-exposed'],
    [facts.clippedDark <= limits.clippedDark, 'too-dark'],
    [(facts.scleraLight ?? 1) >= limits.scleraLight, 'too-dark'],
    [facts.noise <= limits.noise, 'too-dark'],
    [facts.leftRight >= limits.uniformity, 'uneven-light'],
    [facts.topBottom >= limits.uniformity, 'uneven-light'],
    [unnaturalColour(facts.skin) <= limits.unnatural, 'coloured-light'],
    [facts.tintDeviation <= limits.tintDeviation, 'coloured-light'],
  ];
  return gates.find(([passed]) => !passed)?.[1] ?? null;
}
