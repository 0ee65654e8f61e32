/** Looks with only one product, so that a test can judge that product on its own. */

import type { Scene } from '#engine/frame/frame.ts';
import { DEFAULT_LOOK, type Look, type Product } from '#domain/makeup/look.ts';

/** A look without any makeup. */
export const BARE_LOOK: Look = {
  ...DEFAULT_LOOK,
  lipstick: { ...DEFAULT_LOOK.lipstick, opacity: 0 },
  blush: { ...DEFAULT_LOOK.blush, opacity: 0 },
  eyeshadow: { ...DEFAULT_LOOK.eyeshadow, opacity: 0 },
  eyeliner: { ...DEFAULT_LOOK.eyeliner, opacity: 0 },
  mascara: { opacity: 0 },
  foundation: { ...DEFAULT_LOOK.foundation, opacity: 0 },
};

/** Colours that no face has, so that each product is easy to tell from skin. */
export const STRONG_LOOK: Look = {
  v: 1,
  lipstick: { color: '#b3203f', opacity: 100 },
  blush: { color: '#a8466a', opacity: 100 },
  eyeshadow: { colors: ['#5b7fb8', '#3b4f8f', '#1b2748'], opacity: 100 },
  eyeliner: { color: '#000000', opacity: 100 },
  mascara: { opacity: 100 },
  foundation: { color: '#c89b75', opacity: 100 },
};

/** Only `product` from the strong look. */
export function wearingOnly(product: Product, opacity = 100): Look {
  return { ...BARE_LOOK, [product]: { ...STRONG_LOOK[product], opacity } };
}

/** A scene with a look all over an unmirrored picture, changed by `rest`. */
export function sceneWith(look: Look, rest: Partial<Scene> = {}): Scene {
  return { look, effects: [], mirrored: false, ...rest };
}
