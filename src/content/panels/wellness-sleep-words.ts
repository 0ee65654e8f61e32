/** The words of the tab Sleep of Health & Wellness Monitoring. */

import type { MorningReason } from '#domain/wellness/sleep/morning-makeup.ts';
import type { SkinImpact, SleepQuality } from '#domain/wellness/sleep/sleep-log.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';

export const SLEEP_WORDS = {
  night: 'Last night',
  hours: 'Hours slept',
  hoursSaid: '{hours} h',
  hoursText: '{hours} hours',
  hoursTextOne: '1 hour',
  notSaid: 'Not logged yet',
  quality: 'How you slept',
  morning: 'Under your eyes this morning',
  morningAbout:
    'A look at the skin under your eyes and on your cheeks, before makeup and in the same light each day. It’s compared with your own mornings alone.',
  measure: 'Measure This Morning',
  again: 'Measure Again',
  measuring: 'Measuring under your eyes',
  hint: 'Look straight into the camera and hold still.',
  cancel: 'Cancel',
  failed: 'Something went wrong on this device. Please try again.',
  tooFew: '{left} more mornings until it can be compared.',
  tooFewOne: '1 more morning until it can be compared.',
  reading: '{value} ± {half} {unit}',
  usual: 'Your usual: {low} to {high}',
  makeup: 'Makeup for this morning',
  makeupNone:
    'Nothing to change: log a night or measure a morning, and it shows here what goes with it.',
  makeupUsual: 'A morning like your others. Your makeup can stay as it is.',
  makeupAbout: 'What goes with it is a custom of styling: try it, and keep it if you like it.',
  makeupName: 'this morning',
  nights: 'Your nights',
  nightsChart: 'Hours slept, your last {count} nights',
  nightsChartOne: 'Hours slept, your last night',
  /** A day that the clock was set back to. */
  nightAgain: '{label}, logged again ({times})',
  nightsHeads: ['Night', 'Hours'],
  kept: 'Kept in this browser only, until you sign out.',
  notKept: 'This browser keeps nothing, so your nights are gone when you close the page.',
  erase: 'Erase all nights',
  eraseTitle: 'Erase all your nights?',
  eraseAbout:
    'What you logged and what was measured is removed from this device. You can’t undo this.',
  eraseYes: 'Erase all',
  eraseNo: 'Keep them',
} as const;

export const SLEEP_QUALITY_WORDS: Readonly<Record<SleepQuality, string>> = {
  poor: 'Poor',
  fair: 'Fair',
  good: 'Good',
};

interface ImpactWords {
  readonly name: string;
  /** What the camera really sees of it. */
  readonly seen: string;
  readonly unit: string;
  readonly more: string;
  readonly less: string;
  readonly usual: string;
}

export const IMPACT_WORDS: Readonly<Record<SkinImpact, ImpactWords>> = {
  puffiness: {
    name: 'Puffiness (experimental)',
    seen: 'Folds under the eyes. Swelling deepens them, and so does shadow.',
    unit: 'mm/cm²',
    more: 'Deeper folds than on your usual mornings',
    less: 'Fewer folds than on your usual mornings',
    usual: 'Like your usual mornings',
  },
  darkness: {
    name: 'Darkness',
    seen: 'How much darker the skin under your eyes is than your cheeks.',
    unit: 'L*',
    more: 'Darker than on your usual mornings',
    less: 'Lighter than on your usual mornings',
    usual: 'Like your usual mornings',
  },
  dullness: {
    name: 'Dullness',
    seen: 'The lightness of your cheeks.',
    unit: 'L*',
    more: 'Duller than on your usual mornings',
    less: 'Brighter than on your usual mornings',
    usual: 'Like your usual mornings',
  },
  dryness: {
    name: 'Dryness',
    seen: 'Fine texture under the eyes. A camera doesn’t see water.',
    unit: '%',
    more: 'Rougher than on your usual mornings',
    less: 'Smoother than on your usual mornings',
    usual: 'Like your usual mornings',
  },
};

export const MORNING_REASON_WORDS: Readonly<Record<MorningReason, string>> = {
  puffiness: 'Folds under the eyes: less on the lids, more on the lashes.',
  darkness: 'Darker under the eyes: a little more base, a softer line.',
  dullness: 'Duller cheeks: some color on cheeks and lips.',
  dryness: 'Rougher skin: less base, which would settle in it.',
  'short-night': 'A short or poor night: a touch of color, and open lashes.',
};

export const SLEEP_TOASTS = {
  /** The specification's, of every skin analysis. */
  cameraRequired: {
    title: 'Camera Required',
    description: 'Please ensure your camera is active for skin analysis.',
    tone: 'destructive',
  },
  measured: {
    title: 'Morning Measured',
    description: '{result}',
    tone: 'default',
  },
  adjusted: {
    title: 'Makeup Adjusted',
    description: 'For {name}. Undo takes it back in one step.',
    tone: 'default',
  },
  erased: {
    title: 'Nights Erased',
    description: 'This device keeps nothing of your sleep.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;

/** In the toast, by how many of the four were told. */
export const MEASURED_RESULTS = {
  all: 'All four were measured.',
  some: '{count} of 4 were measured. The others say why not.',
  none: 'None of the four could be told in this light.',
} as const;
