import { MENU_WORDS } from '#content/menu-words.ts';
import { SALE_WORDS } from '#content/sale-words.ts';
import { sellsPro } from '#domain/pricing/on-sale.ts';
import { usePlansOnSale } from '#app/person/plans/use-payment-options.ts';

/** What a button says that leads to the plans: an upgrade, as soon as one can be bought; the hour is none. */
export function useUpgradeLabel(): string {
  return sellsPro(usePlansOnSale()) ? MENU_WORDS.upgrade : SALE_WORDS.about;
}
