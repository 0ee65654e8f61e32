import type { Environment } from './environment.ts';

/** What one needs to be paid through Stripe. */
export interface PaymentKeys {
  readonly secretKey: string;
  /** For the pages, which speak to the provider themselves. */
  readonly publishableKey: string;
  /** What the provider signs its announcements with. */
  readonly webhookSecret: string;
}

const SETTINGS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** One sentence if only some of the keys were given, which nobody would notice before the first sale. */
export function halfGivenPaymentKeys(environment: Environment): readonly string[] {
  const given = SETTINGS.filter((name) => environment[name] !== undefined);
  const missing = SETTINGS.filter((name) => environment[name] === undefined);
  if (given.length === 0 || missing.length === 0) return [];
  return [
    `${missing.join(' and ')} must be set too, as ${given.join(' and ')} ${given.length > 1 ? 'are' : 'is'}.`,
  ];
}

/** The keys where all of them are set. */
export function paymentKeysOf(environment: Environment): PaymentKeys | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = environment;
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined) {
    return undefined;
  }
  return { secretKey, publishableKey, webhookSecret };
}
