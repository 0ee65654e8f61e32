/** What is sold here. Every page that names a price asks for it, so it has a file of its own. */
import { z } from 'zod/mini';
import { PRICED_PLANS } from '#domain/pricing/prices.ts';
import type { Contract } from './contract.ts';

export const readPaymentOptions = {
  method: 'GET',
  path: '/api/payment-options',
  summary: 'Tells how people can pay here (by card, in test mode, or not at all), and for what.',
  access: 'anyone',
  reply: z.object({
    provider: z.enum(['stripe', 'sandbox', 'none']),
    /** The key with which a page speaks to the provider; null where it speaks to none. */
    publishableKey: z.nullable(z.string()),
    /** The plans that are sold; an order for another is refused. */
    onSale: z.array(z.enum(PRICED_PLANS)),
  }),
} as const satisfies Contract;
