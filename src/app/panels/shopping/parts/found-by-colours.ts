import { queryOptions } from '@tanstack/react-query';
import { type CatalogueProduct, matchShade } from '#contracts/catalogue.ts';
import type { Category } from '#domain/shopping/category.ts';
import { nearestOfEach, TOO_FAR } from '#domain/shopping/picks.ts';
import { callApi } from '#app/kit/api/call-api.ts';

interface Wished {
  readonly category: Category;
  /** `#rrggbb` */
  readonly color: string;
}

export interface FoundProduct<Wish> {
  readonly wish: Wish;
  readonly product: CatalogueProduct;
}

const FRESH = 600_000;

/**
 * The nearest product in stock for each color, no product twice; none for a color that nothing comes near.
 */
export function foundByColours<Wish extends Wished>(name: string, wishes: readonly Wish[]) {
  return queryOptions({
    queryKey: [matchShade.path, name, wishes],
    queryFn: async ({ signal }): Promise<readonly FoundProduct<Wish>[]> => {
      const found = await Promise.all(
        wishes.map(({ category, color }) =>
          callApi(matchShade, {
            query: { category, color: color.toLowerCase(), inStock: 'true' },
            signal,
          }),
        ),
      );
      const nearest = nearestOfEach(found, TOO_FAR);
      return wishes.flatMap((wish, at) => {
        const match = nearest[at];
        return match === undefined || match === null ? [] : [{ wish, product: match.product }];
      });
    },
    staleTime: FRESH,
    retry: 1,
  });
}
