import { and, eq, isNull } from 'drizzle-orm';
import type { ORDER_STATUSES } from '#contracts/payments.ts';
import { isInForce } from '#domain/access/entitlements.ts';
import type { PricedPlan } from '#domain/pricing/prices.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { entitlements } from '#server/db/schema/payments.ts';
import { atProvider } from '#server/payment/at-provider.ts';
import type { PaymentProvider } from '#server/payment/provider.ts';
import type { Holder } from '#server/services/access/holder.ts';
import type { StoredCustomer } from './customer-change.ts';
import { ensureCustomer } from './customers.ts';
import { endOlderUnpaid, endSubscriptions } from './end-subscriptions.ts';
import { makeIntent } from './make-intent.ts';
import type { Reconcile } from './reconcile.ts';
import { findCustomers, isHeldBy } from './stored-customers.ts';
import {
  addOrder,
  findLastOrder,
  findOrder,
  noteIntent,
  type StoredOrder,
} from './stored-orders.ts';

/** An order as the person who made it sees it. */
export interface Order {
  readonly orderId: string;
  readonly type: PricedPlan;
  /** In cents. */
  readonly amount: number;
  readonly status: (typeof ORDER_STATUSES)[number];
  /** What the page pays with; null where there is nothing left to pay. */
  readonly client_secret: string | null;
}

/** What people have asked to pay for. */
export interface Orders {
  /**
   * Begins to pay for something. The same order again is the same payment; so is another one of the same
   * kind while the last is open. Rejects with `not_on_sale`, `already_pro`, `already_used` (the order is
   * for something else), `not_found` (it is another customer's) or `payment_unavailable`.
   */
  readonly begin: (holder: Holder, orderId: string, kind: PricedPlan) => Promise<Order>;
  /** An order as the provider sees it now; rejects with `not_found` unless it is the holder's. */
  readonly read: (holder: Holder, orderId: string) => Promise<Order>;
}

export interface OrdersNeeds {
  readonly database: Database;
  readonly provider: PaymentProvider;
  readonly plansOnSale: readonly PricedPlan[];
  readonly reconcile: Reconcile;
}

/** An order still without an intent after this long was left behind by a process that is gone. */
const MAKING_MS = 10 * 60 * 1000;

export function createOrders(needs: OrdersNeeds): Orders {
  const { database, provider, plansOnSale, reconcile } = needs;
  const { stripe } = provider;

  async function statusOf(intentId: string): Promise<Pick<Order, 'status' | 'client_secret'>> {
    const intent = await atProvider(() =>
      stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
    );
    const { status, latest_charge: charge, client_secret } = intent;
    if (status === 'succeeded') {
      const isRefunded = charge !== null && typeof charge !== 'string' && charge.refunded;
      return { status: isRefunded ? 'refunded' : 'succeeded', client_secret: null };
    }
    if (status === 'processing') return { status: 'processing', client_secret: null };
    if (status === 'canceled') return { status: 'failed', client_secret: null };
    return { status: 'open', client_secret };
  }

  async function requireNoSubscription(holder: Holder): Promise<void> {
    if (!('userId' in holder)) throw new ApiFailure('signed_out');
    const rows = await database
      .select()
      .from(entitlements)
      .where(
        and(
          eq(entitlements.userId, holder.userId),
          eq(entitlements.source, 'subscription'),
          isNull(entitlements.revokedAt),
        ),
      );
    const now = provider.now();
    if (rows.some((row) => isInForce(row, now))) throw new ApiFailure('already_pro');
  }

  /**
   * Ends the subscriptions that a new one would run beside: begun but not paid, failed, or refunded.
   * One of them may have been paid at this very moment.
   */
  async function endOthers(holder: Holder, orderId: string): Promise<void> {
    let ended = 0;
    for (const { id } of await findCustomers(database, holder)) {
      const count = await endSubscriptions(stripe, id, orderId);
      if (count > 0) await reconcile(id);
      ended += count;
    }
    if (ended > 0) await requireNoSubscription(holder);
  }

  /** Another window may have begun to subscribe at the same moment. */
  async function endOlder(holder: Holder): Promise<void> {
    const known = await findCustomers(database, holder);
    await endOlderUnpaid(
      stripe,
      known.map(({ id }) => id),
    );
  }

  async function show(holder: Holder, order: StoredOrder): Promise<Order> {
    const { id: orderId, kind: type, amountCents: amount } = order;
    const isSold = plansOnSale.includes(type);
    let { intentId } = order;
    if (intentId === null) {
      if (!isSold) return { orderId, type, amount, status: 'failed', client_secret: null };
      if (type !== 'hourly') await endOthers(holder, orderId);
      const made = await makeIntent(stripe, order);
      await noteIntent(database, order, made);
      if (type !== 'hourly') await endOlder(holder);
      ({ intentId } = made);
    }
    const { status, client_secret: secret } = await statusOf(intentId);
    // Begun while it was on sale: it can still be read, but no longer paid.
    return { orderId, type, amount, status, client_secret: isSold ? secret : null };
  }

  /** Whether an order would still be the right one to pay. */
  async function isOpen({ intentId, createdAt }: StoredOrder): Promise<boolean> {
    if (intentId === null) return provider.now().getTime() - createdAt.getTime() < MAKING_MS;
    const { status } = await statusOf(intentId);
    return status === 'open' || status === 'processing';
  }

  /** The open order of this kind, or a new one with this id. */
  async function chooseOrder(
    customer: StoredCustomer,
    orderId: string,
    kind: PricedPlan,
  ): Promise<StoredOrder> {
    const last = await findLastOrder(database, customer.id, kind);
    if (last !== undefined && (await isOpen(last))) return last;
    const wish = { id: orderId, kind, createdAt: provider.now() };
    const order = await addOrder(database, customer, wish, last);
    if (order === undefined) throw new ApiFailure('not_found');
    return order;
  }

  async function requireOwn(holder: Holder, orderId: string): Promise<StoredOrder | undefined> {
    const known = await findOrder(database, orderId);
    if (known === undefined) return undefined;
    if (!isHeldBy(known.customer, holder)) throw new ApiFailure('not_found');
    return known.order;
  }

  return {
    async begin(holder, orderId, kind) {
      if (!plansOnSale.includes(kind)) throw new ApiFailure('not_on_sale');
      const known = await requireOwn(holder, orderId);
      if (known !== undefined) {
        if (known.kind !== kind) throw new ApiFailure('already_used');
        return show(holder, known);
      }
      const customer = await ensureCustomer(database, stripe, holder);
      // Something may have been paid a moment ago in another window, before we heard of it.
      await reconcile(customer.id);
      if (kind !== 'hourly') await requireNoSubscription(holder);
      return show(holder, await chooseOrder(customer, orderId, kind));
    },
    async read(holder, orderId) {
      const order = await requireOwn(holder, orderId);
      if (order === undefined) throw new ApiFailure('not_found');
      const shown = await show(holder, order);
      // Before the answer: a page that reads that it was paid must find what it paid for.
      if (shown.status !== 'open') await reconcile(order.customerId);
      return shown;
    },
  };
}
