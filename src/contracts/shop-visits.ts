/** How often a person went from a product to a store: their own figures. */

import { z } from 'zod/mini';
import type { Contract } from './contract.ts';
import { MINUTE_S } from './limit.ts';

export const readShopVisits = {
  method: 'GET',
  path: '/api/affiliate/visits',
  summary: 'Counts how often this account went on to which store, the most visited first.',
  access: 'user',
  limits: [
    {
      name: 'shop_visits_reads',
      times: 60,
      seconds: MINUTE_S,
      countedIn: 'process',
      per: 'account',
    },
  ],
  reply: z.array(z.object({ shop: z.string(), visits: z.int().check(z.gte(1)) })),
} as const satisfies Contract;
