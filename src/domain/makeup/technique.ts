/** Techniques of Professional Mode: how strongly products are worn, and how they meet the skin. */

import {
  BLENDED_PRODUCTS,
  blendModeOf,
  type BlendMode,
  type BlendedProduct,
  type Look,
} from './look.ts';
import type { LookPatch } from './patch.ts';

export interface Technique {
  /** Least and largest opacity, in [0, 100]. */
  readonly range: readonly [number, number];
  readonly blend: BlendMode;
}

/** The opacity at which a technique is applied: the middle of its range, as the specification says. */
export function midpointOf({ range: [least, most] }: Technique): number {
  return (least + most) / 2;
}

/** A technique on these products, in one change. */
export function techniquePatch(
  technique: Technique,
  products: readonly BlendedProduct[],
): LookPatch {
  const opacity = midpointOf(technique);
  const blend = technique.blend === 'normal' ? null : technique.blend;
  return Object.fromEntries(products.map((product) => [product, { opacity, blend }]));
}

/** Whether all of these products are worn by a technique, as it was applied. */
export function isWornBy(
  look: Look,
  technique: Technique,
  products: readonly BlendedProduct[],
): boolean {
  return products.every(
    (product) =>
      look[product].opacity === midpointOf(technique) &&
      blendModeOf(look, product) === technique.blend,
  );
}

/** Normal blending for every product again; the opacities stay. Null where all blend normally. */
export function normalBlending(look: Look): LookPatch | null {
  const blended = BLENDED_PRODUCTS.filter((product) => look[product].blend !== undefined);
  if (blended.length === 0) return null;
  return Object.fromEntries(blended.map((product) => [product, { blend: null }]));
}
