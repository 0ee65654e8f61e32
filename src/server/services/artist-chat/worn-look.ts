/** One sentence that makes an answer concrete about the look that a person wears. */

import { colourName } from '#domain/colour-wheel/colour-name.ts';
import { lipFinishOf, eyeFinishOf, type Look, type Product } from '#domain/makeup/look.ts';
import { applyPatch, type LookPatch } from '#domain/makeup/patch.ts';
import { wornShadeName } from '#server/services/looks/worn-shade-name.ts';

/** What a product wears, as a person would call it: “Classic Red, matte”. */
function wornName(look: Look, product: Product): string {
  if (product === 'mascara') return 'mascara';
  const known = wornShadeName(look, product);
  if (product === 'eyeshadow') return `${known ?? 'eyeshadow of your own'}, ${eyeFinishOf(look)}`;
  const name = known ?? `${colourName(look[product].color)} ${product}`;
  return product === 'lipstick' ? `${name}, ${lipFinishOf(look)}` : `${name} ${product}`;
}

/** `on the lips`, `on the lids`; nothing where the name says it already. */
function placeOf(product: Product): string {
  if (product === 'lipstick') return ' on your lips';
  return product === 'eyeshadow' ? ' on your lids' : '';
}

/**
 * @param products what the answer is about, the most important first
 * @param suggestion the patch that goes with the answer, if one does
 * @returns one sentence; undefined where the answer is about nothing that a look has
 */
export function wornSentence(
  look: Look,
  products: readonly Product[],
  suggestion?: LookPatch,
): string | undefined {
  const product =
    products.find((each) => look[each].opacity > 0 && suggestion?.[each] !== undefined) ??
    products.find((each) => look[each].opacity > 0) ??
    products[0];
  if (product === undefined) return undefined;
  const before = Math.round(look[product].opacity);
  const after = suggestion === undefined ? look : applyPatch(look, suggestion);
  const strength = Math.round(after[product].opacity);
  const name = wornName(after, product);
  const place = placeOf(product);
  if (before === 0) {
    return strength === 0
      ? `You wear no ${product} at the moment.`
      : `You wear no ${product} at the moment; I would begin with ${name} at ${strength}.`;
  }
  const worn = `You wear ${wornName(look, product)}, at ${before}${place}`;
  if (strength === 0) return `${worn}; I would take it off.`;
  if (name !== wornName(look, product)) return `${worn}; I would go to ${name}, at ${strength}.`;
  return strength === before ? `${worn}.` : `${worn}; I would take it to ${strength}.`;
}
