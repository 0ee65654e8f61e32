/** The words of the panel AI-Powered Recommendations. */

import type { AnalysedFeature } from '#domain/advice/face-analysis.ts';
import type { ShadeFinish } from '#domain/advice/library.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';

export const RECOMMENDATIONS_WORDS = {
  lead: 'Shades for your own face: three for each of six products, from its measured colors and contrasts.',
  promise: 'Nothing is kept once you leave.',
  before: 'For a good reading',
  steps: [
    'Face a window or a white lamp',
    'Take makeup off and move hair aside',
    'Look straight ahead and hold still for a second',
  ],
  get: 'Get Recommendations',
  cancel: 'Cancel',
  measuring: 'Measuring your face',
  features: 'Your Features',
  withheld: 'Not measured this time',
  /** After a second reading that agrees with the first. */
  kept: 'This reading agrees with your last one, so the advice stays the same.',
  forget: 'Start fresh for another person',
  choices: 'Your shades',
  products: 'Products',
  first: 'First choice',
  swatchNote: 'Upper half: the shade itself. Lower half: how it will look on you.',
  numbersNote:
    'Lightness runs from 0, black, to 100, white. Two colors that differ by 1 can just be told apart.',
  swatch: '{names}: in the tube, and on you',
  swatchUnmeasured: '{names}: in the tube',
  apply: 'Apply',
  applyNamed: 'Apply {name}',
  applied: 'Wearing',
  appliedNamed: 'You’re wearing {name}',
  applyAll: 'Apply All',
  detail: '{finish}, {intensity}%',
  detailPlain: '{intensity}%',
  none: 'No shade this time. This is what it would take:',
  tips: 'Pro Tips',
  /** Where the person let a language model word the advice. */
  wordedBy: 'Worded by {model}',
  ownReason: 'Our own reason',
  ownTip: 'Our own words',
  modelSilent:
    'Nothing that {model} sent in time means the same as our reasons. These are our own.',
  universal: 'Universal suggestions',
  universalNote:
    'These weren’t chosen by your features. We tried each on eight skins from pale to deep, and it shows on all of them.',
  notMeasured: 'We couldn’t measure your face this time',
  notMeasuredAdvice: 'Something went wrong on this device. Please try again.',
} as const;

export const FEATURE_WORDS: Readonly<Record<AnalysedFeature, string>> = {
  skinTone: 'Skin tone',
  undertone: 'Undertone',
  faceShape: 'Face shape',
  eyeShape: 'Eye shape',
  eyeColor: 'Eye color',
  lipShape: 'Lip shape',
};

export const SHADE_FINISH_WORDS: Readonly<Record<ShadeFinish, string>> = {
  matte: 'Matte',
  satin: 'Satin',
  gloss: 'Gloss',
  shimmer: 'Shimmer',
  natural: 'Natural',
};

export const RECOMMENDATIONS_TOASTS = {
  cameraNotAvailable: {
    title: 'Camera Not Available',
    description: 'Please start the camera first to get recommendations.',
    tone: 'destructive',
  },
  canvasError: {
    title: 'Canvas Error',
    description: 'Unable to access canvas for image capture.',
    tone: 'destructive',
  },
  noVideoAvailable: {
    title: 'No Video Available',
    description: 'Please start the camera and wait for video to appear before analyzing.',
    tone: 'destructive',
  },
  analysisComplete: {
    title: 'Analysis Complete',
    description: 'Your recommendations are ready.',
    tone: 'default',
  },
  usingDefaults: {
    title: 'Using Default Recommendations',
    description: "We couldn't analyze your face, but here are some great universal suggestions!",
    tone: 'default',
  },
  applied: {
    title: 'Applied',
    description: '{name} is on. Undo brings your look back.',
    tone: 'default',
  },
  allApplied: {
    title: 'Applied',
    description: 'All first choices are on. Undo brings your look back.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
