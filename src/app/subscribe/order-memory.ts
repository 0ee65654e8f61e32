/** The orders that this tab has begun, so that a reload or a return goes on with the same one. */

import type { PricedPlan } from '#domain/pricing/prices.ts';
import { tabStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptText } from '#studio/storage/kept-value.ts';

/** Where there is no storage, an order is remembered only for the life of the page. */
const ofThisPage = new Map<PricedPlan, string>();
const storage = tabStorage();

/** The id is read unchecked: the server is asked about it before anything is done with it. */
function orderOf(plan: PricedPlan) {
  return keptText(KEPT.order, (id) => id, plan);
}

/** The order of a plan that was begun and not paid yet, as far as this tab knows. */
export function rememberedOrder(plan: PricedPlan): string | null {
  return orderOf(plan).read(storage) ?? ofThisPage.get(plan) ?? null;
}

export function rememberOrder(plan: PricedPlan, orderId: string): void {
  ofThisPage.set(plan, orderId);
  orderOf(plan).write(storage, orderId);
}

export function forgetOrder(plan: PricedPlan): void {
  ofThisPage.delete(plan);
  storage.remove(orderOf(plan).key);
}
