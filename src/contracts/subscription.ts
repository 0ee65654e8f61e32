import { z } from 'zod/mini';
import { PLAN_TYPES, SUBSCRIPTION_STATUSES } from '#domain/access/plan.ts';
import { PRICED_PLANS } from '#domain/pricing/prices.ts';
import type { Contract } from './contract.ts';
import { done, identifier, moment } from './fields.ts';
import { type Limit, MINUTE_S, QUARTER_S } from './limit.ts';

export const readSubscription = {
  method: 'GET',
  path: '/api/subscription/status',
  summary: 'Tells which plan this account has.',
  access: 'user',
  reply: z.object({
    planType: z.enum(PLAN_TYPES),
    status: z.enum(SUBSCRIPTION_STATUSES),
    isProUser: z.boolean(),
    /** The end of what is paid or granted. */
    proExpiresAt: z.nullable(moment),
    /** After a renewal that failed: Pro goes on until then, unless the card is changed before. */
    graceUntil: z.nullable(moment),
  }),
} as const satisfies Contract;

/** Each of these asks the payment provider. */
const CHANGES = {
  name: 'change_subscription',
  times: 30,
  seconds: QUARTER_S,
  countedIn: 'database',
  per: 'account',
} as const satisfies Limit;

export const cancelSubscription = {
  method: 'POST',
  path: '/api/subscription/cancel',
  summary: 'Ends the subscription of this account at the end of what is paid.',
  access: 'user',
  limits: [CHANGES],
  reply: done,
  errors: ['not_subscribed', 'not_set_up', 'payment_unavailable'],
} as const satisfies Contract;

export const resumeSubscription = {
  method: 'POST',
  path: '/api/subscription/resume',
  summary: 'Resumes a canceled subscription while the paid period lasts.',
  access: 'user',
  limits: [CHANGES],
  reply: done,
  errors: ['not_subscribed', 'not_set_up', 'payment_unavailable'],
} as const satisfies Contract;

export const changePaymentMethod = {
  method: 'POST',
  path: '/api/subscription/payment-method',
  summary: 'Starts replacing the card that renewals are charged to.',
  access: 'user',
  limits: [CHANGES],
  reply: z.object({ client_secret: z.string() }),
  errors: ['not_subscribed', 'not_set_up', 'payment_unavailable'],
} as const satisfies Contract;

export const usePaymentMethod = {
  method: 'POST',
  path: '/api/subscription/payment-method/use',
  summary: 'Charges renewals to the card that was set up last, once the provider has accepted it.',
  access: 'user',
  limits: [CHANGES],
  reply: z.object({ brand: z.nullable(z.string()), last4: z.nullable(z.string()) }),
  errors: ['not_subscribed', 'card_declined', 'not_set_up', 'payment_unavailable'],
} as const satisfies Contract;

const invoice = z.object({
  /** The payment's id. */
  id: identifier,
  /** What the invoice is called on paper, such as `LG-2026-000123`. */
  number: z.string(),
  type: z.enum(PRICED_PLANS),
  amount: z.int().check(z.nonnegative()),
  refunded: z.int().check(z.nonnegative()),
  currency: z.string(),
  paidAt: moment,
  status: z.enum(['succeeded', 'refunded', 'disputed']),
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
});

export const listInvoices = {
  method: 'GET',
  path: '/api/subscription/invoices',
  summary: 'What this account has paid, newest first.',
  access: 'user',
  reply: z.array(invoice),
} as const satisfies Contract;

export const downloadInvoice = {
  method: 'GET',
  path: '/api/subscription/invoices/:id/pdf',
  summary: 'One invoice of this account as a PDF file.',
  access: 'user',
  limits: [
    // Each of these draws a file.
    { name: 'draw_invoice', times: 60, seconds: MINUTE_S, countedIn: 'process', per: 'account' },
  ],
  params: z.object({ id: identifier }),
  reply: z.unknown(),
  errors: ['not_found'],
} as const satisfies Contract;
