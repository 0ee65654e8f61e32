/** The orders that this tab has begun, so that a reload or a way back goes on with the same one. */

import type { PricedPlan } from '#domain/pricing/prices.ts';

/** Where no storage is, an order is known as long as its page. */
const ofThisPage = new Map<string, string>();

function keyOf(plan: PricedPlan): string {
  return `lookglass.order.${plan}`;
}

/** The order of a plan that was begun and not paid yet, as far as this tab knows. */
export function rememberedOrder(plan: PricedPlan): string | null {
  const key = keyOf(plan);
  try {
    return sessionStorage.getItem(key) ?? ofThisPage.get(key) ?? null;
  } catch {
    return ofThisPage.get(key) ?? null;
  }
}

export function rememberOrder(plan: PricedPlan, orderId: string): void {
  const key = keyOf(plan);
  ofThisPage.set(key, orderId);
  try {
    sessionStorage.setItem(key, orderId);
  } catch {
    // The page itself knows it still.
  }
}

export function forgetOrder(plan: PricedPlan): void {
  const key = keyOf(plan);
  ofThisPage.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is nothing to forget.
  }
}
