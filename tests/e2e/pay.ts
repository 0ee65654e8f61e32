/**
 * Payments in test mode, made as the page's person but without using the page:
 * to prepare what a test is about.
 */

import type { APIRequestContext, Page } from '@playwright/test';
import { confirmTestPayment, type TestCardToken } from '#contracts/payment-sandbox.ts';
import { createPaymentIntent, readOrder } from '#contracts/payments.ts';
import { PRICES_CENTS, type PricedPlan } from '#domain/pricing/prices.ts';
import { expect } from '#tests/support/test.ts';
import { newPerson } from './account-pages.ts';
import { makeAccount } from './looks-api.ts';

/** Orders and pays with a test card; nothing tells the page about it. */
export function payFor(page: Page, type: PricedPlan, token?: TestCardToken): Promise<void> {
  return payWith(page.request, new URL(page.url()).origin, type, token);
}

/**
 * Creates an account that has paid for a month of Pro, and signs the page's person
 * in to it, before the page opens.
 */
export async function beginAsPro({ request }: Page, origin: string): Promise<void> {
  await makeAccount(request, origin, newPerson());
  await payWith(request, origin, 'monthly');
}

async function payWith(
  request: APIRequestContext,
  origin: string,
  type: PricedPlan,
  token: TestCardToken = 'pm_card_visa',
): Promise<void> {
  const orderId = crypto.randomUUID();
  const send = async (path: string, data: unknown): Promise<unknown> => {
    const reply = await request.post(`${origin}${path}`, { headers: { origin }, data });
    expect(reply.status()).toBe(200);
    return reply.json();
  };
  const order = createPaymentIntent.reply.parse(
    await send(createPaymentIntent.path, { amount: PRICES_CENTS[type], type, orderId }),
  );
  await send(confirmTestPayment.path, { clientSecret: order.client_secret, token });
  const path = readOrder.path.replace(':orderId', order.orderId);
  const reply = await request.get(`${origin}${path}`);
  expect(readOrder.reply.parse(await reply.json()).status).toBe('succeeded');
}

/** Makes the page ask what the person may use, as it does after a payment. */
export async function announceProStatus(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event('pro status updated'));
  });
}
