import { queryOptions } from '@tanstack/react-query';
import { searchProducts } from '#contracts/catalogue.ts';
import { hslLightness, pickForAnyone } from '#domain/shopping/picks.ts';
import type { FoundProduct } from '#app/panels/shopping/parts/found-by-colours.ts';
import { callApi } from '#app/kit/api/call-api.ts';

/** Why a product is picked for anyone. */
interface Middling {
  /** Its lightness, in whole percent. */
  readonly percent: number;
}

const FRESH = 600_000;

/** From the products that most people wrote about. */
export const anyonesPicks = queryOptions({
  queryKey: [searchProducts.path, 'picks'],
  queryFn: async ({ signal }): Promise<readonly FoundProduct<Middling>[]> => {
    const { products } = await callApi(searchProducts, {
      query: { text: '', order: 'most-reviewed', inStock: 'true' },
      signal,
    });
    return pickForAnyone(products).map((product) => ({
      product,
      wish: {
        percent: product.colour === null ? 0 : Math.round(100 * hslLightness(product.colour.hex)),
      },
    }));
  },
  staleTime: FRESH,
  retry: 1,
});
