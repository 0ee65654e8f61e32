/** The colours of a face that may wear makeup, place by place, as a picture shows them. */

import type { Rgb } from '#domain/colour/transfer.ts';

/** A place, and the same place as it would be without its product, judging by what lies around it. */
export interface PaintedPlace {
  readonly worn: Rgb;
  readonly bare: Rgb;
}

/** Encoded sRGB, each channel in [0, 1], with the light still in it; only `white` is linear. */
export interface PaintedFace {
  /** What a white surface would return where the skin was measured, linear. */
  readonly white: Rgb;
  /** Light on the lips as a multiple of the light on the skin. */
  readonly mouthShade: number;
  readonly skin: Rgb;
  readonly lips: Rgb;
  /** Where blush lies thickest; bare as the skin around it says. */
  readonly cheeks: PaintedPlace;
  /** The lid above the lashes, its fold and its outer corner. */
  readonly lid: Rgb;
  readonly crease: Rgb;
  readonly outer: Rgb;
  /** The skin under the brow, where eyeshadow has faded out. */
  readonly underBrow: Rgb;
  /** The wing of a liner and the skin on both sides of it. */
  readonly wing: PaintedPlace;
  /** The neck, which nobody makes up with foundation alone; null where the picture does not show it. */
  readonly neck: Rgb | null;
}
