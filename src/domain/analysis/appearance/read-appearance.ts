/**
 * A look from the colours of a made-up face. Each product is judged against this face's own bare skin nearby, and
 * comes with a confidence; mascara cannot be told from lashes.
 */

import { LEAST_CONFIDENCE } from '#domain/analysis/measurement.ts';
import { hexOf } from '#domain/colour/transfer.ts';
import { PRODUCTS, type Look, type Product } from '#domain/makeup/look.ts';
import { applyPatch, productPatch } from '#domain/makeup/patch.ts';
import type { PaintedFace } from './painted-face.ts';
import { readLids, readLiner } from './read-eyes.ts';
import type { ReadProduct } from './read-product.ts';
import { readBase, readBlush, readLips } from './read-skin.ts';

export interface AppearanceReading {
  readonly kind: 'appearance';
  /** A product of too little confidence has the opacity 0. */
  readonly look: Look;
  /**
   * The same, but with every product as it would look if it were worn; for mascara, which cannot be read,
   * a usual amount.
   */
  readonly ifWorn: Look;
  /** How likely it is that each product is worn, and in about this colour, in [0, 1]. */
  readonly confidences: Readonly<Record<Product, number>>;
}

/** The specification's first mascara. */
const USUAL_MASCARA = 65;

export function readAppearance(face: PaintedFace): AppearanceReading {
  const lipstick = readLips(face);
  const blush = readBlush(face);
  const lids = readLids(face);
  const eyeliner = readLiner(face);
  const base = readBase(face);
  const confidences = {
    lipstick: lipstick.confidence,
    blush: blush.confidence,
    eyeshadow: lids.confidence,
    eyeliner: eyeliner.confidence,
    mascara: 0,
    foundation: base.confidence,
  };
  const ifWorn: Look = {
    v: 1,
    lipstick: partOf(lipstick),
    blush: partOf(blush),
    eyeshadow: {
      colors: [hexOf(lids.colours[0]), hexOf(lids.colours[1]), hexOf(lids.colours[2])],
      opacity: Math.round(lids.opacity),
    },
    eyeliner: partOf(eyeliner),
    mascara: { opacity: USUAL_MASCARA },
    foundation: partOf(base),
  };
  return { kind: 'appearance', look: withoutGuesses(ifWorn, confidences), ifWorn, confidences };
}

function withoutGuesses(ifWorn: Look, confidences: AppearanceReading['confidences']): Look {
  return PRODUCTS.filter((product) => confidences[product] < LEAST_CONFIDENCE).reduce(
    (look, product) => applyPatch(look, productPatch(product, { opacity: 0 })),
    ifWorn,
  );
}

function partOf({ worn: { shade, opacity } }: ReadProduct): {
  readonly color: string;
  readonly opacity: number;
} {
  return { color: hexOf(shade), opacity: Math.round(opacity) };
}
