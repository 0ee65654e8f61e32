import type Stripe from 'stripe';
import type { PaidPlan } from '#domain/access/plan.ts';
import { PRICES_CENTS } from '#domain/pricing/prices.ts';

/** The currency of the prices. */
export const CURRENCY = 'usd';

const PRODUCT_NAME = 'Lookglass Pro';

const INTERVALS = { monthly: 'month', yearly: 'year' } as const satisfies Record<PaidPlan, string>;

/**
 * The provider's id of what a plan costs, which is made there once. A price that changes here becomes
 * another one there: people who have subscribed go on paying what was agreed.
 */
export async function priceAtProvider(stripe: Stripe, plan: PaidPlan): Promise<string> {
  const cents = PRICES_CENTS[plan];
  const lookupKey = `lookglass_${plan}_${cents}`;
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  const [known] = data;
  if (known !== undefined) return known.id;
  const product = await stripe.products.create(
    { name: PRODUCT_NAME },
    { idempotencyKey: `product-of-${lookupKey}` },
  );
  const price = await stripe.prices.create(
    {
      product: product.id,
      currency: CURRENCY,
      unit_amount: cents,
      recurring: { interval: INTERVALS[plan] },
      lookup_key: lookupKey,
    },
    { idempotencyKey: `price-${lookupKey}` },
  );
  return price.id;
}
