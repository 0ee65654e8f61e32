/** Products of the catalog that a page knows by their ids: those of a list, or of a shared link. */

import { z } from 'zod/mini';
import { catalogueProduct } from './catalogue.ts';
import type { Contract } from './contract.ts';
import { type Limit, MINUTE_S, type Rate } from './limit.ts';

/** How many are named in one call; an address takes no more. */
export const MOST_NAMED = 60;

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const READS: Limit = {
  name: 'catalogue_products_by_address',
  times: 240,
  seconds: MINUTE_S,
  countedIn: 'process',
  per: 'address',
};

/** How many documents about products an address may ask for: as many as of their calls. */
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
