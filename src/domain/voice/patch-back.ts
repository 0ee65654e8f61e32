import type { Look } from '#domain/makeup/look.ts';
import { patchedProducts, type LookPatch } from '#domain/makeup/patch.ts';
import { patchOfAll } from './own-looks.ts';

/** The patch that takes another one back: what its products wore in the look before it. */
export function patchBack(patch: LookPatch, before: Look): LookPatch {
  const all = patchOfAll(before);
  return Object.fromEntries(patchedProducts(patch).map((product) => [product, all[product]]));
}
