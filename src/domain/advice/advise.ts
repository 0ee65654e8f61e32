/** From a reading of a face and a library of shades to advice. */

import type { FaceReading } from '#domain/analysis/face-reading.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import type { Product } from '#domain/makeup/look.ts';
import type { AdviceOrReason, CategoryAdvice, Recommendation } from './advice.ts';
import { adviseBlush } from './blush.ts';
import { adviseEyeliner } from './eyeliner.ts';
import { adviseEyeshadow } from './eyeshadow.ts';
import { adviseFoundation } from './foundation.ts';
import { knownFaceOf, type KnownFace, type MissingFact } from './known-face.ts';
import type { ShadeLibrary } from './library.ts';
import { adviseLipstick } from './lipstick.ts';
import { adviseMascara } from './mascara.ts';
import type { Faces } from './pick.ts';
import { possibleFaces } from './possible-faces.ts';
import { tipsFor } from './tips.ts';

/** In the order in which they are put on. */
export const ADVISED_PRODUCTS = [
  'foundation',
  'blush',
  'eyeshadow',
  'eyeliner',
  'mascara',
  'lipstick',
] as const satisfies readonly Product[];

/** What each category builds on. */
const BUILDS_ON: Readonly<Record<Product, readonly MissingFact[]>> = {
  foundation: ['skin-lightness', 'skin-tint'],
  blush: ['skin-lightness', 'skin-tint', 'undertone', 'lips'],
  eyeshadow: ['skin-lightness', 'eyes'],
  eyeliner: ['brows', 'eyes'],
  mascara: [],
  lipstick: ['skin-lightness', 'lips', 'undertone'],
};

type Adviser = (known: KnownFace, faces: Faces, library: ShadeLibrary) => readonly Recommendation[];

const ADVISERS: Readonly<Record<Product, Adviser>> = {
  foundation: (known, faces, library) => adviseFoundation(known, faces, library.foundation),
  blush: (known, faces, library) => adviseBlush(known, faces, library.blush),
  eyeshadow: (known, faces, library) => adviseEyeshadow(known, faces, library.eyeshadow),
  eyeliner: (known, faces, library) => adviseEyeliner(known, faces, library.eyeliner),
  mascara: (known, faces) => adviseMascara(known, faces),
  lipstick: (known, faces, library) => adviseLipstick(known, faces, library.lipstick),
};

/**
 * Three recommendations for each of six products, for this face as it will look with them, by the
 * renderer's own model. The same reading and library give the same advice. Where a fact was withheld,
 * there are fewer of them or they assume what is usual, and the cautions name it; where no color of the
 * skin is known at all, there is no advice.
 */
export function advise(reading: FaceReading, library: ShadeLibrary): AdviceOrReason {
  const known = knownFaceOf(reading);
  if (isWithheld(known)) return known;
  const faces = possibleFaces(known);
  return {
    categories: ADVISED_PRODUCTS.map((category) => categoryAdvice(category, known, faces, library)),
    tips: tipsFor(reading, known),
  };
}

export function categoryAdvice(
  category: Product,
  known: KnownFace,
  faces: Faces,
  library: ShadeLibrary,
): CategoryAdvice {
  const { contrast } = known;
  // A mascara needs one of the two contrasts.
  const knowsEyes = contrast.iris !== null || contrast.brow !== null;
  const needs = category === 'mascara' && !knowsEyes ? (['eyes', 'brows'] as const) : [];
  const missing: readonly MissingFact[] = [...BUILDS_ON[category], ...needs];
  return {
    category,
    choices: ADVISERS[category](known, faces, library),
    cautions: known.cautions.filter((caution) => missing.includes(caution.missing)),
  };
}
