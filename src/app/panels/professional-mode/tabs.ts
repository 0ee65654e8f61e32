/** The tabs of Professional Mode, once: the only file that knows where a tab's code is. */

import {
  PROFESSIONAL_TAB_LABELS,
  type ProfessionalTabId,
} from '#content/panels/professional-mode-words.ts';
import type { PanelTab } from '#app/look/panel-tabs.tsx';

function tab(id: ProfessionalTabId, load: PanelTab['load']): PanelTab<ProfessionalTabId> {
  return { id, label: PROFESSIONAL_TAB_LABELS[id], load };
}

/** In the specification's order; the first of them is the one that opens. */
export const PROFESSIONAL_TABS: readonly PanelTab<ProfessionalTabId>[] = [
  tab('tools', () => import('./tools/tools-tab.tsx').then((code) => code.ToolsTab)),
  tab('tutorial', () => import('./tutorial/tutorial-tab.tsx').then((code) => code.TutorialTab)),
  tab('timeline', () => import('./timeline/timeline-tab.tsx').then((code) => code.TimelineTab)),
  tab('lighting', () => import('./lighting/lighting-tab.tsx').then((code) => code.LightingTab)),
  tab('removal', () => import('./removal/removal-tab.tsx').then((code) => code.RemovalTab)),
];
