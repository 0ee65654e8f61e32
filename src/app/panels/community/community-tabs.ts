import {
  COMMUNITY_TAB_LABELS,
  COMMUNITY_TABS,
  type CommunityTab,
} from '#content/panels/community-words.ts';
import type { PanelTab } from '#app/look/panel-tabs.tsx';

/** Where the code of each tab is: a file, or a folder of its own. */
const LOADS: Readonly<Record<CommunityTab, PanelTab['load']>> = {
  live: () => import('./live/live-tab.tsx').then((code) => code.LiveTab),
  challenges: () => import('./challenges/challenges-tab.tsx').then((code) => code.ChallengesTab),
  artists: () => import('./artists-tab.tsx').then((code) => code.ArtistsTab),
  rating: () => import('./rating-tab.tsx').then((code) => code.RatingTab),
  trends: () => import('./trends-tab.tsx').then((code) => code.TrendsTab),
};

export const COMMUNITY_PANEL_TABS: readonly PanelTab<CommunityTab>[] = COMMUNITY_TABS.map((id) => ({
  id,
  label: COMMUNITY_TAB_LABELS[id],
  load: LOADS[id],
}));

/** The tab that opens where none is asked for: the one that is for everybody. */
export const FIRST_TAB: CommunityTab = 'artists';
