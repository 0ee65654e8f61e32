import Stripe from 'stripe';
import type { PaymentKeys } from '#server/config/payment-keys.ts';
import { reachedAt, type SandboxPage } from '#payment-sandbox/index.ts';

/** Who takes the money: the provider itself, or what plays it on this machine. */
export interface PaymentProvider {
  readonly kind: 'stripe' | 'sandbox';
  readonly stripe: Stripe;
  /** The key with which a page talks to the provider; null if pages talk to none. */
  readonly publishableKey: string | null;
  /** What the provider signs its announcements with. */
  readonly webhookSecret: string;
  /** The time by which everything about payment goes: a sandbox's clock can be moved. */
  readonly now: () => Date;
  /** Answers the payment page as the provider itself would; only in a sandbox. */
  readonly page?: SandboxPage;
}

/** Even with every repeat, less than a job may take. */
const TIMEOUT_MS = 10_000;
/** The library waits a little longer each time; every write that it repeats has its own idempotency key. */
const RETRIES = 2;

const OPTIONS = { maxNetworkRetries: RETRIES, timeout: TIMEOUT_MS, telemetry: false } as const;

/** The provider itself. */
export function stripeProvider(keys: PaymentKeys, now: () => Date): PaymentProvider {
  const { secretKey, publishableKey, webhookSecret } = keys;
  const stripe = new Stripe(secretKey, OPTIONS);
  return { kind: 'stripe', stripe, publishableKey, webhookSecret, now };
}

/** Speaks to whatever plays the provider at `url`, such as `http://127.0.0.1:4000`. */
export function sandboxClient(url: string, secretKey: string): Stripe {
  return new Stripe(secretKey, { ...OPTIONS, ...reachedAt(url) });
}
