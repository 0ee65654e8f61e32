import type { FastifyBaseLogger } from 'fastify';
import type { PricedPlan } from '#domain/pricing/prices.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { PaymentProvider } from '#server/payment/provider.ts';
import type { Access } from '#server/services/access/access.ts';
import type { Holder } from '#server/services/access/holder.ts';
import type { HandOver } from '#server/services/guests/guests.ts';
import type { Jobs } from '#server/services/jobs/jobs.ts';
import type { OnCustomerChange } from './customer-change.ts';
import type { Order } from './orders.ts';

/** What asking the provider again showed. */
export type RecheckResult = 'pro' | 'settling' | 'not_paid';

/** Everything between us and the payment provider. */
export interface Payments {
  /** Undefined where nothing can be paid. */
  readonly provider: PaymentProvider | undefined;
  /** What can be ordered. Other plans are kept, renewed and cancelled as before. */
  readonly plansOnSale: readonly PricedPlan[];
  /** See `Orders`; rejects with `not_set_up` where nothing can be paid. */
  readonly begin: (holder: Holder, orderId: string, kind: PricedPlan) => Promise<Order>;
  readonly readOrder: (holder: Holder, orderId: string) => Promise<Order>;
  /** Asks the provider what an account has paid; tells whether it is Pro now, or may be soon. */
  readonly recheck: (userId: string) => Promise<RecheckResult>;
  /** See `noteReceiptAddress`. */
  readonly noteReceiptAddress: (holder: Holder, orderId: string, email: string) => Promise<boolean>;
  /** See `PaymentEvents`; rejects with `not_set_up` where nothing can be paid. */
  readonly receiveEvent: (body: Buffer, signature: string | undefined) => Promise<void>;
  /** See `Reconcile`; does nothing where nothing can be paid. */
  readonly reconcile: (customerId: string) => Promise<void>;
  /** Takes over what a guest had paid. */
  readonly handOver: HandOver;
  /** Makes the provider end every subscription of an account and forget its cards, once `on` is stored. */
  readonly letGo: (on: Transaction, userId: string) => Promise<void>;
  /** Begins to ask the provider about customers of whom an announcement may have been lost; see `Upkeep`. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

export interface PaymentsNeeds {
  readonly database: Database;
  readonly provider: PaymentProvider | undefined;
  readonly plansOnSale: readonly PricedPlan[];
  readonly access: Pick<Access, 'isPro'>;
  readonly jobs: Jobs;
  readonly log: FastifyBaseLogger;
  /** Called for every change that is stored. */
  readonly onChange: OnCustomerChange;
}
