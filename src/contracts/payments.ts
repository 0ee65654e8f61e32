import { z } from 'zod/mini';
import { PRICED_PLANS } from '#domain/pricing/prices.ts';
import type { Contract } from './contract.ts';
import { email, identifier } from './fields.ts';
import { type Limit, MINUTE_S, NEW_GUESTS, QUARTER_S, type Rate } from './limit.ts';

/** What can become of an order. */
export const ORDER_STATUSES = ['open', 'processing', 'succeeded', 'failed', 'refunded'] as const;

const cents = z.int().check(z.positive());

/** Made by the page, and sent again with each repeat: one order is charged once. */
const orderId = identifier;

const order = z.object({
  orderId,
  type: z.enum(PRICED_PLANS),
  amount: cents,
  status: z.enum(ORDER_STATUSES),
});

/** Payments that one account or guest begins; each asks the payment provider several things. */
export const ORDERS = {
  name: 'orders',
  times: 60,
  seconds: QUARTER_S,
  countedIn: 'database',
} as const satisfies Rate;

/** A page asks every few seconds while a payment settles. */
const ORDER_READINGS = {
  name: 'order_readings_by_address',
  times: 600,
  seconds: MINUTE_S,
  countedIn: 'process',
  per: 'address',
} as const satisfies Limit;

export const createPaymentIntent = {
  method: 'POST',
  path: '/api/create-payment-intent',
  summary:
    'Starts a payment. The price list of the server decides the amount; the same order is charged once.',
  access: 'anyone',
  limits: [
    {
      name: 'orders_by_address',
      times: 600,
      seconds: QUARTER_S,
      countedIn: 'database',
      per: 'address',
    },
  ],
  serviceLimits: [ORDERS, NEW_GUESTS],
  body: z.object({
    amount: cents,
    type: z.enum(PRICED_PLANS),
    orderId: z.optional(orderId),
  }),
  reply: z.object({ ...order.shape, client_secret: z.nullable(z.string()) }),
  errors: [
    'wrong_amount',
    'not_on_sale',
    'signed_out',
    'already_pro',
    'already_used',
    'not_found',
    'not_set_up',
    'payment_unavailable',
  ],
} as const satisfies Contract;

export const readOrder = {
  method: 'GET',
  path: '/api/payment-orders/:orderId',
  summary: 'Tells what became of an order, as the provider sees it at this moment.',
  access: 'anyone',
  limits: [ORDER_READINGS],
  params: z.object({ orderId }),
  reply: z.object({ ...order.shape, client_secret: z.nullable(z.string()) }),
  errors: ['not_found', 'payment_unavailable'],
} as const satisfies Contract;

export const noteReceiptAddress = {
  method: 'PUT',
  path: '/api/payment-orders/:orderId/receipt',
  summary:
    'Notes, before payment, where to send the receipt of an order that is made without an account. An account has its own address.',
  access: 'anyone',
  limits: [ORDER_READINGS],
  params: z.object({ orderId }),
  body: z.object({ email }),
  reply: z.object({ isNoted: z.boolean() }),
  errors: ['not_found', 'already_used'],
} as const satisfies Contract;

export const updatePro = {
  method: 'POST',
  path: '/api/users/update-pro',
  summary:
    'Checks again whether this account has paid: 200 when it is Pro, 202 while that settles.',
  access: 'user',
  limits: [
    {
      name: 'payment_rechecks',
      times: 60,
      seconds: MINUTE_S,
      countedIn: 'database',
      per: 'account',
    },
  ],
  body: z.object({ userId: identifier, isProUser: z.literal(true) }),
  settlingStatus: 202,
  reply: z.object({ isProUser: z.boolean() }),
  errors: ['forbidden', 'not_paid', 'payment_unavailable'],
} as const satisfies Contract;

/** The provider sends whole objects with all that they refer to. */
const EVENT_LIMIT_BYTES = 1_048_576;

export const receivePaymentEvent = {
  method: 'POST',
  path: '/api/webhooks/stripe',
  summary: 'Takes what the payment provider announces, signed by it; a repeat has no effect.',
  access: 'anyone',
  unlimited: 'It is signed by the payment provider, who sends as much as happens.',
  openInMaintenance: true,
  bodyLimit: EVENT_LIMIT_BYTES,
  reply: z.object({ received: z.literal(true) }),
  errors: ['wrong_signature', 'not_set_up'],
} as const satisfies Contract;
