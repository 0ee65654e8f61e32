import { useStore } from 'zustand';
import { LOOK_WORDS } from '#content/look-words.ts';
import { panelStore } from '#app/person/navigation/open-panel.ts';
import { LevelUpHost } from '#app/person/progress/level-up-host.tsx';
import { LinkedLookHost } from '#app/studio/saved-looks/linked-look-host.tsx';
import { LookActions } from './look-actions.tsx';
import { LookHeading } from './look-heading.tsx';
import { LookTabs } from './look-tabs.tsx';
import { QuickLooks } from '#app/look/quick-looks.tsx';

/** The look, beside or below the mirror. */
export function LookPanel() {
  const isCovered = useStore(panelStore, (place) => place !== null);
  return (
    <aside id="look" className="studio-look" aria-label={LOOK_WORDS.panel} tabIndex={-1}>
      <div className="look-head">
        <LookHeading />
      </div>
      <div className="look-scroll">
        <LinkedLookHost />
        <QuickLooks />
        <LookTabs />
      </div>
      {isCovered ? null : <LevelUpHost />}
      <div className="look-foot">
        <LookActions />
      </div>
    </aside>
  );
}
