import type { Look } from '#domain/makeup/look.ts';
import { applyPatch, patchedProducts, type LookPatch } from '#domain/makeup/patch.ts';

/**
 * Whether a look still wears what was tried on.
 *
 * @param before what takes it off again; it names the products that were tried on
 * @param patch the suggestion
 */
export function isWorn(look: Look, before: LookPatch, patch: LookPatch): boolean {
  const worn = applyPatch(look, patch);
  return patchedProducts(before).every(
    (product) => JSON.stringify(worn[product]) === JSON.stringify(look[product]),
  );
}
