import { and, eq } from 'drizzle-orm';
import { v5 as uuidOf } from 'uuid';
import { refundableCents } from '#domain/care/care.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { customers, payments } from '#server/db/schema/payments.ts';
import type { Audit, AuditAction, AuditEntry } from '#server/services/audit/audit.ts';
import { belongsTo, requireOwner, subjectOf } from './owners.ts';
import { recordAction, type ActionEntry } from './record-action.ts';
import type { RefundDesk } from './refund-desk.ts';

/** What an operator gives back. */
export interface Refund {
  readonly actionId: string;
  /** The operator's id. */
  readonly actor: string;
  readonly ownerId: string;
  readonly paymentId: string;
  /** Undefined for all that is left. */
  readonly amountCents: number | undefined;
  readonly endSubscription: boolean;
  readonly reason: string;
}

interface NotedRefund {
  readonly entry: ActionEntry;
  readonly payment: typeof payments.$inferSelect;
  readonly amountCents: number;
}

async function findPayment(on: Transaction, ownerId: string, paymentId: string) {
  const [found] = await on
    .select({ payment: payments })
    .from(payments)
    .innerJoin(customers, eq(payments.customerId, customers.id))
    .where(and(eq(payments.id, paymentId), belongsTo(ownerId, customers)));
  if (found === undefined) throw new ApiFailure('not_found');
  return found.payment;
}

/** The amount that was asked for under this id before, in cents; undefined for a new id. */
async function amountNoted(on: Transaction, actionId: string): Promise<number | undefined> {
  const [noted] = await on
    .select({ detail: auditEntries.detail })
    .from(auditEntries)
    .where(eq(auditEntries.id, actionId));
  const { detail } = noted ?? {};
  if (typeof detail !== 'object' || detail === null || !('amountCents' in detail)) return undefined;
  return typeof detail.amountCents === 'number' ? detail.amountCents : undefined;
}

/** Notes what is asked for, before any money moves. */
async function noteRequest(on: Transaction, audit: Audit, asked: Refund): Promise<NotedRefund> {
  const { actionId, actor, ownerId, paymentId, endSubscription, reason } = asked;
  const owner = await requireOwner(on, ownerId);
  const payment = await findPayment(on, ownerId, paymentId);
  const left = refundableCents(payment);
  const noted = await amountNoted(on, actionId);
  const amountCents = asked.amountCents ?? noted ?? left;
  const entry: ActionEntry = {
    id: actionId,
    actor,
    action: 'refund_requested',
    subject: subjectOf(owner),
    detail: { paymentId, amountCents, endSubscription, reason },
  };
  const isNew = await recordAction(on, audit, entry);
  if (isNew && (amountCents === 0 || amountCents > left)) throw new ApiFailure('not_refundable');
  return { entry, payment, amountCents };
}

/** Whether the provider has surely given nothing back; otherwise nobody knows until it answers. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'not_refundable';
}

/**
 * Gives back a payment or a part of it: notes the wish, asks the provider, notes what came of it. A
 * repeat with the same id moves no more money. Resolves with the cents given back; rejects with
 * `not_found`, `not_refundable`, `already_used` or `payment_unavailable`.
 */
export async function refundPayment(
  database: Database,
  audit: Audit,
  desk: RefundDesk,
  asked: Refund,
): Promise<{ readonly amountCents: number; readonly customerId: string }> {
  const { entry, payment, amountCents } = await database.transaction((on) =>
    noteRequest(on, audit, asked),
  );
  const { intentId, subscriptionId, customerId } = payment;
  const { actor, subject = '' } = entry;
  const note = (action: AuditAction, detail: AuditEntry['detail'] = {}) =>
    audit.add(database, {
      id: uuidOf(action, entry.id),
      actor,
      subject,
      action,
      detail: { paymentId: payment.id, ...detail },
    });
  try {
    await desk.refund({ intentId, amountCents, key: `refund-${entry.id}` });
  } catch (error) {
    await note(isRefusal(error) ? 'refund_failed' : 'refund_unanswered', { amountCents });
    throw error;
  }
  await note('refund_made', { amountCents });
  if (asked.endSubscription && subscriptionId !== null) {
    await desk.endSubscription(subscriptionId);
    await note('subscription_ended');
  }
  return { amountCents, customerId };
}
