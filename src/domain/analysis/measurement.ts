/** What a measure says of a face: a number with its interval, or the reason why there is none. */

/** Why nothing is said. Each is a thing that a person can act on; the words for it are in content. */
export const WITHHELD_REASONS = [
  'no-face',
  'several-faces',
  'face-cut-off',
  'face-too-small',
  'not-a-photograph',
  'face-covered',
  'head-turned',
  'too-near',
  'too-dark',
  'over-exposed',
  'uneven-light',
  'coloured-light',
  'moving',
  'wears-makeup',
  'too-few-pixels',
  'uncertain',
  'camera-ended',
  // A pulse needs more time, more frames a second, or something beside the face to compare with.
  'too-short',
  'too-few-frames',
  'no-background',
  // The light itself changes at the rate of a pulse.
  'flickering-light',
] as const;
export type WithheldReason = (typeof WITHHELD_REASONS)[number];

/** A number that holds within an interval: with a chance of 90%, the true value lies from `low` to `high`. */
export interface Measured {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** How far the measure can be trusted, in [0, 1]. Below `LEAST_CONFIDENCE` it is withheld. */
  readonly confidence: number;
}

export interface Withheld {
  readonly withheld: WithheldReason;
}

export type Measurement = Measured | Withheld;

/** A measure of less confidence is withheld as uncertain. */
export const LEAST_CONFIDENCE = 0.4;

export function isWithheld(measurement: object): measurement is Withheld {
  return 'withheld' in measurement;
}
