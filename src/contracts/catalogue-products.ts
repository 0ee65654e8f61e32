/** Products of the catalog that a page knows by their ids: those of a list, or of a shared link. */

import { z } from 'zod/mini';
import { catalogueProduct } from './catalogue.ts';
import type { Contract } from './contract.ts';
import { type Limit, MINUTE_S, type Rate } from './limit.ts';

/** How many ids one call may name; a URL has no room for more. */
export const MOST_NAMED = 60;

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const READS: Limit = {
  name: 'catalogue_products_by_address',
  times: 240,
  seconds: MINUTE_S,
  countedIn: 'process',
  per: 'address',
};

/** How many product documents one network address may request: as many as product calls. */
export const PRODUCT_PAGES = {
  name: 'product_pages_by_address',
  times: READS.times,
  seconds: READS.seconds,
  countedIn: 'process',
} as const satisfies Rate;

export const readProducts = {
  method: 'GET',
  path: '/api/catalog/chosen',
  summary: `Reads up to ${MOST_NAMED} products by their ids, in that order. One that is not in the catalog is left out.`,
  access: 'anyone',
  limits: [READS],
  query: z.object({
    /** With commas between them. */
    ids: z.string().check(
      z.maxLength(MOST_NAMED * 37),
      z.refine(
        (text) =>
          text.split(',').length <= MOST_NAMED && text.split(',').every((id) => ID.test(id)),
      ),
    ),
  }),
  reply: z.array(catalogueProduct),
} as const satisfies Contract;
