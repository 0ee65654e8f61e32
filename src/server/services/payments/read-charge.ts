import type Stripe from 'stripe';
import type { SnapshotDispute } from '#domain/access/payment-snapshot.ts';
import { DESK_MARK } from './given-back.ts';
import type { ReadPayment } from './provider-reading.ts';
import { momentOf } from './read-invoices.ts';
import { WHOLE_LIST, WHOLE_PAGES } from './whole-lists.ts';

const FAILED_REFUNDS: ReadonlySet<string | null> = new Set(['failed', 'canceled']);

/** What the provider calls an inquiry: nobody has taken money back yet. */
const INQUIRIES: ReadonlySet<string> = new Set([
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'prevented',
]);

const OUTCOMES: ReadonlyMap<string, SnapshotDispute['outcome']> = new Map([
  ['won', 'won'],
  ['lost', 'lost'],
]);

/**
 * When money was last given back, null if none was; and whether any of it was given back other than by
 * our desk.
 */
async function refundsOf(
  stripe: Stripe,
  charge: Stripe.Charge,
): Promise<Pick<ReadPayment, 'refundedAt' | 'refundedElsewhere'>> {
  if (charge.amount_refunded === 0) return { refundedAt: null, refundedElsewhere: false };
  const all = await stripe.refunds
    .list({ charge: charge.id, ...WHOLE_PAGES })
    .autoPagingToArray(WHOLE_LIST);
  const refunds = all.filter(({ status }) => !FAILED_REFUNDS.has(status));
  const moments = refunds.map(({ created }) => created);
  return {
    refundedAt: moments.length === 0 ? null : momentOf(Math.max(...moments)),
    refundedElsewhere: refunds.some(({ metadata }) => metadata?.[DESK_MARK] === undefined),
  };
}

async function disputesOf(stripe: Stripe, charge: Stripe.Charge): Promise<SnapshotDispute[]> {
  if (!charge.disputed) return [];
  const disputes = await stripe.disputes
    .list({ charge: charge.id, ...WHOLE_PAGES })
    .autoPagingToArray(WHOLE_LIST);
  return disputes
    .filter(({ status }) => !INQUIRIES.has(status))
    .map(({ status, created }) => ({
      openedAt: momentOf(created),
      outcome: OUTCOMES.get(status) ?? 'open',
    }));
}

/** What a charge says of a payment: the card, and what of the money went back. */
export type ReadCharge = Pick<
  ReadPayment,
  | 'cardBrand'
  | 'cardLast4'
  | 'disputes'
  | 'paidAt'
  | 'refundedAt'
  | 'refundedCents'
  | 'refundedElsewhere'
>;

const NO_CHARGE: ReadCharge = {
  cardBrand: null,
  cardLast4: null,
  disputes: [],
  paidAt: null,
  refundedAt: null,
  refundedCents: 0,
  refundedElsewhere: false,
};

/** Reads the last charge of a payment intent, which must have been expanded. */
export async function readCharge(
  stripe: Stripe,
  charge: Stripe.Charge | string | null,
): Promise<ReadCharge> {
  if (charge === null || typeof charge === 'string') return NO_CHARGE;
  const card = charge.payment_method_details?.card;
  return {
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    disputes: await disputesOf(stripe, charge),
    paidAt: charge.paid ? momentOf(charge.created) : null,
    ...(await refundsOf(stripe, charge)),
    refundedCents: charge.amount_refunded,
  };
}
