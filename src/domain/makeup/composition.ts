/**
 * A look and how much of it is worn. Makeup Intensity multiplies the opacities that the look was
 * designed with and never writes over them, so that moving it down and up again loses nothing.
 */

import { sameColour, sameMakeup } from './look-equality.ts';
import { PRODUCTS, type Look, type Product } from './look.ts';
import { applyPatch, productPatch, type LookPatch } from './patch.ts';

/** Where Makeup Intensity stands while a look is worn as it was designed. */
export const DESIGNED_INTENSITY = 75;

export interface Composition {
  /** What is worn and seen: the designed opacities at this intensity, each at most 100. */
  readonly look: Look;
  /**
   * The opacities at `DESIGNED_INTENSITY`, at least 0. One may be above 100: a product that was
   * set to 80 while the intensity stood at 50 is designed with 120.
   */
  readonly designed: Readonly<Record<Product, number>>;
  /** Makeup Intensity in [0, 100]. */
  readonly intensity: number;
}

/** A whole look, worn as it was designed. */
export function composed(look: Look): Composition {
  return { look, designed: opacitiesOf(look), intensity: DESIGNED_INTENSITY };
}

/** The same look at another intensity, with the balance of its products kept. */
export function atIntensity({ look, designed }: Composition, intensity: number): Composition {
  const moved = Math.min(100, Math.max(0, intensity));
  const seen = PRODUCTS.reduce(
    (changed, product) =>
      applyPatch(
        changed,
        productPatch(product, { opacity: seenOpacity(designed[product], moved) }),
      ),
    look,
  );
  return { look: seen, designed, intensity: moved };
}

/**
 * The composition after a change of the look that is seen. If a product is put on while the intensity
 * shows nothing at all, the whole look is worn as designed from then on.
 */
export function withPatch(composition: Composition, patch: LookPatch): Composition {
  const { designed, intensity } = composition;
  const look = applyPatch(composition.look, patch);
  const set = PRODUCTS.filter((product) => patch[product]?.opacity !== undefined);
  if (set.length === 0) return { look, designed, intensity };
  if (intensity === 0) return composed(look);
  const changed = set.reduce<Composition['designed']>(
    (opacities, product) => ({
      ...opacities,
      [product]: (look[product].opacity * DESIGNED_INTENSITY) / intensity,
    }),
    designed,
  );
  return { look, designed: changed, intensity };
}

/**
 * A look with the designed opacities and the intensity that were kept beside it. Where they do not
 * lead to what the look wears, they belong to another one: the look is then worn as designed.
 */
export function recomposed(
  look: Look,
  kept: Pick<Composition, 'designed' | 'intensity'>,
): Composition {
  const composition = atIntensity({ look, ...kept }, kept.intensity);
  const fits = PRODUCTS.every(
    (product) => Math.abs(composition.look[product].opacity - look[product].opacity) <= ROUNDING,
  );
  return fits ? { ...composition, look } : composed(look);
}

/** Whether two compositions wear and were designed the same. */
export function sameComposition(one: Composition, other: Composition): boolean {
  return (
    one.intensity === other.intensity &&
    PRODUCTS.every((product) => one.designed[product] === other.designed[product]) &&
    sameMakeup(one.look, other.look) &&
    one.look.foundation.opacity === other.look.foundation.opacity &&
    sameColour(one.look.foundation.color, other.look.foundation.color)
  );
}

/** Sliders stand on whole numbers, and what is seen is what they say. */
const ROUNDING = 0.5;

function seenOpacity(designed: number, intensity: number): number {
  if (intensity === DESIGNED_INTENSITY) return Math.min(100, designed);
  return Math.min(100, Math.round((designed * intensity) / DESIGNED_INTENSITY));
}

function opacitiesOf(look: Look): Composition['designed'] {
  return {
    lipstick: look.lipstick.opacity,
    blush: look.blush.opacity,
    eyeshadow: look.eyeshadow.opacity,
    eyeliner: look.eyeliner.opacity,
    mascara: look.mascara.opacity,
    foundation: look.foundation.opacity,
  };
}
