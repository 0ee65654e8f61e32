/** What operators do for customers. Each call leaves one entry in the record that cannot be edited. */
import { z } from 'zod/mini';
import { ACCOUNT_TYPES, ROLES } from '#domain/account/account.ts';
import { ENTITLEMENT_SOURCES } from '#domain/access/entitlements.ts';
import { SCOPES } from '#domain/access/features.ts';
import { PLAN_TYPES, SUBSCRIPTION_STATUSES } from '#domain/access/plan.ts';
import { LONGEST_REASON, SHORTEST_REASON } from '#domain/care/care.ts';
import { looksLikeCardNumber } from '#domain/payment/card-number-in-text.ts';
import { PRICED_PLANS } from '#domain/pricing/prices.ts';
import type { Contract } from './contract.ts';
import { done, identifier, line, moment, neededText } from './fields.ts';
import { HOUR_S, type Limit, OPERATOR_LOOK_UPS } from './limit.ts';

const LONGEST_QUERY = 254;

/** Who can have paid: an account, a guest without one, or an account that was erased since. */
export const CUSTOMER_KINDS = ['account', 'guest', 'erased'] as const;

/** An account's id, a guest's, or the pseudonym of an account that was erased. */
const params = z.object({ id: identifier });

const cents = z.int().check(z.positive());
const centsOrNone = z.int().check(z.nonnegative());

/** Made by the page for each action that the operator confirms, so that a repeat has no effect. */
const actionId = identifier;

/** Why. It is kept as long as the record, without its subject's name; card numbers are refused. */
const reason = neededText(LONGEST_REASON).check(
  z.minLength(SHORTEST_REASON),
  z.refine((text) => !looksLikeCardNumber(text)),
);

const found = z.object({
  id: identifier,
  kind: z.enum(CUSTOMER_KINDS),
  /** Null for a customer without an account. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});

/** What an operator does; see `OPERATOR_LOOK_UPS`. */
const ACTIONS = {
  name: 'operator_actions',
  times: 60,
  seconds: HOUR_S,
  countedIn: 'database',
  per: 'account',
} as const satisfies Limit;

export const searchCustomers = {
  method: 'GET',
  path: '/api/operator/customers',
  summary:
    'Finds customers by email address, name, account ID, invoice number or payment ID: at most 20.',
  access: 'operator',
  limits: [OPERATOR_LOOK_UPS],
  query: z.object({ query: line(LONGEST_QUERY).check(z.minLength(3)) }),
  reply: z.array(found),
} as const satisfies Contract;

const account = z.object({
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  accountType: z.enum(ACCOUNT_TYPES),
  role: z.enum(ROLES),
  totpEnabled: z.boolean(),
  createdAt: moment,
});

const payment = z.object({
  id: identifier,
  /** What the provider calls it. */
  intentId: z.string(),
  /** What its invoice is called on paper; null where there is none. */
  invoiceNumber: z.nullable(z.string()),
  subscriptionId: z.nullable(z.string()),
  type: z.enum(PRICED_PLANS),
  status: z.enum(['open', 'processing', 'succeeded', 'failed', 'refunded', 'disputed']),
  amount: centsOrNone,
  refunded: centsOrNone,
  /** What can still be given back. */
  refundable: centsOrNone,
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  createdAt: moment,
  paidAt: z.nullable(moment),
});

const entitlement = z.object({
  id: identifier,
  scope: z.enum(SCOPES),
  source: z.enum(ENTITLEMENT_SOURCES),
  startsAt: moment,
  /** Includes the grace period after a failed renewal. */
  endsAt: moment,
  revokedAt: z.nullable(moment),
  revokedBecause: z.nullable(z.enum(['refund', 'dispute', 'operator'])),
  paymentId: z.nullable(identifier),
  isInForce: z.boolean(),
});

const auditEntry = z.object({
  id: identifier,
  happenedAt: moment,
  /** The id of an account, a pseudonym, or `console`. */
  actor: z.string(),
  /** Empty where the actor has no account (any more). */
  actorEmail: z.string(),
  action: z.string(),
  /** Whether the entry is about this customer, rather than about what this customer did. */
  isSubject: z.boolean(),
  /** Empty where none was asked for. */
  reason: z.string(),
  /** Null where no money moved. */
  amount: z.nullable(centsOrNone),
});

export const readCustomer = {
  method: 'GET',
  path: '/api/operator/customers/:id',
  summary: 'Everything needed to help a customer: account, plan, payments, rights, record.',
  access: 'operator',
  limits: [OPERATOR_LOOK_UPS],
  params,
  reply: z.object({
    id: identifier,
    kind: z.enum(CUSTOMER_KINDS),
    /** The time by which the moments below are past or still to come. */
    time: moment,
    account: z.nullable(account),
    plan: z.object({
      planType: z.enum(PLAN_TYPES),
      status: z.enum(SUBSCRIPTION_STATUSES),
      isProUser: z.boolean(),
      proExpiresAt: z.nullable(moment),
    }),
    payments: z.array(payment),
    entitlements: z.array(entitlement),
    audit: z.array(auditEntry),
  }),
  errors: ['not_found'],
} as const satisfies Contract;

export const refundPayment = {
  method: 'POST',
  path: '/api/operator/customers/:id/refund',
  summary: 'Refunds a payment, or a part of it, through the payment provider.',
  access: 'operator',
  limits: [ACTIONS],
  params,
  body: z.object({
    actionId,
    paymentId: identifier,
    /** In cents; without it, all that is left. */
    amountCents: z.optional(cents),
    /** Whether the subscription that was paid ends at once, so that it is not charged again. */
    endSubscription: z._default(z.boolean(), false),
    reason,
  }),
  reply: z.object({ refunded: cents }),
  errors: ['not_found', 'not_refundable', 'already_used', 'not_set_up', 'payment_unavailable'],
} as const satisfies Contract;

export const grantAccess = {
  method: 'POST',
  path: '/api/operator/customers/:id/grant',
  summary: 'Grants Pro access until a moment, at most a year ahead.',
  access: 'operator',
  limits: [ACTIONS],
  params,
  body: z.object({ actionId, scope: z.enum(SCOPES), until: moment, reason }),
  reply: done,
  errors: ['not_found', 'already_used'],
} as const satisfies Contract;

export const revokeAccess = {
  method: 'POST',
  path: '/api/operator/customers/:id/revoke',
  summary: 'Revokes access at once, whatever was paid for it.',
  access: 'operator',
  limits: [ACTIONS],
  params,
  body: z.object({ actionId, entitlementId: identifier, reason }),
  reply: done,
  errors: ['not_found', 'already_used'],
} as const satisfies Contract;
