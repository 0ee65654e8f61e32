/** A reading of a face whose true colors are known, disturbed as lights and cameras would disturb it. */

import { eyeColourOf, eyeShapeOf, eyeTiltOf } from '#domain/analysis/eyes.ts';
import {
  FACE_MEASURES,
  type FaceMeasure,
  type FaceReading,
} from '#domain/analysis/face-reading.ts';
import { faceShapeOf } from '#domain/analysis/face-shape.ts';
import { measured, NINETY_PERCENT, type Estimate } from '#domain/analysis/interval.ts';
import type { WithheldReason } from '#domain/analysis/measurement.ts';
import { hueOf, labOf, type Lab } from '#domain/analysis/skin-colour.ts';
import { undertoneOf } from '#domain/analysis/undertone.ts';
import { SKIN_TONES } from '#tests/fixtures/synthetic-face/skin-tones.ts';

export interface TrueFace {
  readonly skin: Lab;
  readonly lips: Lab;
  readonly iris: Lab;
  readonly brow: number;
}

/** The eight people of the synthetic face. Brows are half hair and half skin. */
export const PEOPLE: readonly TrueFace[] = SKIN_TONES.map((tone) => {
  const skin = labOf(tone.albedo);
  return {
    skin,
    lips: labOf(tone.lipAlbedo),
    iris: labOf(tone.irisAlbedo),
    brow: 0.65 * labOf(tone.hairAlbedo).lightness + 0.35 * skin.lightness,
  };
});

/** How one light shifts all colors of a face together, and the contrasts, which it hardly affects. */
export interface LightError {
  readonly shift: Lab;
  readonly contrast: number;
}

export const NO_ERROR: LightError = { shift: { lightness: 0, a: 0, b: 0 }, contrast: 0 };

/** Half widths of the intervals: the medians printed by `bench:measure`. */
const HALF = {
  'skin-lightness': 7.6,
  'skin-red-green': 2.9,
  'skin-yellow-blue': 3.3,
  'skin-hue': 7.3,
  'lip-lightness': 8.2,
  'lip-red-green': 4.3,
  'lip-yellow-blue': 3.7,
  'brow-lightness': 7.4,
  'iris-lightness': 8.9,
  'iris-red-green': 3,
  'iris-yellow-blue': 4,
  'contrast-lip': 6.4,
  'contrast-brow': 6.4,
  'contrast-iris': 7.5,
} as const satisfies Partial<Record<FaceMeasure, number>>;

/**
 * How far front, side, warm and dim light differ from their mean for one person and camera in
 * `bench:measure`: the distance that holds for nine of ten, divided by 1.645. For L*, a*, b* and a contrast.
 */
export const LIGHT_SPREAD = { lightness: 1.04, a: 0.6, b: 1.25, contrast: 0.65 } as const;

export function syntheticReading(
  face: TrueFace,
  { shift, contrast }: LightError = NO_ERROR,
  withheld: readonly FaceMeasure[] = [],
  reason: WithheldReason = 'uncertain',
  wider = 1,
): FaceReading {
  const under = (colour: Lab): Lab => ({
    lightness: colour.lightness + shift.lightness,
    a: colour.a + shift.a,
    b: colour.b + shift.b,
  });
  const [skin, lips, iris] = [under(face.skin), under(face.lips), under(face.iris)];
  const values: Partial<Record<FaceMeasure, number>> = {
    'skin-lightness': skin.lightness,
    'skin-red-green': skin.a,
    'skin-yellow-blue': skin.b,
    'skin-hue': hueOf(skin),
    'lip-lightness': lips.lightness,
    'lip-red-green': lips.a,
    'lip-yellow-blue': lips.b,
    'lip-height': 0.34,
    'lip-balance': 0.8,
    'brow-lightness': face.brow + shift.lightness,
    'iris-lightness': iris.lightness,
    'iris-red-green': iris.a,
    'iris-yellow-blue': iris.b,
    'contrast-lip': face.skin.lightness - face.lips.lightness + contrast,
    'contrast-brow': face.skin.lightness - face.brow + contrast,
    'contrast-iris': face.skin.lightness - face.iris.lightness + contrast,
  };
  const halves: Partial<Record<FaceMeasure, number>> = HALF;
  const estimate = (measure: FaceMeasure): Estimate => ({
    value: values[measure] ?? Number.NaN,
    deviation: (wider * (halves[measure] ?? 0.01)) / NINETY_PERCENT,
  });
  const isOut = (measure: FaceMeasure): boolean => withheld.includes(measure);
  const names = Object.keys(FACE_MEASURES) as FaceMeasure[];
  return {
    kind: 'face',
    light: { grade: 'good', unnatural: 0, leftRight: 0.9, topBottom: 0.9, overExposed: 0 },
    pixelsPerMillimetre: 3,
    frames: 1,
    values: names.map((measure) => ({
      measure,
      unit: FACE_MEASURES[measure].unit,
      ...(isOut(measure)
        ? { withheld: reason }
        : measured(estimate(measure), FACE_MEASURES[measure].useful)),
    })),
    shape: { chances: faceShapeOf({ length: 1.26, forehead: 0.85, jaw: 0.83, chin: 0.58 }) },
    undertone: isOut('skin-hue')
      ? { withheld: reason }
      : { chances: undertoneOf(estimate('skin-hue')) },
    eyeShape: { chances: eyeShapeOf({ value: 0.33, deviation: 0.03 }) },
    eyeTilt: { chances: eyeTiltOf({ value: 4, deviation: 1 }) },
    eyeColour: isOut('iris-lightness') ? { withheld: reason } : { chances: eyeColourOf(iris, 3) },
  };
}
