import { z } from 'zod/mini';
import { partnerId } from './catalogue.ts';
import type { Contract } from './contract.ts';
import { done, identifier } from './fields.ts';
import { MINUTE_S, type Rate } from './limit.ts';

/** Of one person for one product and shop: a double click, or a request that is sent again, counts once. */
export const SAME_CLICK = {
  name: 'same_shop_click',
  times: 1,
  seconds: MINUTE_S,
  countedIn: 'database',
} as const satisfies Rate;

export const countShopClick = {
  method: 'POST',
  path: '/api/affiliate/click',
  summary:
    'Counts that a person goes on to a shop to buy a product. The session says who it was, whatever the page sends.',
  access: 'anyone',
  limits: [
    {
      name: 'shop_clicks_by_address',
      times: 120,
      seconds: MINUTE_S,
      countedIn: 'process',
      per: 'address',
    },
  ],
  serviceLimits: [SAME_CLICK],
  body: z.object({
    productId: identifier,
    /** The shop. */
    partnerId,
    /** Accepted but ignored. */
    userId: z.optional(z.unknown()),
  }),
  status: 202,
  reply: done,
  errors: ['not_found'],
} as const satisfies Contract;
