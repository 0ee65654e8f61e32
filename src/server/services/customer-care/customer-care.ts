import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { ReplyOf } from '#contracts/contract.ts';
import type { readCustomer as readCustomerContract } from '#contracts/operator-customers.ts';
import type { TicketState } from '#domain/support/support.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { supportTickets } from '#server/db/schema/correspondence.ts';
import { afterCommit } from '#server/db/transaction-scope.ts';
import type { Audit } from '#server/services/audit/audit.ts';
import type { Holder } from '#server/services/access/holder.ts';
import type { CurrentPlan } from '#server/services/subscriptions/read-plan.ts';
import { findCustomers } from './find-customers.ts';
import { grantAccess, type Grant } from './grant-access.ts';
import { requireOwner, subjectOf, type Owner } from './owners.ts';
import { readCustomer } from './read-customer.ts';
import { readTickets } from './read-tickets.ts';
import type { RefundDesk } from './refund-desk.ts';
import { refundPayment, type Refund } from './refund-payment.ts';
import { revokeAccess, type Revocation } from './revoke-access.ts';

/** What operators do for customers; `actor` is the operator's id. */
export interface CustomerCare {
  readonly search: (actor: string, query: string) => Promise<readonly Owner[]>;
  /** Rejects with `not_found`. */
  readonly read: (actor: string, ownerId: string) => Promise<ReplyOf<typeof readCustomerContract>>;
  /** What people wrote to support, as `readTickets` orders it, starting after the ticket with this id. */
  readonly readTickets: (
    actor: string,
    state: TicketState,
    before: string | undefined,
  ) => ReturnType<typeof readTickets>;
  /** Rejects with `not_found`. */
  readonly setTicketState: (actor: string, id: string, state: TicketState) => Promise<void>;
  /** Resolves with the cents given back; see `refundPayment`. Rejects with `not_set_up`, too. */
  readonly refund: (refund: Refund) => Promise<number>;
  readonly grant: (grant: Grant) => Promise<void>;
  readonly revoke: (revocation: Revocation) => Promise<void>;
}

export interface CustomerCareNeeds {
  readonly database: Database;
  readonly audit: Audit;
  readonly log: FastifyBaseLogger;
  readonly secret: string;
  /** The time by which access begins and ends. */
  readonly now: () => Date;
  /** The plan of an account or a guest; free for one without a plan. */
  readonly readPlan: (owner: Holder) => Promise<CurrentPlan>;
  /** Undefined where no payments are set up. */
  readonly refundDesk: RefundDesk | undefined;
  /**
   * Called with the account whose access has changed, once that is stored: the old access may be
   * remembered for a moment.
   */
  readonly onAccessChange: (ownerId: string) => void;
}

export function createCustomerCare(needs: CustomerCareNeeds): CustomerCare {
  const { database, audit, log, secret, now, readPlan, refundDesk } = needs;

  /** Can confirm that a known text was searched for, but does not reveal what was. */
  const digestOf = (query: string) =>
    createHmac('sha256', secret).update(`search ${query.toLowerCase()}`).digest('base64url');

  return {
    async search(actor, query) {
      return database.transaction(async (on) => {
        const { by, owners } = await findCustomers(on, query);
        const detail = { by, found: owners.length, query: digestOf(query) };
        await audit.add(on, { actor, action: 'customers_searched', detail });
        return owners;
      });
    },

    async read(actor, ownerId) {
      const customer = await database.transaction(async (on) => {
        const owner = await requireOwner(on, ownerId);
        await audit.add(on, { actor, action: 'customer_viewed', subject: subjectOf(owner) });
        return readCustomer(on, owner, now());
      });
      const { graceUntil: _grace, ...plan } = await readPlan(
        customer.kind === 'guest' ? { guestId: ownerId } : { userId: ownerId },
      );
      const proExpiresAt = plan.proExpiresAt?.toISOString() ?? null;
      return { ...customer, plan: { ...plan, proExpiresAt } };
    },

    async readTickets(actor, state, before) {
      return database.transaction(async (on) => {
        const read = await readTickets(on, state, before, now());
        const detail = { found: read.tickets.length };
        await audit.add(on, { actor, action: 'tickets_read', detail });
        return read;
      });
    },

    setTicketState: (actor, id, state) =>
      database.transaction(async (on) => {
        const [changed] = await on
          .update(supportTickets)
          .set({ state })
          .where(eq(supportTickets.id, id))
          .returning({ userId: supportTickets.userId });
        if (changed === undefined) throw new ApiFailure('not_found');
        const { userId } = changed;
        await audit.add(on, {
          actor,
          action: 'ticket_changed',
          ...(userId === null ? {} : { subject: userId }),
          detail: { ticketId: id, state },
        });
      }),

    async refund(refund) {
      if (refundDesk === undefined) throw new ApiFailure('not_set_up');
      const { amountCents, customerId } = await refundPayment(database, audit, refundDesk, refund);
      try {
        await refundDesk.reconcile(customerId);
      } catch (error) {
        // The money is given back; the provider's own notice of it will bring the records up to date.
        log.warn({ err: error }, 'the records could not follow a refund yet');
      }
      needs.onAccessChange(refund.ownerId);
      return amountCents;
    },

    async grant(grant) {
      await database.transaction(async (on) => {
        await grantAccess(on, audit, grant, now());
        afterCommit(() => needs.onAccessChange(grant.ownerId));
      });
    },

    async revoke(revocation) {
      await database.transaction(async (on) => {
        await revokeAccess(on, audit, revocation, now());
        afterCommit(() => needs.onAccessChange(revocation.ownerId));
      });
    },
  };
}
