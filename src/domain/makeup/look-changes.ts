/** What sets two looks apart, product by product. */

import { sameColour, samePalette } from './look-equality.ts';
import {
  BLENDED_PRODUCTS,
  PRODUCTS,
  eyeFinishOf,
  lipFinishOf,
  type Look,
  type Product,
} from './look.ts';

export interface LookChange {
  readonly product: Product;
  /** Whether it is another shade, finish or blend mode; else only its opacity differs. */
  readonly isOtherShade: boolean;
}

/**
 * The products that `after` wears otherwise than `before`, in their order. A shade that shows in neither of the two
 * looks is no change.
 */
export function lookChanges(before: Look, after: Look): readonly LookChange[] {
  return PRODUCTS.flatMap((product) => {
    const isShown = before[product].opacity > 0 || after[product].opacity > 0;
    const isOtherShade =
      isShown && !(sameShade(before, after, product) && sameBlend(before, after, product));
    const isOtherOpacity = before[product].opacity !== after[product].opacity;
    return isOtherShade || isOtherOpacity ? [{ product, isOtherShade }] : [];
  });
}

function sameShade(one: Look, other: Look, product: Product): boolean {
  switch (product) {
    case 'mascara':
      return true;
    case 'eyeshadow':
      return (
        samePalette(one.eyeshadow.colors, other.eyeshadow.colors) &&
        eyeFinishOf(one) === eyeFinishOf(other)
      );
    case 'lipstick':
      return (
        sameColour(one.lipstick.color, other.lipstick.color) &&
        lipFinishOf(one) === lipFinishOf(other)
      );
    case 'blush':
    case 'eyeliner':
    case 'foundation':
      return sameColour(one[product].color, other[product].color);
  }
}

function sameBlend(one: Look, other: Look, product: Product): boolean {
  const blended = BLENDED_PRODUCTS.find((each) => each === product);
  return blended === undefined || one[blended].blend === other[blended].blend;
}
