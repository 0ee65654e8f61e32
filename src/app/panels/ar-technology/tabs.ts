/** The tabs in their order. Each lives in a folder of its own and is loaded by itself. */

import { AR_TAB_LABELS, AR_TABS, type ArTabId } from '#content/panels/ar-technology-words.ts';
import type { PanelTab } from '#app/look/panel-tabs.tsx';

const LOADS: Readonly<Record<ArTabId, PanelTab['load']>> = {
  '3d-model': () => import('./model/model-tab.tsx').then((code) => code.ModelTab),
  gestures: () => import('./gestures/gestures-tab.tsx').then((code) => code.GesturesTab),
  lighting: () => import('./lighting/room-lighting-tab.tsx').then((code) => code.RoomLightingTab),
  aging: () => import('./aging/aging-tab.tsx').then((code) => code.AgingTab),
  hair: () => import('./hair/hair-tab.tsx').then((code) => code.HairTab),
};

export const TABS: readonly PanelTab<ArTabId>[] = AR_TABS.map((id) => {
  return { id, label: AR_TAB_LABELS[id], load: LOADS[id] };
});
