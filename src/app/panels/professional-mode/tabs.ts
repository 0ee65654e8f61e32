/** The tabs of Professional Mode, once: the only file that knows where a tab's code is. */

import type { ComponentType } from 'react';
import {
  PROFESSIONAL_TAB_LABELS,
  type ProfessionalTabId,
} from '#content/panels/professional-mode-words.ts';

export interface ProfessionalTab {
  readonly id: ProfessionalTabId;
  /** What stands on it. */
  readonly words: string;
  readonly load: () => Promise<ComponentType>;
}

function tab(id: ProfessionalTabId, load: ProfessionalTab['load']): ProfessionalTab {
  return { id, words: PROFESSIONAL_TAB_LABELS[id], load };
}

/** In the specification's order; the first of them is the one that opens. */
export const PROFESSIONAL_TABS: readonly [ProfessionalTab, ...ProfessionalTab[]] = [
  tab('tools', () => import('./tools/tools-tab.tsx').then((code) => code.ToolsTab)),
  tab('tutorial', () => import('./tutorial/tutorial-tab.tsx').then((code) => code.TutorialTab)),
  tab('timeline', () => import('./timeline/timeline-tab.tsx').then((code) => code.TimelineTab)),
  tab('lighting', () => import('./lighting/lighting-tab.tsx').then((code) => code.LightingTab)),
  tab('removal', () => import('./removal/removal-tab.tsx').then((code) => code.RemovalTab)),
];
