/**
 * Products with all of their shades, so that the page itself can find the one that matches a skin: the
 * skin's color is never sent.
 */

import { z } from 'zod/mini';
import { CATEGORIES } from '#domain/shopping/category.ts';
import { catalogueProduct } from './catalogue.ts';
import type { Contract } from './contract.ts';
import { MINUTE_S } from './limit.ts';

const LONGEST_TEXT = 100;
/** The most products in one answer, and the most shades of each. No line of foundations has more. */
export const MOST_LINES = 8;
export const MOST_SHADES_A_LINE = 80;

export const productLine = z.object({
  brand: z.string(),
  name: z.string(),
  /** All with a color, the lightest first. */
  shades: z.array(catalogueProduct),
});
export type ProductLine = z.infer<typeof productLine>;

export const listLines = {
  method: 'GET',
  path: '/api/catalog/lines',
  summary: 'Lists the products of a category with all of their shades, those with the most first.',
  access: 'anyone',
  limits: [
    {
      name: 'catalogue_lines_by_address',
      times: 120,
      seconds: MINUTE_S,
      countedIn: 'process',
      per: 'address',
    },
  ],
  query: z.object({
    category: z.enum(CATEGORIES),
    text: z._default(z.string().check(z.trim(), z.maxLength(LONGEST_TEXT)), ''),
  }),
  reply: z.array(productLine),
  errors: ['invalid_input'],
} as const satisfies Contract;
