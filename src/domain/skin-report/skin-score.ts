/** The skin score: the mean of three things that a picture shows, each of which can be looked up. */

import { median } from '#domain/analysis/burst.ts';
import { isWithheld, type Measured, type Measurement } from '#domain/analysis/measurement.ts';
import type { SkinMeasure, SkinReading } from '#domain/analysis/skin-reading.ts';
import { percentLeft } from './biomarkers.ts';
import { percentInterval, SCORE_PARTS, type ScoredPart, type ScorePart } from './skin-report.ts';
import { halfOf, reasonOf, zoneValues, type ZoneValue } from './zone-values.ts';

/** A part that is known for fewer zones is withheld. */
const LEAST_ZONES = 6;

/** Without this many parts there is no score. */
const LEAST_PARTS = 2;

/** Mean excess of a* over the own median, and mean spots for a square centimeter, at which 50 are left. Ours. */
const HALF = { redness: 3, spots: 1 } as const;

interface PartKind {
  readonly measure: SkinMeasure;
  /**
   * Share of the zones' errors, as variance, that is common to all of them and does not average out. Redness is told
   * against the own median, so that most of what is common cancels. Ours.
   */
  readonly shared: number;
  /** From all zones to one number in the measure's unit. */
  readonly joined: (values: readonly ZoneValue[]) => number;
  /** From that number to [0, 100]. */
  readonly percent: (joined: number) => number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const KINDS: Readonly<Record<ScorePart, PartKind>> = {
  'even-tone': {
    measure: 'evenness',
    shared: 0.5,
    joined: (values) => median(values.map(({ value }) => value)),
    percent: (evenness) => evenness,
  },
  'low-redness': {
    measure: 'redness',
    shared: 0.1,
    joined: (values) => mean(values.map(({ value }) => Math.max(0, value))),
    percent: (excess) => percentLeft(excess, HALF.redness),
  },
  'clear-of-spots': {
    measure: 'spots',
    shared: 0.3,
    joined: (values) => mean(values.map(({ value }) => value)),
    percent: (density) => percentLeft(density, HALF.spots),
  },
};

export interface SkinScore {
  readonly score: Measurement;
  readonly parts: readonly ScoredPart[];
}

/**
 * All parts weigh the same (ours: nothing published says which matters more). The weight of a part that was withheld
 * goes to the others. It tells how this skin differs from itself, from zone to zone, and never from other people's.
 */
export function scoreSkin(skin: SkinReading): SkinScore {
  const readings = SCORE_PARTS.map((part) => ({ part, reading: partOf(skin, KINDS[part]) }));
  const known = readings.flatMap(({ reading }) => (isWithheld(reading) ? [] : [reading]));
  const missing = readings.flatMap(({ reading }) => (isWithheld(reading) ? [reading] : []));
  const parts = readings.map(({ part, reading }) => ({
    part,
    weight: isWithheld(reading) ? 0 : 1 / known.length,
    reading,
  }));
  const [reason] = missing;
  return {
    score: known.length < LEAST_PARTS && reason !== undefined ? reason : meanOf(known),
    parts,
  };
}

function partOf(skin: SkinReading, { measure, shared, joined, percent }: PartKind): Measurement {
  const values = zoneValues(skin, measure);
  if (values.length < LEAST_ZONES) return { withheld: reasonOf(skin, measure) };
  const middle = joined(values);
  const half =
    Math.sqrt(mean(values.map((value) => halfOf(value) ** 2))) *
    Math.sqrt(shared + (1 - shared) / values.length);
  const confidence = median(values.map((value) => value.confidence));
  return percentInterval(
    percent(middle),
    percent(middle - half),
    percent(middle + half),
    confidence,
  );
}

/** The parts' errors are independent of each other. */
function meanOf(parts: readonly Measured[]): Measured {
  const value = mean(parts.map((part) => part.value));
  const half = Math.hypot(...parts.map(halfOf)) / parts.length;
  const confidence = Math.min(...parts.map((part) => part.confidence));
  return percentInterval(value, value - half, value + half, confidence);
}

/** How a score stands against an earlier one of the same person; `same` where the intervals say no more. */
export function compareScores(
  now: Measured,
  earlier: Measured,
): { readonly change: number; readonly is: 'same' | 'higher' | 'lower' } {
  const change = now.value - earlier.value;
  const half = Math.hypot(halfOf(now), halfOf(earlier));
  return { change, is: Math.abs(change) <= half ? 'same' : change > 0 ? 'higher' : 'lower' };
}
