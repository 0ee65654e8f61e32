import { MENU_WORDS } from '#content/menu-words.ts';
import { SALE_WORDS } from '#content/sale-words.ts';
import { sellsPro } from '#domain/pricing/on-sale.ts';
import { usePlansOnSale } from '#app/person/plans/use-payment-options.ts';

/**
 * The label of a button that leads to the plans: it speaks of an upgrade only if one can be bought; the hour
 * does not count as one.
 */
export function useUpgradeLabel(): string {
  return sellsPro(usePlansOnSale()) ? MENU_WORDS.upgrade : SALE_WORDS.about;
}
