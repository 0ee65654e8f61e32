/** Finds for each product that a look wears the shades of the shop that come nearest. */

import type { CatalogueProduct } from '#contracts/catalogue.ts';
import type { HexColour, Look, Product } from '#domain/makeup/look.ts';
import { PRODUCTS } from '#domain/makeup/look.ts';
import { matchBadge } from '#domain/shopping/match.ts';
import { compareShade, type ShadeComparison } from '#domain/shopping/compare-shade.ts';
import { wornColours } from '#app/panels/shopping/parts/worn-colours.ts';

export interface FoundShade {
  readonly product: CatalogueProduct;
  readonly compared: ShadeComparison;
}

/** What was found for one worn product. */
export interface FoundGroup {
  readonly worn: Product;
  /** What was compared: one color, or a palette's three. */
  readonly colours: readonly HexColour[];
  /** The nearest first. */
  readonly shades: readonly FoundShade[];
}

/** The nearest shades of a category to a color. */
export type FindNearest = (
  category: Product,
  color: HexColour,
) => Promise<readonly { readonly product: CatalogueProduct }[]>;

async function scanProduct(
  worn: Product,
  colours: readonly HexColour[],
  findNearest: FindNearest,
): Promise<FoundGroup> {
  const answers = await Promise.all(colours.map((color) => findNearest(worn, color)));
  const byId = new Map(answers.flat().map(({ product }) => [product.id, product]));
  const shades = Array.from(byId.values()).flatMap((product) => {
    const compared = product.colour === null ? null : compareShade(colours, product.colour.hex);
    return compared === null ? [] : [{ product, compared }];
  });
  return {
    worn,
    colours,
    shades: shades.toSorted((one, other) => one.compared.difference - other.compared.difference),
  };
}

/** The products that a look wears, in their order. */
export function wornProducts(look: Look): readonly Product[] {
  return PRODUCTS.filter((product) => wornColours(look, product).length > 0);
}

/** A group for each worn product, in their order. Rejects with what `findNearest` rejects with. */
export function scanLook(look: Look, findNearest: FindNearest): Promise<readonly FoundGroup[]> {
  return Promise.all(
    wornProducts(look).map((product) =>
      scanProduct(product, wornColours(look, product), findNearest),
    ),
  );
}

/** How many shades come close: those that are worth more than a red badge. */
export function closeShades(groups: readonly FoundGroup[]): number {
  return groups
    .flatMap(({ shades }) => shades)
    .filter(({ compared }) => matchBadge(compared.percentage) !== 'red').length;
}

/** What a person owns stands before the others, each in its order. */
export function ownedFirst<Shade extends { readonly product: Pick<CatalogueProduct, 'id'> }>(
  shades: readonly Shade[],
  owned: ReadonlySet<string>,
): readonly Shade[] {
  return [
    ...shades.filter(({ product }) => owned.has(product.id)),
    ...shades.filter(({ product }) => !owned.has(product.id)),
  ];
}
