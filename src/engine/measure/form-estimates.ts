/** What one picture says of the form of a face. */

import { FORM_LANDMARKS, formOf, yawOf, type FormMeasure } from './face-form.ts';
import { mixPoints } from '#engine/geometry/curve.ts';
import type { FaceEstimate } from './face-estimate.ts';
import { areHidden, MOST_HIDDEN, MOST_HIDDEN_BROW } from './hidden-parts.ts';
import { evenly } from './skin-estimates.ts';
import type { TakenFace } from './taken-face.ts';

/** In degrees. A head that is turned farther looks too narrow for its form to be measured. */
const MOST_YAW = 8;

/** Millimetres from a camera within which its perspective widens the middle of a face. */
const TOO_NEAR = 350;

/**
 * How far landmarks of the same face scatter between pictures, and lie from the drawn outlines: standard
 * deviations, found by bench:measure.
 */
const FORM_DEVIATIONS: Readonly<Record<FormMeasure, number>> = {
  'face-length': 0.06,
  'forehead-width': 0.021,
  'jaw-width': 0.034,
  'chin-width': 0.0105,
  'eye-tilt': 1,
  'eye-openness': 0.027,
  'eye-distance': 0.038,
  'brow-thickness': 0.02,
  'brow-arch': 0.02,
  'lip-height': 0.034,
  'lip-balance': 0.056,
};

const OF_THE_OUTLINE: readonly FormMeasure[] = [
  'face-length',
  'forehead-width',
  'jaw-width',
  'chin-width',
];

/** All measures of form, in the order of `FORM_MEASURES`. */
export function formEstimates(face: TakenFace): readonly FaceEstimate[] {
  const form = formOf(face.frame);
  const isTurned = Math.abs(yawOf(face.frame)) > MOST_YAW;
  const isNear = face.distance !== null && face.distance < TOO_NEAR;
  return FORM_MEASURES.map((measure): FaceEstimate => {
    if (isTurned) return { measure, withheld: 'head-turned' };
    if (isNear && OF_THE_OUTLINE.includes(measure)) return { measure, withheld: 'too-near' };
    if (isHidden(face, measure)) return { measure, withheld: 'face-covered' };
    return { measure, ...evenly(form[measure], FORM_DEVIATIONS[measure]) };
  });
}

/**
 * Whether an end of the outline is hidden is read this share of the way to the middle of the face: hair and
 * wall begin right beside it.
 */
const INWARDS = 0.1;

function isHidden(face: TakenFace, measure: FormMeasure): boolean {
  const { frame } = face;
  const inwards = OF_THE_OUTLINE.includes(measure) ? INWARDS : 0;
  const points = FORM_LANDMARKS[measure].map((landmark) =>
    mixPoints(frame.point(landmark), frame.centre, inwards),
  );
  return areHidden(face, points, measure.startsWith('brow') ? MOST_HIDDEN_BROW : MOST_HIDDEN);
}

const FORM_MEASURES: readonly FormMeasure[] = [
  'face-length',
  'forehead-width',
  'jaw-width',
  'chin-width',
  'eye-tilt',
  'eye-openness',
  'eye-distance',
  'brow-thickness',
  'brow-arch',
  'lip-height',
  'lip-balance',
];
