/** Makeup that a face wears, and what cannot be measured of the skin beneath it. */

import type { FaceMeasure } from '#domain/analysis/face-reading.ts';
import type { Withheld } from '#domain/analysis/measurement.ts';
import type { SkinMeasure } from '#domain/analysis/skin-reading.ts';
import { readAppearance } from '#domain/analysis/appearance/read-appearance.ts';
import { LIPS_LOWER_OUTER, LIPS_UPPER_OUTER } from '#engine/geometry/landmark-indices.ts';
import { areHidden } from './hidden-parts.ts';
import type { FaceEstimate } from './face-estimate.ts';
import { readPaintedFace } from './painted-face.ts';
import type { SkinEstimate } from './skin-estimates.ts';
import type { TakenFace } from './taken-face.ts';

/**
 * From this confidence on a product counts as worn. That is stricter than for reading the look of a face
 * that is said to be made up: most faces that are measured are bare, and what makeup hides is then not
 * measured at all.
 */
const WORN = 0.75;

/**
 * Where makeup lies that hides what is measured. A base is not among it: it looks like skin, and is believed by
 * half at most (see `readAppearance`).
 */
export interface WornMakeup {
  readonly lips: boolean;
  readonly cheeks: boolean;
}

/** Kept because a face may be measured more than once: for its form, and for its skin. */
const found = new WeakMap<TakenFace, WornMakeup>();

export function wornMakeup(face: TakenFace): WornMakeup {
  const worn = found.get(face) ?? lookForMakeup(face);
  found.set(face, worn);
  return worn;
}

function lookForMakeup(face: TakenFace): WornMakeup {
  const { frame } = face;
  const { lipstick, blush, eyeshadow, eyeliner } = readAppearance(
    readPaintedFace(face),
  ).confidences;
  const lips = [...LIPS_UPPER_OUTER, ...LIPS_LOWER_OUTER].map((landmark) => frame.point(landmark));
  // A cup in front of the mouth has another colour than bare lips.
  const wearsLipstick = lipstick >= WORN && !areHidden(face, lips);
  const isMadeUp = wearsLipstick || Math.max(eyeshadow, eyeliner) >= WORN;
  return {
    lips: wearsLipstick,
    // A flush looks like blush: without other makeup it is taken for skin.
    cheeks: blush >= WORN && isMadeUp,
  };
}

const WEARS_MAKEUP: Withheld = { withheld: 'wears-makeup' };

const OF_THE_LIPS: ReadonlySet<FaceMeasure> = new Set<FaceMeasure>([
  'lip-lightness',
  'lip-red-green',
  'lip-yellow-blue',
  'contrast-lip',
]);

/** The same estimates, without those of what is painted over. */
export function withoutPaintedFeatures(
  estimates: readonly FaceEstimate[],
  { lips }: WornMakeup,
): readonly FaceEstimate[] {
  return estimates.map((estimate) => {
    const { measure } = estimate;
    return lips && OF_THE_LIPS.has(measure) ? { measure, ...WEARS_MAKEUP } : estimate;
  });
}

/** What blush leaves as it is: it has neither grain nor shine of its own that a camera would see. */
const BESIDE_BLUSH: ReadonlySet<SkinMeasure> = new Set<SkinMeasure>([
  'lines',
  'fine-lines',
  'texture',
  'pores',
  'shine',
]);

/** The same for a skin: the area under an eye is compared with the cheek, so blush spoils that, too. */
export function withoutPaintedSkin(
  estimates: readonly SkinEstimate[],
  { cheeks }: WornMakeup,
): readonly SkinEstimate[] {
  return estimates.map((estimate) => {
    const { zone, measure } = estimate;
    const isOfCheek = zone.startsWith('cheek') || measure.startsWith('dark-circle');
    const isPainted = cheeks && isOfCheek && !BESIDE_BLUSH.has(measure);
    return isPainted ? { zone, measure, ...WEARS_MAKEUP } : estimate;
  });
}
