import { SALE_WORDS } from '#content/sale-words.ts';
import { sellsPro } from '#domain/pricing/on-sale.ts';
import { PRICED_PLANS, type PricedPlan } from '#domain/pricing/prices.ts';

/** Why some plans, or all, cannot be bought; null where all can. */
export function saleNote(onSale: readonly PricedPlan[]): string | null {
  if (onSale.length === 0) return SALE_WORDS.none;
  if (!sellsPro(onSale)) return SALE_WORDS.hourAlone;
  return onSale.length < PRICED_PLANS.length ? SALE_WORDS.some : null;
}
