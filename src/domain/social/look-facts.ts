/** What can be said of a look in a post: the names of its shades, its finishes, and what stands out. */

import {
  eyeFinishOf,
  type EyeFinish,
  lipFinishOf,
  type LipFinish,
  type Look,
  type Product,
  PRODUCTS,
} from '#domain/makeup/look.ts';

/** What a hashtag may be about. */
export const LOOK_TRAITS = ['lips', 'eyes', 'liner', 'cheeks', 'skin', 'bold', 'soft'] as const;
export type LookTrait = (typeof LOOK_TRAITS)[number];

export interface LookFacts {
  /** The name of the look where it has one. */
  readonly name: string | null;
  /** The shades that are worn, in the order of the products. A shade without a name is null. */
  readonly shades: readonly { readonly product: Product; readonly name: string | null }[];
  readonly lipFinish: LipFinish;
  readonly eyeFinish: EyeFinish;
  readonly traits: ReadonlySet<LookTrait>;
}

/** From this opacity on, in percent, a product stands out. */
const STRONG = 65;
/** Means of the six opacities, in percent, below and above which a look is soft or bold. */
const SOFT = 45;
const BOLD = 66;

const TRAIT_OF: Partial<Record<Product, LookTrait>> = {
  lipstick: 'lips',
  eyeshadow: 'eyes',
  eyeliner: 'liner',
  blush: 'cheeks',
  foundation: 'skin',
};

/** @param nameOf the name of the shade that the look wears of a product; null where it has none */
export function lookFacts(
  look: Look,
  name: string | null,
  nameOf: (product: Product) => string | null,
): LookFacts {
  const worn = PRODUCTS.filter((product) => look[product].opacity > 0);
  const mean = PRODUCTS.reduce((sum, product) => sum + look[product].opacity, 0) / PRODUCTS.length;
  const strong = worn.filter((product) => look[product].opacity >= STRONG);
  const traits = new Set(strong.flatMap((product) => TRAIT_OF[product] ?? []));
  if (mean >= BOLD) traits.add('bold');
  if (mean <= SOFT) traits.add('soft');
  return {
    name,
    shades: worn.map((product) => ({ product, name: nameOf(product) })),
    lipFinish: lipFinishOf(look),
    eyeFinish: eyeFinishOf(look),
    traits,
  };
}
