/** From one picture or several to a reading of the face. */

import { median } from '#domain/analysis/burst.ts';
import { eyeColourOf, eyeShapeOf, eyeTiltOf, type EyeColour } from '#domain/analysis/eyes.ts';
import {
  FACE_MEASURES,
  type Classes,
  type FaceMeasure,
  type FaceReading,
} from '#domain/analysis/face-reading.ts';
import { faceShapeOf, type FaceShape } from '#domain/analysis/face-shape.ts';
import { estimateOf, type Chances, type Estimate } from '#domain/analysis/interval.ts';
import { isWithheld, type Measurement } from '#domain/analysis/measurement.ts';
import { undertoneOf } from '#domain/analysis/undertone.ts';
import { FAIR_QUALITY, joinEstimates } from './join-estimates.ts';
import type { FacePicture } from './read-face.ts';

/** The first picture's light stands for all. `pictures` has at least one. */
export function joinFace(
  first: FacePicture,
  pictures: readonly FacePicture[] = [first],
): FaceReading {
  const quality = first.light.grade === 'good' ? 1 : FAIR_QUALITY;
  const found = new Map<FaceMeasure, Measurement>(
    MEASURES.map((measure) => {
      const estimates = pictures.flatMap((picture) =>
        picture.estimates.filter((estimate) => estimate.measure === measure),
      );
      return [measure, joinEstimates(estimates, FACE_MEASURES[measure], quality)] as const;
    }),
  );
  // A typology angle says how light a skin is: where that is not known, neither is the angle.
  const lightness = found.get('skin-lightness');
  if (lightness === undefined || isWithheld(lightness)) found.delete('skin-typology-angle');
  const get = (measure: FaceMeasure): Measurement =>
    found.get(measure) ?? { withheld: 'uncertain' };
  return {
    kind: 'face',
    light: first.light,
    pixelsPerMillimetre: median(pictures.map((each) => each.pixelsPerMillimetre)),
    frames: pictures.length,
    values: MEASURES.map((measure) => ({
      measure,
      unit: FACE_MEASURES[measure].unit,
      ...get(measure),
    })),
    shape: shapeOf(get),
    undertone: classOf(get('skin-hue'), undertoneOf),
    eyeShape: classOf(get('eye-openness'), eyeShapeOf),
    eyeTilt: classOf(get('eye-tilt'), eyeTiltOf),
    eyeColour: irisOf(get),
  };
}

const MEASURES = Object.keys(FACE_MEASURES).filter(isMeasure);

function isMeasure(name: string): name is FaceMeasure {
  return name in FACE_MEASURES;
}

function classOf<Name extends string>(
  measurement: Measurement,
  chancesOf: (estimate: Estimate) => Chances<Name>,
): Classes<Name> {
  return isWithheld(measurement) ? measurement : { chances: chancesOf(estimateOf(measurement)) };
}

type Get = (measure: FaceMeasure) => Measurement;

function shapeOf(get: Get): Classes<FaceShape> {
  const length = get('face-length');
  const forehead = get('forehead-width');
  const jaw = get('jaw-width');
  const chin = get('chin-width');
  if (isWithheld(length)) return length;
  if (isWithheld(forehead)) return forehead;
  if (isWithheld(jaw)) return jaw;
  if (isWithheld(chin)) return chin;
  const proportions = {
    length: length.value,
    forehead: forehead.value,
    jaw: jaw.value,
    chin: chin.value,
  };
  return { chances: faceShapeOf(proportions) };
}

function irisOf(get: Get): Classes<EyeColour> {
  const lightness = get('iris-lightness');
  const a = get('iris-red-green');
  const b = get('iris-yellow-blue');
  if (isWithheld(lightness)) return lightness;
  if (isWithheld(a)) return a;
  if (isWithheld(b)) return b;
  const doubt = Math.max(...[lightness, a, b].map((each) => estimateOf(each).deviation));
  return {
    chances: eyeColourOf({ lightness: lightness.value, a: a.value, b: b.value }, doubt),
  };
}
