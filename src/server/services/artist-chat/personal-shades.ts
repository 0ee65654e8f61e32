/** Shades of the library for a person who shares what the mirror measured, as the recommendations choose them. */

import { SHADE_LIBRARY } from '#content/shade-library/shade-library.ts';
import { adviseByClasses } from '#domain/advice/advise-by-classes.ts';
import type { Recommendation } from '#domain/advice/advice.ts';
import type { ReasonKind } from '#domain/advice/reason.ts';
import type { SharedFeatures } from '#domain/artist-chat/shared-features.ts';
import type { Product } from '#domain/makeup/look.ts';

/** The product of each purpose, and how the kind of a fitting reason begins. */
const PURPOSES = {
  nude: ['lipstick', 'lip-nude'],
  red: ['lipstick', 'lip-statement'],
  'strong-lip': ['lipstick', 'lip-statement'],
  blush: ['blush', 'blush-flush'],
  foundation: ['foundation', 'foundation-nearest'],
  'eye-shadow': ['eyeshadow', 'shadow-eyes'],
  'quiet-shadow': ['eyeshadow', 'shadow-quiet'],
  'eye-liner': ['eyeliner', 'liner-eyes'],
  mascara: ['mascara', 'mascara-'],
} as const satisfies Readonly<Record<string, readonly [Product, string]>>;
export type ShadePurpose = keyof typeof PURPOSES;

/** What decides a purpose: one of these has to be known. */
const NEEDS: Readonly<Record<ShadePurpose, readonly (keyof SharedFeatures)[]>> = {
  nude: ['skinDepth'],
  red: ['skinDepth', 'undertone'],
  'strong-lip': ['skinDepth', 'undertone'],
  blush: ['skinDepth'],
  foundation: ['skinDepth'],
  'eye-shadow': ['eyeColor'],
  'quiet-shadow': ['skinDepth'],
  'eye-liner': ['eyeColor'],
  mascara: ['contrast'],
};

function isFor(kind: ReasonKind, beginning: string): boolean {
  return kind.startsWith(beginning);
}

/** The shades for a purpose, the best first; none where too little is known. */
export function shadesFor(
  purpose: ShadePurpose,
  features: SharedFeatures,
): readonly Recommendation[] {
  if (NEEDS[purpose].every((need) => features[need] === undefined)) return [];
  const [product, beginning] = PURPOSES[purpose];
  // For a face with little contrast the statement shade is rose, which nobody who asks for a red means.
  const { contrast, ...others } = features;
  const known = purpose === 'red' || contrast === undefined ? others : { ...others, contrast };
  const advised = adviseByClasses(product, known, SHADE_LIBRARY);
  const first = advised.findIndex(({ reason }) => isFor(reason.kind, beginning));
  const best = advised[first];
  return best === undefined ? [] : [best, ...advised.filter((each) => each !== best)];
}
