/** One refund, as the provider is asked for it. */
export interface RefundRequest {
  /** The provider's payment intent. */
  readonly intentId: string;
  readonly amountCents: number;
  /** The idempotency key, the same for each repeat: money is given back only once for it. */
  readonly key: string;
}

/** Who gives money back: the payment provider, and the records that follow it. */
export interface RefundDesk {
  /** Rejects with `not_refundable` when the provider refuses, and with `payment_unavailable`. */
  readonly refund: (request: RefundRequest) => Promise<void>;
  /** Ends a subscription at once; one that has ended stays so. Rejects with `payment_unavailable`. */
  readonly endSubscription: (subscriptionId: string) => Promise<void>;
  /** Brings the records of a customer up to what the provider says. */
  readonly reconcile: (customerId: string) => Promise<void>;
}
