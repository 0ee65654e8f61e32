import { queryOptions } from '@tanstack/react-query';
import { searchProducts, type CatalogueProduct } from '#contracts/catalogue.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import { hslLightness, MOST_PICKS, pickForAnyone } from '#domain/shopping/picks.ts';
import type { FoundProduct } from '#app/panels/shopping/parts/found-by-colours.ts';
import { callApi } from '#app/kit/api/call-api.ts';

/** Why a product is picked for anyone. */
interface Middling {
  /** Its lightness, in whole percent. */
  readonly percent: number;
}

const FRESH = 600_000;
const POPULAR = { text: '', order: 'most-reviewed', inStock: 'true' } as const;
/** At most this many pages are read: opening the tab must not read a whole catalog that knows no colors. */
const MOST_PAGES = 4;

/**
 * Picks from the products that most people wrote about. The color of many is unknown, so one page may yield
 * too few.
 */
async function pickFromPages(signal: AbortSignal): Promise<readonly CatalogueProduct[]> {
  const seen: CatalogueProduct[] = [];
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { products, next }: ReplyOf<typeof searchProducts> = await callApi(searchProducts, {
      query: { ...POPULAR, ...(after === null ? {} : { after }) },
      signal,
    });
    seen.push(...products);
    after = next;
    if (after === null || pickForAnyone(seen).length === MOST_PICKS) break;
  }
  return pickForAnyone(seen);
}

export const anyonesPicks = queryOptions({
  queryKey: [searchProducts.path, 'picks'],
  queryFn: async ({ signal }): Promise<readonly FoundProduct<Middling>[]> => {
    const picked = await pickFromPages(signal);
    return picked.map((product) => ({
      product,
      wish: {
        percent: product.colour === null ? 0 : Math.round(100 * hslLightness(product.colour.hex)),
      },
    }));
  },
  staleTime: FRESH,
  retry: 1,
});
