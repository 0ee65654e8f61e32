/** What pages may ask of the catalogue. */

import type { matchShade, readProduct, searchProducts } from '#contracts/catalogue.ts';
import type { QueryOf, ReplyOf } from '#contracts/contract.ts';
import type { Database, DatabaseConnection } from '#server/db/database.ts';
import { keepSample } from './keep-sample.ts';
import { nearestShades } from './nearest-shades.ts';
import { readWholeProduct } from './read-product.ts';
import { findProducts } from './search-products.ts';

export interface Catalogue {
  readonly search: (
    query: QueryOf<typeof searchProducts>,
  ) => Promise<ReplyOf<typeof searchProducts>>;
  readonly read: (id: string) => Promise<ReplyOf<typeof readProduct>>;
  readonly match: (query: QueryOf<typeof matchShade>) => Promise<ReplyOf<typeof matchShade>>;
}

export interface CatalogueNeeds {
  readonly database: Database;
  readonly readAnywhere: DatabaseConnection['readAnywhere'];
  readonly now: () => Date;
}

export function createCatalogue({ database, readAnywhere, now }: CatalogueNeeds): Catalogue {
  return {
    async search(query) {
      await keepSample(database, now());
      return readAnywhere((on) => findProducts(on, query));
    },
    async read(id) {
      await keepSample(database, now());
      return readAnywhere((on) => readWholeProduct(on, id, now()));
    },
    async match({ category, color, inStock }) {
      await keepSample(database, now());
      const wanted = { category, color, isInStock: inStock !== undefined };
      return readAnywhere((on) => nearestShades(on, wanted));
    },
  };
}
