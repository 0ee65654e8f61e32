/** The sample shop as the catalog's endpoints serve it, for components that request it. */

import { SAMPLE_CATALOGUE } from '#content/sample-catalogue.ts';
import type { CatalogueProduct, readProduct } from '#contracts/catalogue.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import { labOfHex, seenDifference } from '#domain/advice/seen-colour.ts';

export const SERVED: readonly CatalogueProduct[] = SAMPLE_CATALOGUE.map((product, place) => ({
  id: `00000000-0000-7000-8000-${String(place).padStart(12, '0')}`,
  brand: product.brand,
  name: product.name,
  category: product.category,
  shade: product.shade,
  colour: product.colour,
  finish: product.finish,
  undertone: product.undertone,
  rating: product.rating,
  best: { total: 2400, currency: 'USD' },
  stock: 'in-stock',
  buy: null,
  isSample: product.isSample,
}));

/** The first product with this shade or name. */
export function served(title: string): CatalogueProduct {
  const found = SERVED.find(({ shade, name }) => shade === title || name === title);
  if (found === undefined) throw new Error(`the sample has no ${title}`);
  return found;
}

/** Answers the catalog requests of a page: the matches of a color, and a product in full. */
export function serveCatalogue(path: string): Response {
  const { pathname, searchParams } = new URL(path, 'https://lookglass.test');
  if (pathname === '/api/catalog/matches') {
    const wanted = labOfHex(searchParams.get('color') ?? '');
    const matches = SERVED.filter(({ category }) => category === searchParams.get('category'))
      .map((product) => ({
        product,
        difference: seenDifference(wanted, labOfHex(product.colour?.hex ?? '')),
      }))
      .toSorted((one, other) => one.difference - other.difference);
    return Response.json(matches);
  }
  const place = SERVED.findIndex(({ id }) => pathname.endsWith(`/${id}`));
  const product = SERVED[place];
  if (product === undefined) {
    return Response.json({ message: 'There is none.', error: 'not_found' }, { status: 404 });
  }
  const ingredients = SAMPLE_CATALOGUE[place]?.ingredients ?? [];
  const reply: ReplyOf<typeof readProduct> = {
    product,
    ingredients: [...ingredients],
    offers: [],
    updatedAt: '2026-11-01T00:00:00Z',
    prices: [],
  };
  return Response.json(reply);
}
