/**
 * What the address says of the open shop: `#panel=shopping/TAB?SEARCH`. A product's view lies over any tab
 * and is `#panel=shopping/TAB?product=ID`, so that closing it leads back to where one was. Apart from
 * `product`, each tab decides for itself what its search holds. `placeAt` takes all that follows
 * `shopping/` for the panel's part.
 */

import { useMemo } from 'react';
import { useStore } from 'zustand';
import { openPanel, panelStore, type Place } from '#app/person/navigation/open-panel.ts';
import { SHOP_TABS, type ShopTabId } from '#content/panels/shopping-words.ts';

export interface ShopAddress {
  readonly tab: ShopTabId;
  /** Without the product. */
  readonly search: Readonly<Record<string, string>>;
  /** The product whose view is open, by its id. */
  readonly product: string | null;
}

const PRODUCT = 'product';
const FIRST: ShopTabId = 'match';

/** Never throws: an address that names no tab of ours leads to the first. */
export function readShopAddress(part: string | null): ShopAddress {
  const [name = '', ...rest] = (part ?? '').split('?');
  const { [PRODUCT]: product, ...search } = Object.fromEntries(new URLSearchParams(rest.join('?')));
  return {
    tab: SHOP_TABS.find((id) => id === name) ?? FIRST,
    search,
    product: product === undefined || product === '' ? null : product,
  };
}

/** The part of the panel's address; what is empty is left out. */
export function writeShopAddress({ tab, search, product }: ShopAddress): string {
  const filled = Object.entries(search).filter(([, value]) => value !== '');
  const all = product === null ? filled : [...filled, [PRODUCT, product]];
  const text = new URLSearchParams(all).toString();
  return text === '' ? tab : `${tab}?${text}`;
}

function partOf(place: Place | null): string | null {
  return place?.kind === 'panel' && place.panel === 'shopping' ? place.part : null;
}

function here(): ShopAddress {
  return readShopAddress(partOf(panelStore.getState()));
}

/** What each tab had in its search when it was left; it has it again on coming back. */
const left = new Map<ShopTabId, ShopAddress['search']>();

function go(to: ShopAddress): void {
  left.set(to.tab, to.search);
  openPanel('shopping', writeShopAddress(to));
}

/** Opens a tab with what its search was. */
export function openShopTab(tab: ShopTabId): void {
  go({ tab, search: left.get(tab) ?? {}, product: null });
}

/** Opens a product's view over the tab that is open. */
export function openProduct(id: string): void {
  go({ ...here(), product: id });
}

export function closeProduct(): void {
  go({ ...here(), product: null });
}

/** Puts a tab's search into the address. */
export function changeShopSearch(tab: ShopTabId, search: ShopAddress['search']): void {
  go({ ...here(), tab, search });
}

export function useShopAddress(): ShopAddress {
  const part = useStore(panelStore, partOf);
  return useMemo(() => readShopAddress(part), [part]);
}
