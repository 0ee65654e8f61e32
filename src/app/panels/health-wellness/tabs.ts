/** The tabs whose code is there, in their order. Each lives in a folder of its own and is loaded by itself. */

import type { ComponentType } from 'react';
import {
  HEALTH_TAB_LABELS,
  HEALTH_TABS,
  type HealthTabId,
} from '#content/panels/health-wellness-words.ts';

export interface HealthTab {
  readonly id: HealthTabId;
  /** What stands on it. */
  readonly words: string;
  /** Loads its code when it is chosen. */
  readonly load: () => Promise<ComponentType>;
}

/** One row for each tab that is built; the others are still to come and have none. */
const BUILT: Readonly<Partial<Record<HealthTabId, HealthTab['load']>>> = {
  skin: () => import('./skin/skin-tab.tsx').then((code) => code.SkinTab),
  safety: () => import('./safety/safety-tab.tsx').then((code) => code.SafetyTab),
  sleep: () => import('./sleep/sleep-tab.tsx').then((code) => code.SleepTab),
  stress: () => import('./stress/stress-tab.tsx').then((code) => code.StressTab),
  water: () => import('./water/water-tab.tsx').then((code) => code.WaterTab),
};

export const BUILT_TABS: readonly HealthTab[] = HEALTH_TABS.flatMap((id) => {
  const load = BUILT[id];
  return load === undefined ? [] : [{ id, words: HEALTH_TAB_LABELS[id], load }];
});
