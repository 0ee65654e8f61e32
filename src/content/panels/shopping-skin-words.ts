/** The words of the skin match: foundation and concealer as a set of likely shades. */

import type { LightSource } from '#domain/shopping/skin-doubt.ts';
import type { SurfaceTrouble } from '#domain/shopping/seen-surface.ts';

/** Products that are chosen by the skin. */
export const BASE_KINDS = ['foundation', 'concealer'] as const;
export type BaseKind = (typeof BASE_KINDS)[number];

interface Trouble {
  readonly message: string;
  readonly advice: string;
}

export const SKIN_MATCH_WORDS = {
  title: 'Skin Match',
  /** What the set is of. */
  kinds: { foundation: 'Foundation', concealer: 'Concealer' },
  kind: 'Match for',
  heading: 'Your shade, as a short list',
  lead: 'A camera can’t name one shade for sure. It can name the few that yours is most likely among, and how likely each of them is.',
  steps: [
    'Bare skin: no foundation, no filter.',
    'Daylight or a white lamp in front of you.',
    'Look straight into the camera.',
  ],
  measure: 'Measure My Skin',
  choose: 'Choose a Photo',
  promise:
    'Measured on this device. Your photos and your skin’s color never leave it: we load whole products and compare here.',
  measuring: 'Measuring your skin',
  measuringHint: 'This takes a moment.',
  cancel: 'Cancel',
  again: 'Try Again',
  startOver: 'Start Over',
  /** Of a set: how many there are. */
  counts: ['none', 'one', 'two', 'three', 'four', 'five', 'six'],
  likelyOne: 'Likely this one',
  likely: 'Likely one of {count}',
  only: 'The only one we know',
  tooWide: 'Too many to name',
  noneNear: 'None of them comes near',
  bar: 'Likely shades of {line}',
  segment: '{shade}, {percent}%',
  rest: 'other shades, {percent}%',
  covers: '{line}. Together they make up {percent}% of what’s possible in this light.',
  coversOne: '{line}. It makes up {percent}% of what’s possible in this light.',
  chosen:
    'Chance that {shade} is the nearest: {percent}%. Chance that it’s hard to tell from your skin: {accepted}%.',
  onlyAbout:
    '{line}. {shade} is the only shade of it that we know. The chance that it’s hard to tell from your skin is {accepted}%.',
  tooWideAbout:
    '{line}. In this light, your skin could go with {needed} of its shades. A white card beside your face narrows them down the most.',
  noneNearAbout: '{line}. The nearest is {shade}: {difference}. Try another product.',
  line: 'Product',
  lineRow: '{brand} {name} ({count})',
  findLine: 'Find a brand or a product',
  noLines: 'We have no {kind} by that name with a known color.',
  noProducts: 'No shop sells {kind} here with a color that we know.',
  linesWaiting: 'Loading products',
  linesFailed: 'The products didn’t load',
  linesFailedAdvice: 'What was measured is kept. Check your connection and try again.',
  sampleNote: 'Sample products of invented brands.',
  narrow: 'Narrow it down',
  how: 'How it narrowed',
  howAbout:
    'How far off your color may be after each photo (CIEDE2000, nine times in ten), and how many shades that leaves.',
  within: '±{width}',
  shadeCount: '{count} shades',
  oneShade: '1 shade',
  remove: 'Leave out: {name}',
} as const;

export const EVIDENCE_WORDS: Readonly<Record<LightSource, string>> = {
  room: 'Photo {number}',
  card: 'White card',
  product: 'Held {product}',
};

export interface WayWords {
  readonly name: string;
  readonly about: string;
}

export const WAY_WORDS: Readonly<Record<LightSource, WayWords>> = {
  card: {
    name: 'Hold a white card',
    about: 'Plain white paper beside your cheek. It narrows the most.',
  },
  product: {
    name: 'Hold something you own',
    about: 'A swatch of a product whose color we know.',
  },
  room: {
    name: 'Take another photo',
    about: 'In another light. It narrows a little.',
  },
};

export const REFERENCE_WORDS = {
  card: {
    title: 'Hold a white card',
    steps: [
      'Hold plain white paper or card right beside your cheek.',
      'Let it face the camera as your face does, in the same light.',
      'Keep fingers and shadows off its middle.',
    ],
  },
  product: {
    title: 'Hold something you own',
    steps: [
      'Spread a thick swatch on white paper and let it dry.',
      'Hold it right beside your cheek, facing the camera.',
      'Keep fingers and shadows off it.',
    ],
  },
  which: 'Which product is it?',
  found: 'Products whose color we know',
  noneFound: 'We don’t know the color of any product like that.',
  samplesOnly:
    'There are only sample products of invented brands here so far, and no one owns those. Take a white card.',
  take: 'Take the Photo',
  file: 'Choose a Photo',
  pickCard: 'Tap the middle of the card',
  pickProduct: 'Tap the middle of the swatch',
  pickAbout: 'Or move the ring with the arrow keys.',
  place: 'Place in the photo: {x}% across, {y}% down',
  use: 'Use This Place',
  retake: 'Take Another',
} as const;

export const SURFACE_TROUBLE_WORDS: Readonly<Record<SurfaceTrouble, Trouble>> = {
  'too-bright': {
    message: 'That place is pure white',
    advice: 'The camera lost its color there. Tilt the card a little, or step away from the lamp.',
  },
  'too-dark': {
    message: 'That place is too dark',
    advice: 'Tap where the light falls on it, or take another photo nearer to the light.',
  },
  uneven: {
    message: 'That place isn’t even',
    advice: 'Tap the middle, away from edges, fingers and shadows.',
  },
};

export const PHOTOGRAPH_TROUBLES = {
  nothingShown: {
    message: 'There is no face in the mirror yet',
    advice: 'Start the camera, or choose a photo of yourself.',
  },
  notAPicture: {
    message: 'That file is no picture',
    advice: 'Choose a JPEG, PNG or WebP of your face.',
  },
  pictureCutShort: {
    message: 'That picture is cut short',
    advice: 'A part of the file is missing. Choose it again, or another one.',
  },
  pictureUnreadable: {
    message: 'This browser can’t open that picture',
    advice: 'Save it as a JPEG, or choose another one.',
  },
  tooLarge: {
    message: 'That picture is too large',
    advice: 'Choose one of less than 60 MB.',
  },
  noModel: {
    message: 'The face model didn’t load',
    advice: 'Check your connection and try again.',
  },
  failed: {
    message: 'That didn’t work this time',
    advice: 'What was measured before is kept. Please try again.',
  },
} as const satisfies Readonly<Record<string, Trouble>>;
