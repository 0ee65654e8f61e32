import { DEFAULT_LOOK, PRODUCTS, type Look } from '#domain/makeup/look.ts';

/** The default look with only the first `products` products of the specification's list on. */
export function wornLook(products: number): Look {
  const opacityOf = (product: (typeof PRODUCTS)[number]): number =>
    PRODUCTS.indexOf(product) < products ? DEFAULT_LOOK[product].opacity : 0;
  return {
    v: 1,
    lipstick: { ...DEFAULT_LOOK.lipstick, opacity: opacityOf('lipstick') },
    blush: { ...DEFAULT_LOOK.blush, opacity: opacityOf('blush') },
    eyeshadow: { ...DEFAULT_LOOK.eyeshadow, opacity: opacityOf('eyeshadow') },
    eyeliner: { ...DEFAULT_LOOK.eyeliner, opacity: opacityOf('eyeliner') },
    mascara: { opacity: opacityOf('mascara') },
    foundation: { ...DEFAULT_LOOK.foundation, opacity: opacityOf('foundation') },
  };
}
