import { PRODUCTS, type Look } from './look.ts';
import { applyPatch } from './patch.ts';

/**
 * The look on the way from one to another: opacities move linearly, colours and finishes are the
 * target's at once (the specification's rule for transformations).
 *
 * @param progress share of the way in [0, 1]; clamped
 */
export function interpolateLook(from: Look, to: Look, progress: number): Look {
  const share = Math.min(1, Math.max(0, progress));
  return PRODUCTS.reduce((look, product) => {
    const start = from[product].opacity;
    const end = to[product].opacity;
    // Weighted rather than start + difference, so that both ends are met exactly.
    return applyPatch(look, {
      kind: 'opacity',
      product,
      opacity: start * (1 - share) + end * share,
    });
  }, to);
}
