/** Makeup that a face wears, and what cannot be measured of the skin beneath it. */

import type { FaceMeasure } from '#domain/analysis/face-reading.ts';
import type { Withheld } from '#domain/analysis/measurement.ts';
import type { SkinMeasure } from '#domain/analysis/skin-reading.ts';
import { readAppearance } from '#domain/analysis/appearance/read-appearance.ts';
import { LIPS_LOWER_OUTER, LIPS_UPPER_OUTER } from '#engine/geometry/landmark-indices.ts';
import { areHidden, hiddenShare } from './hidden-parts.ts';
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

/** Share of the cover's cells above which the neck may be covered, too. */
const MOST_COVERED = 0.03;

/** Where makeup lies that hides what is measured. */
export interface WornMakeup {
  readonly lips: boolean;
  readonly cheeks: boolean;
  readonly base: boolean;
}

/** Kept because a face may be measured more than once: for its form, and for its skin. */
const found = new WeakMap<TakenFace, WornMakeup>();

export function wornMakeup(face: TakenFace): WornMakeup {
  const worn = found.get(face) ?? lookForMakeup(face);
  found.set(face, worn);
  return worn;
}

function lookForMakeup(face: TakenFace): WornMakeup {
  const { frame, cover } = face;
  const { lipstick, blush, eyeshadow, eyeliner, foundation } = readAppearance(
    readPaintedFace(face),
  ).confidences;
  const lips = [...LIPS_UPPER_OUTER, ...LIPS_LOWER_OUTER].map((landmark) => frame.point(landmark));
  // A cup in front of the mouth has another colour than bare lips, and hides the neck that a base is
  // compared with.
  const wearsLipstick = lipstick >= WORN && !areHidden(face, lips);
  const isMadeUp = wearsLipstick || Math.max(eyeshadow, eyeliner) >= WORN;
  return {
    lips: wearsLipstick,
    // A flush looks like blush: without other makeup it is taken for skin.
    cheeks: blush >= WORN && isMadeUp,
    base: foundation >= WORN && isMadeUp && (cover === null || hiddenShare(cover) < MOST_COVERED),
  };
}

const WEARS_MAKEUP: Withheld = { withheld: 'wears-makeup' };

const OF_THE_LIPS: ReadonlySet<FaceMeasure> = new Set<FaceMeasure>([
  'lip-lightness',
  'lip-red-green',
  'lip-yellow-blue',
  'contrast-lip',
]);

const OF_THE_SKIN: ReadonlySet<FaceMeasure> = new Set<FaceMeasure>([
  'skin-lightness',
  'skin-red-green',
  'skin-yellow-blue',
  'skin-hue',
  'skin-typology-angle',
]);

/** The same estimates, without those of what is painted over. */
export function withoutPaintedFeatures(
  estimates: readonly FaceEstimate[],
  { lips, base }: WornMakeup,
): readonly FaceEstimate[] {
  return estimates.map((estimate) => {
    const { measure } = estimate;
    const isPainted = (lips && OF_THE_LIPS.has(measure)) || (base && OF_THE_SKIN.has(measure));
    return isPainted ? { measure, ...WEARS_MAKEUP } : estimate;
  });
}

/** Lines show through a base and through blush. */
const SHOWS_THROUGH: ReadonlySet<SkinMeasure> = new Set<SkinMeasure>(['lines', 'fine-lines']);

/** What blush leaves as it is: it has neither grain nor shine of its own that a camera would see. */
const BESIDE_BLUSH: ReadonlySet<SkinMeasure> = new Set<SkinMeasure>([
  ...SHOWS_THROUGH,
  'texture',
  'pores',
  'shine',
]);

/** The same for a skin: the area under an eye is compared with the cheek, so blush spoils that, too. */
export function withoutPaintedSkin(
  estimates: readonly SkinEstimate[],
  { cheeks, base }: WornMakeup,
): readonly SkinEstimate[] {
  return estimates.map((estimate) => {
    const { zone, measure } = estimate;
    const isOfCheek = zone.startsWith('cheek') || measure.startsWith('dark-circle');
    const isPainted =
      (base && !SHOWS_THROUGH.has(measure)) || (cheeks && isOfCheek && !BESIDE_BLUSH.has(measure));
    return isPainted ? { zone, measure, ...WEARS_MAKEUP } : estimate;
  });
}
