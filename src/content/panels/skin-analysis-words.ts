/** The words of the panel Advanced Skin Analysis. */

import type { SkinMeasure } from '#domain/analysis/skin-reading.ts';
import type { BiomarkerStatus, ScorePart } from '#domain/skin-report/skin-report.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';

/** The specification's steps: the text, the time and the progress of each. */
export const ANALYSIS_STEPS = [
  { label: 'Analyzing facial structure', milliseconds: 800, progress: 0.15 },
  { label: 'Detecting skin texture patterns', milliseconds: 800, progress: 0.3 },
  { label: 'Measuring hydration levels', milliseconds: 800, progress: 0.45 },
  { label: 'Calculating biological age', milliseconds: 800, progress: 0.6 },
  { label: 'Performing color analysis', milliseconds: 800, progress: 0.75 },
  { label: 'Generating recommendations', milliseconds: 800, progress: 0.9 },
  { label: 'Finalizing report', milliseconds: 800, progress: 1 },
] as const;
export type AnalysisStep = (typeof ANALYSIS_STEPS)[number];

/** What a step really does, where its text could be taken for more. */
export const STEP_NOTES: Readonly<Partial<Record<AnalysisStep['label'], string>>> = {
  'Measuring hydration levels': 'No camera sees water. What is measured here is shine.',
  'Calculating biological age':
    'What is given is the age that others may see, as a wide range. Nothing here knows your body’s age.',
};

export const SKIN_TABS = ['overview', 'biomarkers', 'colors', 'tips'] as const;
export type SkinTab = (typeof SKIN_TABS)[number];

export const SKIN_TAB_LABELS: Readonly<Record<SkinTab, string>> = {
  overview: 'Overview',
  biomarkers: 'Biomarkers',
  colors: 'Colors',
  tips: 'Tips',
};

export const SKIN_WORDS = {
  lead: 'Your skin in 16 zones, measured in this light. Each value comes with its interval, and where we can’t give one, we say why.',
  before: 'For a good reading',
  steps: [
    'Face a window, with no lamp above you',
    'Take makeup off and move hair aside',
    'Come close, look straight ahead and hold still',
  ],
  promise: 'Nothing is kept unless you turn on your history.',
  start: 'Start Analysis',
  cancel: 'Cancel',
  again: 'New Analysis',
  apply: 'Apply Perfect Look',
  undo: 'Undo',
  undoOther: 'Undo is also in the look’s panel.',
  hint: 'Look straight into the camera and hold still.',
  tabs: 'Your skin analysis',
  notMeasured: 'Something went wrong on this device. Please try again.',
  measured: 'Measured here, from {count} frames.',
  measuredOnServer: 'Measured on the server, from the picture that you sent. It was not kept.',
  measuredOne: 'Measured here, from one picture.',
  /** After where it was measured. */
  nothingSent: 'Nothing was sent.',
  numbersSent: 'Only its numbers go to your account.',
} as const;

export const OVERVIEW_WORDS = {
  score: 'Skin score',
  ofHundred: '± {half}, of 100',
  withheld: 'Skin score',
  explain: 'How is this made?',
  about:
    'The mean of {count} things this picture shows. Your zones are compared with each other, never with other people.',
  weight: '{percent}% of the score',
  noWeight: 'Not in the score',
  ours: 'The scales are our own choice: no published one says how much of each is a lot.',
  part: '{part}: {value}, from {low} to {high}, of 100',
  insights: 'Insights',
  age: 'Perceived age {low} to {high}.',
  ageAbout:
    'A rough guess from how brows and lips stand out, learned from women’s faces. One face in three lies outside.',
  ageWithheld: 'Perceived age',
  showZone: 'Show all values of this zone',
} as const;

export const SCORE_PART_WORDS: Readonly<Record<ScorePart, { name: string; about: string }>> = {
  'even-tone': {
    name: 'Even tone',
    about: 'The median evenness of your zones.',
  },
  'low-redness': {
    name: 'Low redness',
    about:
      'How little your zones go above their own median redness. The score halves at an a* of 3.',
  },
  'clear-of-spots': {
    name: 'Clear of spots',
    about: 'How few small spots there are. The score halves at one per square centimeter.',
  },
};

export const LIGHT_REPORT_WORDS = {
  title: 'Light',
  grades: { good: 'Good', fair: 'Fair' },
  score: '{score} of 100',
  naturalColor: 'Natural color',
  evenLight: 'Even light',
  exposure: 'Exposure',
  detail: 'Detail',
  resolution: '{resolution} px/mm',
  /** By whether it is near enough for pores and fine lines. */
  near: 'As good as its weakest part. Near enough for pores and fine lines.',
  far: 'As good as its weakest part. Too far away for pores and fine lines.',
} as const;

export const BIOMARKER_WORDS = {
  zone: 'Zone {place} of {count}, {frames} frames',
  zoneOne: 'Zone {place} of {count}, one picture',
  previous: 'Previous zone',
  next: 'Next zone',
  choose: 'Zone',
  here: 'here, 90% interval',
  others: 'your other zones',
  first: 'The {count} clearest of {total} readings',
  firstAbout:
    'Percent says how even skin is, or how little of a thing is seen; the scale and its words are our own choice. Colors have no such word: none is better than another.',
  showAll: 'Show all {total}, zone by zone',
  showFirst: 'Back to the first {count}',
  withheldTitle: '{names}: withheld.',
  count: '{shown} of {total} readings are shown. They come down to about nine independent things.',
  value: '{name}: {value}, from {low} to {high}',
  percent: '{percent}%',
} as const;

export const STATUS_WORDS: Readonly<Record<BiomarkerStatus, string>> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
};

export const COLOR_WORDS = {
  season: 'Season',
  likely: '{chance}% likely',
  palette: 'Palette of {season}',
  next: '{season} is the next likely, at {chance}%.',
  about:
    'Your skin’s hue is {hue}° ± {half}: {undertone} is its likeliest undertone, at {chance}%.',
  aboutUnknown: '{undertone} is the likeliest undertone, at {chance}%.',
  convention: 'Seasons are a custom of styling. Nobody has shown that they are more.',
  undertone: 'Undertone',
  undertones: { cool: 'Cool', neutral: 'Neutral', warm: 'Warm' },
  undertoneMark: 'Between {low} and {high} on a scale from cool to warm',
  lipstick: 'Lipstick',
  blush: 'Blush',
  eyeshadow: 'Eyeshadow',
  wear: 'Wear {name}',
  foundation: 'Foundation: {name} is the nearest.',
  foundationAbout:
    'A camera cannot tell one shade from its neighbors. Try those beside it in daylight, too.',
  foundationWithheld: 'Foundation',
} as const;

export const TIP_WORDS = {
  recommendations: 'For your makeup',
  risks: 'Sun and irritation',
  noRisks: 'Nothing of either stands out in this picture.',
  mislead: 'Could mislead',
  plan: 'Next time',
  cannotKnow: 'What a camera cannot know',
  about: 'This is about how makeup will look. It is no diagnosis, and no advice on health.',
} as const;

export const MAP_MEASURES = [
  'redness',
  'lightness',
  'evenness',
  'shine',
  'dark-circle-lightness',
  'spots',
] as const satisfies readonly SkinMeasure[];
export type MapMeasure = (typeof MAP_MEASURES)[number];

export const MAP_WORDS = {
  title: 'On the face',
  choose: 'What the map shows',
  labels: {
    redness: 'Redness',
    lightness: 'Tone',
    evenness: 'Evenness',
    shine: 'Shine',
    'dark-circle-lightness': 'Shadows',
    spots: 'Spots',
  } satisfies Readonly<Record<MapMeasure, string>>,
  withheld: 'Withheld',
  nothing: 'All withheld',
  zone: '{zone}: {value}',
} as const;

export const SKIN_TOASTS = {
  cameraRequired: {
    title: 'Camera Required',
    description: 'Please ensure your camera is active for skin analysis.',
    tone: 'destructive',
  },
  analysisFailed: {
    title: 'Analysis Failed',
    description: 'Unable to complete skin analysis. Please try again.',
    tone: 'destructive',
  },
  analysisComplete: {
    title: 'Analysis Complete',
    description: 'Your comprehensive skin analysis is ready!',
    tone: 'default',
  },
  lookApplied: {
    title: 'Look Applied',
    description: 'Your {season} look is on: foundation 40, lipstick 70, blush 50, eyeshadow 60.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
