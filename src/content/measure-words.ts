/** What is said around measures of a face, in every panel that shows some. */

import type { LightGrade } from '#domain/analysis/light-gates.ts';

/** How far a value can be trusted: from this confidence on, in [0, 1], the surest first. */
export const CONFIDENCE_WORDS = [
  { from: 0.8, word: 'Sure' },
  { from: 0.6, word: 'Fairly sure' },
  { from: 0, word: 'Unsure' },
] as const;

export const LIGHT_WORDS = {
  title: 'Light',
  grades: { good: 'Good', fair: 'Fair' } satisfies Readonly<Record<LightGrade, string>>,
  naturalColour: 'Natural color',
  sides: 'Even from side to side',
  heights: 'Even from top to bottom',
  exposure: 'Exposure',
  /** Of 100. */
  points: '{points} of 100',
  frames: 'Read from {count} frames, on this device. Nothing was sent.',
  frame: 'Read from one picture, on this device. Nothing was sent.',
  frameOnServer: 'Read from the one picture that you sent to the server.',
} as const;

export const MEASURING_WORDS = {
  hint: 'Look straight into the camera and hold still.',
  still: 'Reading the picture.',
} as const;
