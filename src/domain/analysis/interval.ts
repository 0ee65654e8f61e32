/** From a value and its uncertainty to what may be said of it. */

import {
  LEAST_CONFIDENCE,
  type Measured,
  type Measurement,
  type WithheldReason,
} from './measurement.ts';

/** Standard deviations to either side that hold 90% of a normal distribution. */
export const NINETY_PERCENT = 1.645;

/** A number with its standard deviation, before anything was decided about it. */
export interface Estimate {
  readonly value: number;
  readonly deviation: number;
}

/**
 * What may be said of an estimate. `useful` is the half width of an interval, in the measure's unit, at which
 * it tells half of what an exact one would; `quality` in [0, 1] is the trust in how it was taken. A confidence
 * below the least is withheld, for the reason given.
 */
export function measured(
  { value, deviation }: Estimate,
  useful: number,
  quality = 1,
  otherwise: WithheldReason = 'uncertain',
): Measurement {
  const half = NINETY_PERCENT * deviation;
  const confidence = quality / (1 + (half / useful) ** 2);
  if (!Number.isFinite(value) || !(confidence >= LEAST_CONFIDENCE)) return { withheld: otherwise };
  return { value, low: value - half, high: value + half, confidence };
}

/** The estimate that an interval stands for. */
export function estimateOf({ value, low, high }: Measured): Estimate {
  return { value, deviation: (high - low) / 2 / NINETY_PERCENT };
}

/** Share of a normal distribution below `limit`; the error is under 1.5e-7 (Abramowitz and Stegun 7.1.26). */
export function chanceBelow({ value, deviation }: Estimate, limit: number): number {
  const z = (limit - value) / (Math.max(1e-9, deviation) * Math.SQRT2);
  const t = 1 / (1 + 0.3275911 * Math.abs(z));
  const series =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const inside = 1 - series * Math.exp(-z * z);
  return 0.5 * (1 + Math.sign(z) * inside);
}

/** One of several classes, with the chance in [0, 1] that it is the right one. */
export interface Chance<Name extends string> {
  readonly name: Name;
  readonly chance: number;
}

/** The chances of all classes, the likeliest first. They add up to 1. */
export type Chances<Name extends string> = readonly Chance<Name>[];

/** The chances of `names.length` classes that lie between ascending `limits`, one fewer than names. */
export function chancesBetween<Name extends string>(
  estimate: Estimate,
  names: readonly Name[],
  limits: readonly number[],
): Chances<Name> {
  const below = [0, ...limits.map((limit) => chanceBelow(estimate, limit)), 1];
  return likeliestFirst(
    names.map((name, at) => ({ name, chance: (below[at + 1] ?? 1) - (below[at] ?? 0) })),
  );
}

/** Chances in the proportions of `weights`, which are at least 0. */
export function chancesFrom<Name extends string>(
  weights: readonly (readonly [Name, number])[],
): Chances<Name> {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  return likeliestFirst(weights.map(([name, weight]) => ({ name, chance: weight / total })));
}

function likeliestFirst<Name extends string>(chances: readonly Chance<Name>[]): Chances<Name> {
  return chances.toSorted((one, other) => other.chance - one.chance);
}
