/** A look that was read from a picture, in the hands of the person who is to wear it. */

import type { AppearanceReading } from '#domain/analysis/appearance/read-appearance.ts';
import { LEAST_CONFIDENCE } from '#domain/analysis/measurement.ts';
import { PRODUCTS, type Look, type Product } from '#domain/makeup/look.ts';
import { applyPatch, productPatch, type LookPatch } from '#domain/makeup/patch.ts';

export const CONFIDENCE_LEVELS = ['high', 'medium', 'low'] as const;
export type ConfidenceLevel = (typeof CONFIDENCE_LEVELS)[number];

/**
 * From this confidence on, a product is as good as certain; below `LEAST_CONFIDENCE`, the least at which
 * a look wears it, it is a guess.
 */
const HIGH = 0.75;

export function confidenceLevel(confidence: number): ConfidenceLevel {
  if (confidence >= HIGH) return 'high';
  return confidence >= LEAST_CONFIDENCE ? 'medium' : 'low';
}

/** What is to be worn of a reading. */
export interface ChosenLook {
  /** Every product as it is worn if it is switched on. */
  readonly look: Look;
  readonly on: Readonly<Record<Product, boolean>>;
}

/** Below this, a product was not seen at all, and the shade that was read for it is that of bare skin. */
const SEEN = 0.05;

export function isSeen(confidence: number): boolean {
  return confidence >= SEEN;
}

/**
 * What the picture shows plainly is on; what was hardly seen, and mascara, which no picture tells from lashes, is off.
 *
 * @param own the look that the person wears: its shade is offered for what the picture does not show at all
 */
export function chosenAtFirst({ ifWorn, confidences }: AppearanceReading, own: Look): ChosenLook {
  const isOn = (product: Product): boolean => confidences[product] >= LEAST_CONFIDENCE;
  const unseen = PRODUCTS.filter((product) => !isSeen(confidences[product]));
  return {
    look: unseen.reduce(
      (look, product) =>
        applyPatch(
          look,
          productPatch(product, { ...own[product], opacity: ifWorn[product].opacity }),
        ),
      ifWorn,
    ),
    on: {
      lipstick: isOn('lipstick'),
      blush: isOn('blush'),
      eyeshadow: isOn('eyeshadow'),
      eyeliner: isOn('eyeliner'),
      mascara: isOn('mascara'),
      foundation: isOn('foundation'),
    },
  };
}

export function switched(chosen: ChosenLook, product: Product, isOn: boolean): ChosenLook {
  return { ...chosen, on: { ...chosen.on, [product]: isOn } };
}

/** Another shade or strength of what was read. */
export function adjusted(chosen: ChosenLook, patch: LookPatch): ChosenLook {
  return { ...chosen, look: applyPatch(chosen.look, patch) };
}

/**
 * The look on another person: the shades as they are in the tube, so that the mirror lays them on this skin in this
 * light. A foundation belongs to its wearer: another face's never comes along, only how much of it is worn.
 *
 * @param own the look that the person wears
 */
export function onOwnFace({ look, on }: ChosenLook, own: Look): Look {
  const bare = PRODUCTS.filter((product) => !on[product]).reduce(
    (rest, product) => applyPatch(rest, productPatch(product, { opacity: 0 })),
    look,
  );
  const { color, opacity } = own.foundation;
  return applyPatch(bare, {
    foundation: { color, opacity: on.foundation ? look.foundation.opacity : opacity },
  });
}
