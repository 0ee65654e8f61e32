import './community.css';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import {
  COMMUNITY_TAB_LABELS,
  COMMUNITY_TABS,
  COMMUNITY_WORDS,
  type CommunityTab,
} from '#content/panels/community-words.ts';
import type { PanelProps } from '#app/person/navigation/panel-props.ts';
import { ArtistsTab } from './artists-tab.tsx';
import { ProTab } from './pro-tab.tsx';
import { RatingTab } from './rating-tab.tsx';
import { TrendsTab } from './trends-tab.tsx';

function tabNamed(name: string | null): CommunityTab | undefined {
  return COMMUNITY_TABS.find((tab) => tab === name);
}

/** Artists to get to know, looks to rate and trends to try; live sessions and challenges are for Pro. */
export function CommunityPanel({ part }: Pick<PanelProps, 'part'>) {
  const [asked, setAsked] = useState(part);
  const [tab, setTab] = useState<CommunityTab>(tabNamed(part) ?? 'artists');
  if (asked !== part) {
    setAsked(part);
    setTab(tabNamed(part) ?? tab);
  }
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(name) => {
        setTab(tabNamed(name) ?? tab);
      }}
    >
      <Tabs.List className="panel-tabs noscroll" aria-label={COMMUNITY_WORDS.tabs}>
        {COMMUNITY_TABS.map((name) => (
          <Tabs.Trigger key={name} value={name} className="panel-tab">
            {COMMUNITY_TAB_LABELS[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="live">
        <ProTab name="live" />
      </Tabs.Content>
      <Tabs.Content value="challenges">
        <ProTab name="challenges" />
      </Tabs.Content>
      <Tabs.Content value="artists">
        <ArtistsTab />
      </Tabs.Content>
      <Tabs.Content value="rating">
        <RatingTab />
      </Tabs.Content>
      <Tabs.Content value="trends">
        <TrendsTab />
      </Tabs.Content>
    </Tabs.Root>
  );
}
