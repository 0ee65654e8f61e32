import './social-media-hub.css';
import { useEffect } from 'react';
import { PANEL_WORDS } from '#content/panel-words.ts';
import { PanelTabs } from '#app/look/panel-tabs.tsx';
import { useStudio } from '#app/look/studio-context.tsx';
import type { PanelProps } from '#app/person/navigation/panel-props.ts';
import { picturesOf } from './parts/pictures.ts';
import { TABS } from './tabs.ts';

/** What one posts of a look: text, pictures and stories, made on this device. */
export function SocialMediaHubPanel({ part }: Pick<PanelProps, 'part'>) {
  const studio = useStudio();
  useEffect(
    () => () => {
      picturesOf(studio).forget();
    },
    [studio],
  );
  return (
    <PanelTabs
      className="hub"
      label={PANEL_WORDS['social-media-hub'].title}
      tabs={TABS}
      part={part}
    />
  );
}
