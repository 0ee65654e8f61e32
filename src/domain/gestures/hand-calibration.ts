/** Measuring a hand before it steers anything: how large it is beside its face, and how much it trembles. */

import { poseScores } from './hand-poses.ts';
import { palmCentre, palmLength } from './hand-shape.ts';
import { handPlacing, type FacePlace } from './face-place.ts';
import type { SeenHand } from './gestures.ts';

/** The specification's: progress in percent and the milliseconds that each part of it takes. */
export const CALIBRATION_STEP = 10;
export const CALIBRATION_STEP_TIME = 200;

/** What was measured of a hand. */
export interface HandCalibration {
  /** Length of the palm, in widths of the face. */
  readonly size: number;
  /** How far a hand that is held still moves from look to look, in lengths of its palm. */
  readonly tremor: number;
}

/** Why a calibration does not progress. */
export type CalibrationHint = 'no-face' | 'no-hand' | 'at-face' | 'low' | 'not-open' | 'moving';

interface Sample {
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly palm: number;
}

export interface CalibrationMemory {
  /** In percent. */
  readonly progress: number;
  readonly samples: readonly Sample[];
  /** Why the last look did not count; null where it did. */
  readonly hint: CalibrationHint | null;
  /** Whether a look since the last step counted. */
  readonly hasCounted: boolean;
}

export const NO_CALIBRATION: CalibrationMemory = {
  progress: 0,
  samples: [],
  hint: 'no-hand',
  hasCounted: false,
};

/** An open hand scores at least this much. */
const OPEN = 0.6;
/** A hand that is held still moves less than this from look to look, in lengths of its palm. */
const STILL = 0.25;

/** After one more look at the hands. */
export function calibrationSees(
  memory: CalibrationMemory,
  hands: readonly SeenHand[],
  face: FacePlace | null,
): CalibrationMemory {
  const not = (hint: CalibrationHint): CalibrationMemory => ({ ...memory, hint });
  if (face === null) return not('no-face');
  const [hand] = hands.toSorted((one, other) => other.confidence - one.confidence);
  if (hand === undefined) return not('no-hand');
  const placing = handPlacing(hand.landmarks, face);
  if (placing !== 'clear') return not(placing);
  if (poseScores(hand.landmarks)['open-palm'] < OPEN) return not('not-open');
  const palm = palmLength(hand.landmarks);
  const sample = { ...palmCentre(hand.landmarks), palm, size: palm / (2 * face.halfWidth) };
  const last = memory.samples.at(-1);
  const samples = [...memory.samples, sample];
  // The sample of a moving hand is kept: the next look is compared with where the hand is now.
  if (last !== undefined && stepOf(last, sample) > STILL) return { ...not('moving'), samples };
  return { ...memory, samples, hint: null, hasCounted: true };
}

/** After the time of a step: it counts where a hand was seen in it. */
export function calibrationSteps(memory: CalibrationMemory): CalibrationMemory {
  if (!memory.hasCounted) return memory;
  const progress = Math.min(100, memory.progress + CALIBRATION_STEP);
  return { ...memory, progress, hasCounted: false };
}

/** What was measured; null before all of it was. */
export function calibrationOf({ progress, samples }: CalibrationMemory): HandCalibration | null {
  if (progress < 100 || samples.length === 0) return null;
  const steps = samples
    .slice(1)
    .map((sample, place) => stepOf(samples[place] ?? sample, sample))
    .filter((step) => step <= STILL);
  return { size: medianOf(samples.map(({ size }) => size)), tremor: medianOf(steps) };
}

function stepOf(one: Sample, other: Sample): number {
  return Math.hypot(other.x - one.x, other.y - one.y) / (other.palm || 1);
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
