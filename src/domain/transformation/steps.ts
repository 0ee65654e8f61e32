/** One look that becomes another while it is watched, as the specification has it. */

import { PRODUCTS, type Look } from '#domain/makeup/look.ts';
import { applyPatch, productPatch } from '#domain/makeup/patch.ts';

/** How many steps a transformation takes, however long it lasts. */
export const TRANSFORMATION_STEPS = 20;

/**
 * The look after `step` of the steps, from 0 to `TRANSFORMATION_STEPS`: opacities have gone that share of their way,
 * in a straight line; colors and finishes are those of the target from the first step on.
 */
export function transformationStep(from: Look, to: Look, step: number): Look {
  const share = step / TRANSFORMATION_STEPS;
  return PRODUCTS.reduce((look, product) => {
    const [start, end] = [from[product].opacity, to[product].opacity];
    return applyPatch(look, productPatch(product, { opacity: start + (end - start) * share }));
  }, to);
}
