import { useQuery } from '@tanstack/react-query';
import { matchShade, type CatalogueProduct } from '#contracts/catalogue.ts';
import type { HexColour, Look, Product } from '#domain/makeup/look.ts';
import { MASCARA_COLOUR } from '#domain/makeup/coverage.ts';
import type { Category } from '#domain/shopping/category.ts';
import { shadeRow, whyNotTried } from '#domain/shopping/try-on.ts';
import { callApi } from '#app/kit/api/call-api.ts';

export interface ShadesOfRow {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly shades: readonly CatalogueProduct[];
  readonly retry: () => void;
}

/** The color in which a look wears a product; for a palette, the one of the lid. */
export function wornColour(look: Look, product: Product): HexColour {
  if (product === 'mascara') return MASCARA_COLOUR;
  if (product === 'eyeshadow') return look.eyeshadow.colors[0].toLowerCase();
  return look[product].color.toLowerCase();
}

/** Up to eight shades of a kind: those that were tried before, and then those that come nearest to a color. */
export function useRow(
  category: Category,
  color: HexColour,
  tried: readonly CatalogueProduct[],
): ShadesOfRow {
  const { data, error, refetch } = useQuery({
    queryKey: [matchShade.path, category, color],
    queryFn: ({ signal }) => callApi(matchShade, { query: { category, color }, signal }),
  });
  const near = (data ?? []).map(({ product }) => product);
  const shades = shadeRow(
    tried.filter((product) => product.category === category),
    near.filter((product) => whyNotTried(product) === null),
  );
  return {
    state: data !== undefined ? 'ready' : error === null ? 'loading' : 'failed',
    shades,
    retry: () => void refetch(),
  };
}
