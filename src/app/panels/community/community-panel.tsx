import './community.css';
import { Lock } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import {
  COMMUNITY_TAB_LABELS,
  COMMUNITY_TABS,
  COMMUNITY_WORDS,
  type CommunityTab,
} from '#content/community-words.ts';
import { useFeature } from '#app/access/use-access.ts';
import type { PanelProps } from '#app/panels/manifest.ts';
import { ArtistsTab } from './artists-tab.tsx';
import { ProTab } from './pro-tab.tsx';
import { RatingTab } from './rating-tab.tsx';
import { TrendsTab } from './trends-tab.tsx';

function tabNamed(name: string | null): CommunityTab | undefined {
  return COMMUNITY_TABS.find((tab) => tab === name);
}

/** Artists to get to know, looks to rate and trends to try; live sessions and challenges are for Pro. */
export function CommunityPanel({ part }: PanelProps) {
  const [asked, setAsked] = useState(part);
  const [tab, setTab] = useState<CommunityTab>(tabNamed(part) ?? 'artists');
  if (asked !== part) {
    setAsked(part);
    setTab(tabNamed(part) ?? tab);
  }
  const isOpen: Readonly<Partial<Record<CommunityTab, boolean>>> = {
    live: useFeature('community-live') === 'open',
    challenges: useFeature('community-challenges') === 'open',
  };
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
            {isOpen[name] === false ? (
              <Lock
                size={11}
                strokeWidth={2}
                className="text-pro"
                aria-label={COMMUNITY_WORDS.pro}
              />
            ) : null}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="live">
        <ProTab name="live" isOpen={isOpen.live === true} />
      </Tabs.Content>
      <Tabs.Content value="challenges">
        <ProTab name="challenges" isOpen={isOpen.challenges === true} />
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
