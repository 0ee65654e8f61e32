/** What the artists' chat says about sharing what the mirror measured. */

import type { SharedFeature, SharedFeatures } from '#domain/artist-chat/shared-features.ts';

export const SHARING_WORDS = {
  open: 'Share what the mirror measures',
  /** Once it is shared. */
  shared: 'Sharing {count} measures',
  title: 'Share what the mirror measures?',
  titleShared: 'What you share',
  lead: 'The mirror names the depth and undertone of your skin, your contrast, the color and shape of your eyes, and the shapes of your face and lips. With that {name} can answer for your face.',
  measuring: 'Measuring your face',
  values: 'What would be shared',
  /** Said before it is shared, and while it is. */
  promise:
    'These words alone go to {host} with each message, to any of the artists, until you stop or leave this page. Never your picture and no number. The server neither stores nor logs them.',
  model: 'Show them to {model}, too',
  modelNote:
    'Otherwise answers that use them are in our own words. The operator of {host} chose the model; it may run elsewhere.',
  modelMayKnow: 'Also shown to {model}.',
  share: 'Share These',
  notNow: 'Not Now',
  again: 'Measure Again',
  stop: 'Stop Sharing',
  close: 'Done',
  nothingShown: {
    message: 'There is no face in the mirror yet',
    advice: 'Start the camera or open a photo of yourself, then come back. Your chat is kept.',
  },
  notMeasured: {
    message: 'That didn’t work this time',
    advice: 'Nothing was sent. Please try again.',
  },
} as const;

export const SHARED_FEATURE_LABELS: Readonly<Record<SharedFeature, string>> = {
  skinDepth: 'Skin depth',
  undertone: 'Undertone',
  contrast: 'Contrast',
  eyeColor: 'Eye color',
  eyeShape: 'Eye shape',
  eyeTilt: 'Eye corners',
  faceShape: 'Face shape',
  lipShape: 'Lip shape',
};

/** Values that are called otherwise than they are named in the code. */
const VALUE_WORDS: Readonly<Partial<Record<string, string>>> = {
  grey: 'Gray',
  oblong: 'Long',
  heart: 'Heart',
};

/** A value as it is shown; undefined where it is not shared. */
export function sharedValue(features: SharedFeatures, feature: SharedFeature): string | undefined {
  const value = features[feature];
  if (value === undefined) return undefined;
  return VALUE_WORDS[value] ?? `${value.charAt(0).toUpperCase()}${value.slice(1)}`;
}
