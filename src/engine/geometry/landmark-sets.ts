/** Landmark sets that only the drawing and the metering of light need; see landmark-indices.ts for the features. */

import {
  LEFT_EYE,
  LIPS_LOWER_INNER,
  LIPS_LOWER_OUTER,
  LIPS_UPPER_INNER,
  LIPS_UPPER_OUTER,
  RIGHT_EYE,
} from './landmark-indices.ts';

/** The subject's right eye, then the left. */
export const EYES = [RIGHT_EYE, LEFT_EYE] as const;

/** The root of the nose, between the eyes. */
export const NOSE_BRIDGE = 168;

/** The opening of each nostril and what lies around it. */
export const NOSTRILS = [
  { opening: [60, 75, 240, 99, 20, 238], rim: [98, 97, 79, 166, 59, 239, 242] },
  { opening: [290, 305, 460, 328, 250, 458], rim: [327, 326, 309, 392, 289, 459, 462] },
] as const;

/** The fold from the wing of the nose past the corner of the mouth, which a smile deepens. */
export const SMILE_LINES = [
  [129, 203, 206, 216, 212, 202],
  [358, 423, 426, 436, 432, 422],
] as const;

/** Every landmark on the lips: the outer contour, two rings between, and the inner contour. */
export const LIP_LANDMARKS = [
  ...LIPS_UPPER_OUTER,
  ...LIPS_LOWER_OUTER,
  ...LIPS_UPPER_INNER,
  ...LIPS_LOWER_INNER,
  76,
  184,
  74,
  73,
  72,
  11,
  302,
  303,
  304,
  408,
  306,
  77,
  90,
  180,
  85,
  16,
  315,
  404,
  320,
  307,
  62,
  183,
  42,
  41,
  38,
  12,
  268,
  271,
  272,
  407,
  292,
  96,
  89,
  179,
  86,
  15,
  316,
  403,
  319,
  325,
] as const;

/** Skin that is rarely covered and lit like the face as a whole: cheeks, between the brows, nose, chin. */
export const SKIN_REFERENCE = [
  50, 280, 205, 425, 101, 330, 36, 266, 118, 347, 117, 346, 123, 352, 151, 9, 8, 6, 197, 195, 5, 4,
  187, 411, 207, 427, 216, 436, 199, 175, 200, 108, 337,
] as const;

/** Landmarks of `SKIN_REFERENCE` that lie opposite each other, the subject's right side first. */
export const SKIN_SIDES = [
  [50, 280],
  [205, 425],
  [101, 330],
  [36, 266],
  [118, 347],
  [117, 346],
  [123, 352],
  [187, 411],
  [207, 427],
  [216, 436],
  [108, 337],
] as const;

/** Skin of `SKIN_REFERENCE` that faces upwards, and skin that faces downwards. */
export const SKIN_AT_FOREHEAD = [9, 8, 151, 108, 337] as const;
export const SKIN_AT_CHIN = [199, 175, 200] as const;

/** Skin right around the mouth: the light that falls there is the light on the lips. */
export const SKIN_AROUND_MOUTH = [
  164, 165, 391, 92, 322, 186, 410, 57, 287, 43, 273, 106, 335, 182, 406, 83, 313, 18, 167, 393,
] as const;
