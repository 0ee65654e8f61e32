/** Paying in test mode behind a page's back, as its own person: for what comes after it. */

import type { Page } from '@playwright/test';
import { confirmTestPayment, type TestCardToken } from '#contracts/payment-sandbox.ts';
import { createPaymentIntent, readOrder } from '#contracts/payments.ts';
import { PRICES_CENTS, type PricedPlan } from '#domain/pricing/prices.ts';
import { expect } from '#tests/support/test.ts';

/** Orders and pays with a test card; the page is told by nobody. */
export async function payFor(
  page: Page,
  type: PricedPlan,
  token: TestCardToken = 'pm_card_visa',
): Promise<void> {
  const { origin } = new URL(page.url());
  const orderId = crypto.randomUUID();
  const send = async (path: string, data: unknown): Promise<unknown> => {
    const reply = await page.request.post(path, { headers: { origin }, data });
    expect(reply.status()).toBe(200);
    return reply.json();
  };
  const order = createPaymentIntent.reply.parse(
    await send(createPaymentIntent.path, { amount: PRICES_CENTS[type], type, orderId }),
  );
  await send(confirmTestPayment.path, { clientSecret: order.client_secret, token });
  const reply = await page.request.get(readOrder.path.replace(':orderId', order.orderId));
  expect(readOrder.reply.parse(await reply.json()).status).toBe('succeeded');
}

/** Has the page ask what one may use, as it does after a payment. */
export async function announceProStatus(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event('pro status updated'));
  });
}
