/** The tabs in their order. Each lives in a folder of its own and is loaded by itself. */

import { HUB_TAB_LABELS, HUB_TABS, type HubTabId } from '#content/panels/social-media-hub-words.ts';
import type { PanelTab } from '#app/look/panel-tabs.tsx';

const LOADS: Readonly<Record<HubTabId, PanelTab['load']>> = {
  share: () => import('./share/share-tab.tsx').then((code) => code.ShareTab),
  stories: () => import('./stories/stories-tab.tsx').then((code) => code.StoriesTab),
  ideas: () => import('./ideas/ideas-tab.tsx').then((code) => code.IdeasTab),
  analytics: () => import('./analytics/analytics-tab.tsx').then((code) => code.AnalyticsTab),
};

export const TABS: readonly PanelTab<HubTabId>[] = HUB_TABS.map((id) => {
  return { id, label: HUB_TAB_LABELS[id], load: LOADS[id] };
});
