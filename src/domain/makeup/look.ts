/**
 * The look: what is worn. One value describes all six products; every other part of the product
 * (mirror, sliders, links, storage, database) speaks of makeup in these terms only.
 */

/** The six products, in the order in which the specification lists them. */
export const PRODUCTS = [
  'lipstick',
  'blush',
  'eyeshadow',
  'eyeliner',
  'mascara',
  'foundation',
] as const;
export type Product = (typeof PRODUCTS)[number];

export const LIP_FINISHES = ['matte', 'satin', 'gloss', 'shimmer'] as const;
export type LipFinish = (typeof LIP_FINISHES)[number];

export const EYE_FINISHES = ['matte', 'shimmer'] as const;
export type EyeFinish = (typeof EYE_FINISHES)[number];

/** The products whose blend mode can be chosen: a foundation belongs to the skin below the others. */
export const BLENDED_PRODUCTS = ['lipstick', 'blush', 'eyeshadow', 'eyeliner', 'mascara'] as const;
export type BlendedProduct = (typeof BLENDED_PRODUCTS)[number];

/** How a product meets what lies below it. A look names one only where it is not normal. */
export const BLENDS = ['multiply', 'screen', 'overlay'] as const;
export type Blend = (typeof BLENDS)[number];
export type BlendMode = 'normal' | Blend;

/** A colour as `#rrggbb`, sRGB, lower or upper case. */
export type HexColour = string;

interface ColouredPart {
  readonly color: HexColour;
  readonly opacity: number;
}

interface BlendedPart {
  readonly blend?: Blend;
}

/** Opacities are whole or fractional percentages in [0, 100]. */
export interface Look {
  /**
   * The first version that can express it: 2 where a product has a blend mode, else 1 (see `versionOf`).
   */
  readonly v: 1 | 2;
  readonly lipstick: {
    readonly color: HexColour;
    readonly opacity: number;
    readonly finish?: LipFinish;
    readonly blend?: Blend;
  };
  readonly blush: ColouredPart & BlendedPart;
  /** `colors` are lid, crease and outer corner. */
  readonly eyeshadow: {
    readonly colors: readonly [HexColour, HexColour, HexColour];
    readonly opacity: number;
    readonly finish?: EyeFinish;
    readonly blend?: Blend;
  };
  readonly eyeliner: ColouredPart & BlendedPart;
  readonly mascara: { readonly opacity: number } & BlendedPart;
  readonly foundation: ColouredPart;
}

/** The look that a first visit wears; the specification's defaults to the letter. */
export const DEFAULT_LOOK: Look = {
  v: 1,
  lipstick: { color: '#ec4899', opacity: 70 },
  blush: { color: '#fda4af', opacity: 50 },
  eyeshadow: { colors: ['#FDE68A', '#FCA5A5', '#F87171'], opacity: 60 },
  eyeliner: { color: '#000000', opacity: 80 },
  mascara: { opacity: 65 },
  foundation: { color: '#F8E8DB', opacity: 40 },
};

/** The finish that a look wears when it names none: a look of the specification's shape has no finishes. */
export const DEFAULT_LIP_FINISH: LipFinish = 'satin';
export const DEFAULT_EYE_FINISH: EyeFinish = 'matte';

export function lipFinishOf(look: Look): LipFinish {
  return look.lipstick.finish ?? DEFAULT_LIP_FINISH;
}

export function eyeFinishOf(look: Look): EyeFinish {
  return look.eyeshadow.finish ?? DEFAULT_EYE_FINISH;
}

/**
 * The version in which a look of these parts is written: so an older page can read every look that it can
 * draw.
 */
export function versionOf(parts: Omit<Look, 'v'>): Look['v'] {
  return BLENDED_PRODUCTS.some((product) => parts[product].blend !== undefined) ? 2 : 1;
}

export function blendModeOf(look: Look, product: BlendedProduct): BlendMode {
  return look[product].blend ?? 'normal';
}
