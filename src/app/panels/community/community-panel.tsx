import './community.css';
import { COMMUNITY_WORDS } from '#content/panels/community-words.ts';
import { PanelTabs } from '#app/look/panel-tabs.tsx';
import type { PanelProps } from '#app/person/navigation/panel-props.ts';
import { COMMUNITY_PANEL_TABS, FIRST_TAB } from './community-tabs.ts';

/** Artists to get to know, looks to rate and trends to try; live sessions and challenges are for Pro. */
export function CommunityPanel({ part }: Pick<PanelProps, 'part'>) {
  return (
    <PanelTabs label={COMMUNITY_WORDS.tabs} tabs={COMMUNITY_PANEL_TABS} part={part ?? FIRST_TAB} />
  );
}
