/** An art style as it is laid on a face: one product after the other, in the order in which they are put on. */

import { PRODUCTS, versionOf, type Look, type Product } from '#domain/makeup/look.ts';

/** The specification's six steps: what is below comes first, and the lips last. */
export const TRANSFER_STEPS = [
  'foundation',
  'eyeshadow',
  'eyeliner',
  'mascara',
  'blush',
  'lipstick',
] as const satisfies readonly Product[];
export type TransferStep = (typeof TRANSFER_STEPS)[number];

/** How long each of them takes, in milliseconds: the specification's. */
export const TRANSFER_STEP_MILLISECONDS = 800;

/** The look while `step` is on: that product and those before it are the style's, the others are as they were. */
export function lookDuring(from: Look, to: Look, step: TransferStep): Look {
  const laid: readonly Product[] = TRANSFER_STEPS.slice(0, TRANSFER_STEPS.indexOf(step) + 1);
  const parts = PRODUCTS.reduce(
    (look, product) => (laid.includes(product) ? { ...look, [product]: to[product] } : look),
    from,
  );
  return { ...parts, v: versionOf(parts) };
}
