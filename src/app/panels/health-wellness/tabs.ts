/** The tabs in their order. Each lives in a folder of its own and is loaded by itself. */

import {
  HEALTH_TAB_LABELS,
  HEALTH_TABS,
  type HealthTabId,
} from '#content/panels/health-wellness-words.ts';
import type { PanelTab } from '#app/look/panel-tabs.tsx';

const LOADS: Readonly<Record<HealthTabId, PanelTab['load']>> = {
  skin: () => import('./skin/skin-tab.tsx').then((code) => code.SkinTab),
  safety: () => import('./safety/safety-tab.tsx').then((code) => code.SafetyTab),
  sleep: () => import('./sleep/sleep-tab.tsx').then((code) => code.SleepTab),
  stress: () => import('./stress/stress-tab.tsx').then((code) => code.StressTab),
  water: () => import('./water/water-tab.tsx').then((code) => code.WaterTab),
};

export const TABS: readonly PanelTab<HealthTabId>[] = HEALTH_TABS.map((id) => {
  return { id, label: HEALTH_TAB_LABELS[id], load: LOADS[id] };
});
