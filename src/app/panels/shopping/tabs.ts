/** The tabs in their order. Each lives in a folder of its own and is loaded by itself. */

import type { PanelTab } from '#app/look/panel-tabs.tsx';
import { SHOP_TAB_LABELS, SHOP_TABS, type ShopTabId } from '#content/panels/shopping-words.ts';
import { BagCount } from './my-bag/bag-count.tsx';
import { CompareCount } from './compare/compare-count.tsx';
import { WishlistCount } from './wishlist/wishlist-count.tsx';

/** `Count` is how many things lie in a tab, beside its name. */
const PARTS: Readonly<Record<ShopTabId, Pick<PanelTab, 'load' | 'Count'>>> = {
  match: { load: () => import('./match/match-tab.tsx').then((code) => code.MatchTab) },
  'try-on': { load: () => import('./try-on/try-on-tab.tsx').then((code) => code.TryOnTab) },
  compare: {
    load: () => import('./compare/compare-tab.tsx').then((code) => code.CompareTab),
    Count: CompareCount,
  },
  wishlist: {
    load: () => import('./wishlist/wishlist-tab.tsx').then((code) => code.WishlistTab),
    Count: WishlistCount,
  },
  'my-bag': {
    load: () => import('./my-bag/my-bag-tab.tsx').then((code) => code.MyBagTab),
    Count: BagCount,
  },
  earn: { load: () => import('./earn/earn-tab.tsx').then((code) => code.EarnTab) },
  'ai-picks': { load: () => import('./ai-picks/ai-picks-tab.tsx').then((code) => code.AiPicksTab) },
  seasonal: { load: () => import('./seasonal/seasonal-tab.tsx').then((code) => code.SeasonalTab) },
};

export const TABS: readonly PanelTab<ShopTabId>[] = SHOP_TABS.map((id) => {
  return { id, label: SHOP_TAB_LABELS[id], ...PARTS[id] };
});
