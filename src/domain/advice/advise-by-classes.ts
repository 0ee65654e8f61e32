/**
 * Advice for a face of which only classes are known: made for the middle of each class, but good for all
 * of it.
 */

import type { EyeColour } from '#domain/analysis/eyes.ts';
import {
  FACE_MEASURES,
  type FaceMeasure,
  type FaceReading,
} from '#domain/analysis/face-reading.ts';
import { isWithheld, type Measured, type WithheldReason } from '#domain/analysis/measurement.ts';
import type { SkinDepth, Undertone } from '#domain/colour-wheel/skin-tone.ts';
import type { Product } from '#domain/makeup/look.ts';
import type { Recommendation } from './advice.ts';
import { categoryAdvice } from './advise.ts';
import { knownFaceOf } from './known-face.ts';
import type { ShadeLibrary } from './library.ts';
import { possibleFaces } from './possible-faces.ts';
import { usualTint } from './usual-tint.ts';

export interface FaceClasses {
  readonly skinDepth?: SkinDepth;
  readonly undertone?: Undertone;
  readonly eyeColor?: EyeColour;
  readonly contrast?: 'low' | 'medium' | 'high';
}

/** CIE L* in the middle of each depth, at the usual tint, and half of its width. */
const SKIN_LIGHTNESS: Readonly<Record<SkinDepth, readonly [middle: number, half: number]>> = {
  'very light': [75, 3],
  light: [68, 3],
  medium: [62, 3],
  tan: [56, 3.5],
  brown: [47, 5],
  deep: [32, 6],
};

/** Hues of skin in CIELAB degrees in the middle of each undertone. */
const SKIN_HUE: Readonly<Record<Undertone, number>> = { cool: 48, neutral: 56.5, warm: 64 };

/** Differences of the irises from the skin in L*, in the middle of each contrast. */
const IRIS_CONTRAST = { low: 18, medium: 32, high: 48 } as const;

/** Half the range of a tint within its class, in a* and b*. */
const TINT_HALF = 3;

const UNKNOWN: WithheldReason = 'uncertain';

function around(value: number, half: number): Measured {
  return { value, low: value - half, high: value + half, confidence: 0.5 };
}

/** Skin whose depth is not known: its tint is that of the middle. */
const ANY_DEPTH = 'tan';

/** The skin's color in CIELAB, in the middle of its depth and undertone. */
export function usualSkin({ skinDepth = ANY_DEPTH, undertone }: FaceClasses) {
  const [lightness, half] = SKIN_LIGHTNESS[skinDepth];
  const { a, b } = usualTint(lightness);
  const chroma = Math.hypot(a.value, b.value);
  const hue =
    undertone === undefined ? Math.atan2(b.value, a.value) : (SKIN_HUE[undertone] * Math.PI) / 180;
  return { lightness, half, a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) };
}

/** A reading that holds these classes, and nothing else. */
function readingOf(classes: FaceClasses): FaceReading {
  const { skinDepth, undertone, eyeColor, contrast } = classes;
  const skin = usualSkin(classes);
  const known: Partial<Record<FaceMeasure, Measured>> = {
    ...(skinDepth !== undefined && { 'skin-lightness': around(skin.lightness, skin.half) }),
    'skin-red-green': around(skin.a, TINT_HALF),
    'skin-yellow-blue': around(skin.b, TINT_HALF),
    ...(contrast !== undefined && { 'contrast-iris': around(IRIS_CONTRAST[contrast], 7) }),
  };
  const isMeasure = (name: string): name is FaceMeasure => Object.hasOwn(FACE_MEASURES, name);
  const withheld = { withheld: UNKNOWN };
  const only = <Name extends string>(name: Name | undefined) =>
    name === undefined ? withheld : { chances: [{ name, chance: 1 }] };
  return {
    kind: 'face',
    light: { grade: 'fair', unnatural: 0, leftRight: 1, topBottom: 1, overExposed: 0 },
    pixelsPerMillimetre: 1,
    frames: 1,
    values: Object.keys(FACE_MEASURES)
      .filter(isMeasure)
      .map((measure) => ({
        measure,
        unit: FACE_MEASURES[measure].unit,
        ...(known[measure] ?? withheld),
      })),
    shape: withheld,
    undertone: only(undertone),
    eyeShape: withheld,
    eyeTilt: withheld,
    eyeColour: only(eyeColor),
  };
}

/** The shades of one product for a face of these classes, the best first. Without its depth, they are for skin of any depth, and no foundation is among them. */
export function adviseByClasses(
  category: Product,
  classes: FaceClasses,
  library: ShadeLibrary,
): readonly Recommendation[] {
  const known = knownFaceOf(readingOf(classes));
  if (isWithheld(known)) return [];
  return categoryAdvice(category, known, possibleFaces(known), library).choices;
}
