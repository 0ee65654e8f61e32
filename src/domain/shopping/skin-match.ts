/** From what was measured of a skin to the shades of a product that it may need, and how each photograph narrowed them. */

import { labOfHex, seenDifference } from '#domain/advice/seen-colour.ts';
import type { Lab } from '#domain/analysis/skin-colour.ts';
import { FAR_APART, shadeSet, type ShadeSet } from './shade-set.ts';
import {
  joinPictures,
  middleSkin,
  possibleSkins,
  widthOf,
  type SkinPicture,
} from './skin-doubt.ts';

/** A shade with its color. */
export interface KnownShade<Product> {
  readonly product: Product;
  readonly lab: Lab;
}

interface Coloured {
  readonly colour: { readonly hex: string } | null;
}

/** The shades of which a color is known. */
export function knownShades<Product extends Coloured>(
  products: readonly Product[],
): readonly KnownShade<Product>[] {
  return products.flatMap((product) =>
    product.colour === null ? [] : [{ product, lab: labOfHex(product.colour.hex) }],
  );
}

/** How well the skin is known after a number of photographs. */
export interface Narrowing {
  /** CIEDE2000 around the middle that holds nine of ten possible colors. */
  readonly width: number;
  /** Shades of the product that cover nine of ten; 0 where none of them comes near. */
  readonly count: number;
}

export interface SkinMatch<Product> {
  readonly set: ShadeSet<KnownShade<Product>>;
  /** One for each photograph: what it and those before it leave open. */
  readonly narrowing: readonly Narrowing[];
  /** The color in the middle of what is possible. */
  readonly middle: Lab;
}

/** Null without a photograph. */
export function matchSkin<Product extends Coloured>(
  pictures: readonly SkinPicture[],
  products: readonly Product[],
): SkinMatch<Product> | null {
  const shades = knownShades(products);
  const sets = pictures.flatMap((_, at) => {
    const doubt = joinPictures(pictures.slice(0, at + 1));
    if (doubt === null) return [];
    return [{ doubt, set: shadeSet(possibleSkins(doubt), shades) }];
  });
  const last = sets.at(-1);
  if (last === undefined) return null;
  return {
    set: last.set,
    narrowing: sets.map(({ doubt, set }) => ({ width: widthOf(doubt), count: countOf(set) })),
    middle: middleSkin(last.doubt),
  };
}

function countOf<Shade>(set: ShadeSet<Shade>): number {
  if (set.kind === 'set') return set.apart > FAR_APART ? 0 : set.shades.length;
  return set.kind === 'too-wide' ? set.needed : 0;
}

/** The nearest of some shades; null for none. */
export function nearestShade<Product>(
  skin: Lab,
  shades: readonly KnownShade<Product>[],
): KnownShade<Product> | null {
  const [nearest = null] = shades.toSorted(
    (one, other) => seenDifference(skin, one.lab) - seenDifference(skin, other.lab),
  );
  return nearest;
}

/** CIEDE2000 within which a product has a shade for a skin, so that it is shown before others. */
const NEAR = 7;

/** The first of the products that has a shade near this skin, or else the first of all. */
export function lineFor<Line extends { readonly shades: readonly Coloured[] }>(
  skin: Lab,
  lines: readonly Line[],
): Line | null {
  const isNear = ({ shades }: Line): boolean => {
    const nearest = nearestShade(skin, knownShades(shades));
    return nearest !== null && seenDifference(skin, nearest.lab) <= NEAR;
  };
  return (
    lines.find((line) => line.shades.length > 1 && isNear(line)) ??
    lines.find(isNear) ??
    lines[0] ??
    null
  );
}
