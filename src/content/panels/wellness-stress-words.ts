/** The words of the tab Stress of Health & Wellness Monitoring. */

import type { BreathPhase } from '#domain/wellness/breathing.ts';
import type {
  StressAnswer,
  StressCategory,
  StressQuestion,
  Symptom,
} from '#domain/wellness/stress.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';

export const STRESS_QUESTION_WORDS: Readonly<Record<StressQuestion, string>> = {
  rushed: 'I felt rushed',
  tense: 'I felt tense',
  calm: 'I felt calm',
  'own-time': 'I had time for myself',
};

export const STRESS_ANSWER_WORDS: Readonly<Record<StressAnswer, string>> = {
  0: 'Not at all',
  1: 'A little',
  2: 'Some',
  3: 'A lot',
  4: 'All day',
};

export const SYMPTOM_WORDS: Readonly<Record<Symptom, string>> = {
  'tired-eyes': 'Tired eyes',
  'tense-jaw': 'A tense jaw',
  flushed: 'A flushed face',
  'dry-lips': 'Dry lips',
  restless: 'Restless hands',
  'slept-badly': 'Slept badly',
};

export const STRESS_CATEGORY_WORDS: Readonly<Record<StressCategory, string>> = {
  low: 'Low',
  moderate: 'Moderate',
  high: 'High',
};

export const STRESS_WORDS = {
  questions: 'How was today?',
  questionsAbout: 'Four questions of our own. They’re no test, and no camera answers them for you.',
  symptoms: 'What do you notice?',
  level: 'By your answers',
  levelValue: '{level} of 100',
  levelAbout: 'The mean of your four answers, and nothing else.',
  open: 'Answer all four, and your level and makeup for it appear here.',
  style: 'Makeup for it',
  styleAbout: 'A custom of styling: no color is known to calm anyone.',
  shades: 'Recommended colors',
  shadeOf: '{place}: {name}',
  clear: 'Clear My Answers',
  kept: 'Your answers are kept in this browser alone, and sent to no one. Signing out deletes them.',
  notKept: 'This browser doesn’t let us keep your answers, so they end when you close the page.',
  pulse: 'Pulse',
  pulseAbout:
    'Blood tints skin by a little with each beat. Half a minute of the live picture can show it, in even light and if you keep still. Often it can’t be told, and then we say why. It isn’t part of your level.',
  measure: 'Measure My Pulse',
  measuring: 'Looking for your pulse',
  hint: 'Sit still, look straight ahead and don’t talk.',
  cancel: 'Cancel',
  pulseValue: '{value} ± {half}',
  pulseUnit: 'beats a minute',
  pulseWithheld: 'Pulse',
  pulseFailed: 'Something went wrong on this device. Please try again.',
  pulseDone: 'Measured on this device. Nothing was sent or kept.',
  breathe: 'Breathe for a Minute',
  stop: 'Stop',
  breath: 'Breath {breath} of {count}',
  seconds: '{left}',
  breathed: 'That was a minute of slow breathing.',
} as const;

export const BREATH_WORDS: Readonly<Record<BreathPhase, string>> = {
  in: 'Breathe in',
  out: 'Breathe out',
};

export const STRESS_TOASTS = {
  cameraRequired: {
    title: 'Camera Required',
    description: 'Please ensure your camera is active to look for your pulse.',
    tone: 'destructive',
  },
  /** The specification's title. */
  adjusted: {
    title: 'Makeup Adjusted',
    description: '{name} is on. Undo takes it back in one step.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
