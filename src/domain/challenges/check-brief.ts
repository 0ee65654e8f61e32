/** Whether a look meets a brief, and if not, why. The page and the server ask the same. */

import { oklchOf } from '#domain/colour/perceptual.ts';
import {
  eyeFinishOf,
  type HexColour,
  type LipFinish,
  lipFinishOf,
  type Look,
  type Product,
  PRODUCTS,
} from '#domain/makeup/look.ts';
import {
  type Brief,
  COLOURED,
  type Coloured,
  MATCHED,
  type Matched,
  ONE_COLOUR_DEGREES,
  type Requirement,
  WORN_FROM,
} from './brief.ts';
import { type ColourFamily, familyOf, isOfFamily } from './colour-family.ts';

/** Why a look does not meet a part of a brief. */
export type Miss =
  | { readonly kind: 'not-worn'; readonly product: Product }
  /** Worn at `worn` percent, where at least `least` percent is asked for. */
  | {
      readonly kind: 'too-faint';
      readonly product: Product;
      readonly least: number;
      readonly worn: number;
    }
  /** `worn` is what its color is called; null where it has no name. */
  | {
      readonly kind: 'wrong-color';
      readonly product: Coloured;
      readonly color: ColourFamily;
      readonly worn: ColourFamily | null;
    }
  | {
      readonly kind: 'wrong-finish';
      readonly product: Product;
      readonly finish: LipFinish;
      readonly worn: LipFinish;
    }
  | { readonly kind: 'worn'; readonly product: Product }
  | { readonly kind: 'too-many'; readonly most: number; readonly worn: number }
  /** Its color is not the one of the other products. */
  | { readonly kind: 'apart'; readonly product: Matched };

/** A part of a brief, and why a look misses it; it meets it where there is no reason. */
export interface CheckedPart {
  readonly part: Requirement;
  readonly misses: readonly Miss[];
}

function isWorn(look: Look, product: Product): boolean {
  return look[product].opacity >= WORN_FROM;
}

function colorsOf(look: Look, product: Coloured): readonly HexColour[] {
  return product === 'eyeshadow' ? look.eyeshadow.colors : [look[product].color];
}

/** Most of a product's shades: two of the three of an eyeshadow. */
function mostOf(colors: readonly HexColour[]): number {
  return Math.ceil((colors.length + 1) / 2);
}

function colourMisses(look: Look, product: Coloured, color: ColourFamily): readonly Miss[] {
  const colors = colorsOf(look, product);
  const fitting = colors.filter((one) => isOfFamily(one, color));
  if (fitting.length >= mostOf(colors)) return [];
  const other = colors.find((one) => !isOfFamily(one, color));
  const worn = other === undefined ? null : familyOf(other);
  return [{ kind: 'wrong-color', product, color, worn }];
}

function finishMisses(look: Look, product: Product, finish: LipFinish): readonly Miss[] {
  const worn = product === 'eyeshadow' ? eyeFinishOf(look) : lipFinishOf(look);
  return worn === finish ? [] : [{ kind: 'wrong-finish', product, finish, worn }];
}

function coloured(product: Product): Coloured | undefined {
  return COLOURED.find((one) => one === product);
}

function wearMisses(look: Look, part: Extract<Requirement, { kind: 'wear' }>): readonly Miss[] {
  const { product, color, finish, least = WORN_FROM } = part;
  if (!isWorn(look, product)) return [{ kind: 'not-worn', product }];
  const worn = look[product].opacity;
  const named = coloured(product);
  return [
    ...(worn < least
      ? [{ kind: 'too-faint', product, least, worn: Math.floor(worn) } as const]
      : []),
    ...(color === undefined || named === undefined ? [] : colourMisses(look, named, color)),
    ...(finish === undefined ? [] : finishMisses(look, product, finish)),
  ];
}

function hueOf(color: HexColour): number {
  return oklchOf(color)?.h ?? 0;
}

function degreesApart(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}

/** Lips lead: cheeks, and most shades of the eyes, are to have their hue. */
function oneColourMisses(look: Look): readonly Miss[] {
  const missing = MATCHED.filter((product) => !isWorn(look, product));
  if (missing.length > 0) return missing.map((product) => ({ kind: 'not-worn', product }));
  const lips = hueOf(look.lipstick.color);
  return MATCHED.filter((product) => {
    const colors = colorsOf(look, product);
    const near = colors.filter((color) => degreesApart(hueOf(color), lips) <= ONE_COLOUR_DEGREES);
    return near.length < mostOf(colors);
  }).map((product) => ({ kind: 'apart', product }));
}

function missesOf(look: Look, part: Requirement): readonly Miss[] {
  switch (part.kind) {
    case 'wear': {
      return wearMisses(look, part);
    }
    case 'bare': {
      return isWorn(look, part.product) ? [{ kind: 'worn', product: part.product }] : [];
    }
    case 'at-most': {
      const worn = PRODUCTS.filter((product) => isWorn(look, product)).length;
      return worn > part.products ? [{ kind: 'too-many', most: part.products, worn }] : [];
    }
    case 'one-color': {
      return oneColourMisses(look);
    }
    default: {
      return part satisfies never;
    }
  }
}

/** Each part of a brief in its order, with why a look misses it. */
export function checkBrief(look: Look, brief: Brief): readonly CheckedPart[] {
  return brief.map((part) => ({ part, misses: missesOf(look, part) }));
}

export function meetsBrief(look: Look, brief: Brief): boolean {
  return checkBrief(look, brief).every(({ misses }) => misses.length === 0);
}
