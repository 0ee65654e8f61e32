/** What is measured on a face: its form, its features and their colours. */

import type { Undertone } from '#domain/colour-wheel/skin-tone.ts';
import type { EyeColour, EyeShape, EyeTilt } from './eyes.ts';
import type { FaceShape } from './face-shape.ts';
import type { Chances } from './interval.ts';
import type { LightJudgement } from './light-gates.ts';
import type { Measurement, Withheld } from './measurement.ts';

export type FaceUnit = 'L*' | 'a*' | 'b*' | '°' | 'ratio';

interface FaceMeasureKind {
  readonly unit: FaceUnit;
  /** Half width of an interval at which it tells half of what an exact value would (see interval.ts). */
  readonly useful: number;
}

/** `docs/measures.md` says what each is. */
export const FACE_MEASURES = {
  'skin-lightness': { unit: 'L*', useful: 11 },
  'skin-red-green': { unit: 'a*', useful: 6 },
  'skin-yellow-blue': { unit: 'b*', useful: 8 },
  'skin-hue': { unit: '°', useful: 18 },
  'skin-typology-angle': { unit: '°', useful: 20 },
  'face-length': { unit: 'ratio', useful: 0.12 },
  'forehead-width': { unit: 'ratio', useful: 0.08 },
  'jaw-width': { unit: 'ratio', useful: 0.12 },
  'chin-width': { unit: 'ratio', useful: 0.08 },
  'eye-tilt': { unit: '°', useful: 4 },
  'eye-openness': { unit: 'ratio', useful: 0.08 },
  'eye-distance': { unit: 'ratio', useful: 0.15 },
  'iris-lightness': { unit: 'L*', useful: 11 },
  'iris-red-green': { unit: 'a*', useful: 6 },
  'iris-yellow-blue': { unit: 'b*', useful: 8 },
  'brow-thickness': { unit: 'ratio', useful: 0.05 },
  'brow-arch': { unit: 'ratio', useful: 0.06 },
  'brow-lightness': { unit: 'L*', useful: 11 },
  'lip-height': { unit: 'ratio', useful: 0.1 },
  'lip-balance': { unit: 'ratio', useful: 0.3 },
  'lip-lightness': { unit: 'L*', useful: 11 },
  'lip-red-green': { unit: 'a*', useful: 8 },
  'lip-yellow-blue': { unit: 'b*', useful: 8 },
  'hair-lightness': { unit: 'L*', useful: 10 },
  'contrast-brow': { unit: 'L*', useful: 9 },
  'contrast-lip': { unit: 'L*', useful: 8 },
  'contrast-iris': { unit: 'L*', useful: 9 },
} as const satisfies Record<string, FaceMeasureKind>;
export type FaceMeasure = keyof typeof FACE_MEASURES;

export type FaceValue = {
  readonly measure: FaceMeasure;
  readonly unit: FaceUnit;
} & Measurement;

/** The chances of classes, the likeliest first, or the reason why there are none. */
export type Classes<Name extends string> = { readonly chances: Chances<Name> } | Withheld;

export interface FaceReading {
  readonly kind: 'face';
  readonly light: LightJudgement;
  readonly pixelsPerMillimetre: number;
  /** How many pictures it was read from. */
  readonly frames: number;
  /** One for each measure. */
  readonly values: readonly FaceValue[];
  readonly shape: Classes<FaceShape>;
  readonly undertone: Classes<Undertone>;
  readonly eyeShape: Classes<EyeShape>;
  readonly eyeTilt: Classes<EyeTilt>;
  readonly eyeColour: Classes<EyeColour>;
}
