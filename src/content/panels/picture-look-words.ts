/** The words of ‘a look from a picture’ in Cutting-Edge Technology’s tab Neural AI. */

import type { WithheldReason } from '#domain/analysis/measurement.ts';
import type { ConfidenceLevel } from '#domain/picture-look/picture-look.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';

export const PICTURE_LOOK_WORDS = {
  title: 'A Look from a Picture',
  about:
    'Choose a picture of a face with makeup on. You get its shades as a look on your own skin.',
  drop: 'Drop a picture here',
  choose: 'Choose a Picture',
  paste: 'Or paste one. JPEG, PNG, WebP and whatever else your browser opens, up to 60 MB.',
  privacy: 'The picture stays on this device, and is forgotten when you leave.',
  stages: {
    opening: { label: 'Opening the picture', hint: 'It stays on this device.' },
    reading: {
      label: 'Reading the makeup',
      hint: 'Lips, cheeks, lids and liner, against bare skin.',
    },
  },
  cancel: 'Cancel',
  another: 'Another Picture',
  pair: 'The picture beside you',
  picture: 'The picture',
  pictureAlt: 'The face in the picture that you chose',
  you: 'You',
  youAlt: 'Your face with the look from the picture',
  noMirror: 'Nothing is in your mirror yet.',
  startCamera: 'Start Camera',
  drawnModel: 'Drawn Model',
  products: 'What it wears',
  /** `{level}` is high, medium or low. */
  confidence: '{level} confidence, {percent}%',
  /** What is found in the shop. */
  find: 'the {product} from the picture',
  findAll: 'the look from the picture',
  off: 'Off',
  mascara: 'Can’t be told from lashes',
  unseen: 'Not seen in the picture. Yours is offered.',
  foundation: 'In your own shade',
  wear: 'Wear the {product}',
  shade: 'Shade of the {product}',
  /** `{place}` is where on the lid. */
  lidShade: 'Eyeshadow, {place}',
  lidPlaces: ['lid', 'crease', 'outer corner'],
  intensity: 'Intensity of the {product}',
  bare: 'No makeup was found in this picture',
  bareAdvice: 'What was guessed is below, switched off. A larger face in even light shows more.',
  foot: 'How much of a shade is worn can’t be read from one color, so intensities are estimates. Move them as you like.',
  tried: 'Trying the look from the picture',
  putOn: 'Put On',
  isOn: 'It’s On',
  save: 'Save Look',
  undo: 'Undo',
  undoOther: 'Undo is above the mirror',
} as const;

export const CONFIDENCE_LEVEL_WORDS: Readonly<Record<ConfidenceLevel, string>> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

interface Trouble {
  readonly message: string;
  readonly advice: string;
}

export const UNOPENED_PICTURES: Readonly<
  Record<'notAPicture' | 'pictureCutShort' | 'pictureUnreadable' | 'tooLarge' | 'tooSmall', Trouble>
> = {
  notAPicture: {
    message: 'This file is not a picture',
    advice: 'Choose a photo, such as a JPEG or a PNG.',
  },
  pictureCutShort: {
    message: 'Part of this picture is missing',
    advice: 'It was cut short on its way here. Download or copy it again.',
  },
  pictureUnreadable: {
    message: 'Your browser can’t open this picture',
    advice: 'Save it as a JPEG or a PNG, then choose it again.',
  },
  tooLarge: {
    message: 'This file is too large',
    advice: 'Choose one of at most 60 MB.',
  },
  tooSmall: {
    message: 'This picture is too small',
    advice:
      'Choose one that is at least 100 pixels wide and high, with a face that fills much of it.',
  },
};

export const READING_TROUBLES = {
  'no-model': {
    message: 'The face model could not be loaded',
    advice: 'Check your connection and try again. After the first time it works offline, too.',
  },
  failed: {
    message: 'We couldn’t read this picture',
    advice: 'Try again, or choose another one.',
  },
} as const satisfies Readonly<Record<string, Trouble>>;

/** What a person can do about a picture; the words of `measure-reasons.ts` are about one’s own face in the camera. */
export const PICTURE_REASONS: Readonly<Partial<Record<WithheldReason, Trouble>>> = {
  'no-face': {
    message: 'There is no face in this picture',
    advice: 'Choose one in which a face looks at the camera.',
  },
  'several-faces': {
    message: 'There is more than one face in this picture',
    advice: 'Crop it to the face whose makeup you want.',
  },
  'face-cut-off': {
    message: 'The face leaves the picture',
    advice: 'Choose one with the whole face in it, from forehead to chin.',
  },
  'face-too-small': {
    message: 'The face is too small to read',
    advice: 'Choose a closer picture: the face should be at least 80 pixels wide.',
  },
  'not-a-photograph': {
    message: 'This is not a photograph',
    advice: 'Makeup can’t be read from a drawing or a strongly filtered picture.',
  },
  'face-covered': {
    message: 'Something covers the face',
    advice: 'Choose one without a hand, sunglasses or a mask in front of it.',
  },
  'too-dark': {
    message: 'The picture is too dark',
    advice: 'Choose one in which the face is well lit.',
  },
  'over-exposed': {
    message: 'The face is too bright',
    advice: 'Where a picture is pure white, its colors are gone. Choose one without glare.',
  },
  'uneven-light': {
    message: 'The light comes from one side',
    advice: 'Choose one in which both halves of the face are lit.',
  },
  'coloured-light': {
    message: 'The light in the picture is colored',
    advice:
      'We can’t tell the shades from the color of the light. Choose one in daylight or white light.',
  },
};

export const PICTURE_LOOK_TOASTS = {
  putOn: {
    title: 'Look Applied',
    description: 'The look from the picture is on. Undo takes it off in one step.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
