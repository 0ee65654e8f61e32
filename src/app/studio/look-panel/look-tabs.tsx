import { Tabs } from 'radix-ui';
import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import { LOOK_WORDS } from '#content/look-words.ts';
import { ROOMS_WORDS, type PanelId } from '#content/rooms.ts';
import { panelStore } from '#app/person/navigation/open-panel.ts';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';
import { IntensityList } from './intensity-list.tsx';

const INTENSITY = 'intensity';

/** The panels that are tabs of the look, by the value of their tab. */
const PANEL_TABS: readonly {
  readonly value: string;
  readonly label: string;
  readonly panel: PanelId;
  readonly part: string | null;
}[] = [
  {
    value: 'colour-wheel',
    label: LOOK_WORDS.colourWheel,
    panel: 'colour-wheel',
    part: null,
  },
  { value: 'tools', label: LOOK_WORDS.tools, panel: 'makeup', part: 'tools' },
];

const load = () => import('#app/panels/panel-by-id.tsx').then((code) => code.PanelById);

/** The ways to change the look, one at a time; the look's name and the undo buttons stay above them. */
export function LookTabs() {
  const [shown, setShown] = useState(INTENSITY);
  const showIntensity = useCallback(() => {
    setShown(INTENSITY);
  }, []);
  // A panel open in the look's place may be the same one as in a tab, and there may be only one of each.
  const isCovered = useStore(panelStore, (place) => place !== null);
  return (
    <Tabs.Root value={shown} onValueChange={setShown} className="min-w-0">
      <Tabs.List className="look-ways" aria-label={LOOK_WORDS.ways}>
        <Tabs.Trigger value={INTENSITY} className="look-way">
          {LOOK_WORDS.intensity}
        </Tabs.Trigger>
        {PANEL_TABS.map(({ value, label }) => (
          <Tabs.Trigger key={value} value={value} className="look-way">
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={INTENSITY}>
        <IntensityList />
      </Tabs.Content>
      {PANEL_TABS.map(({ value, panel, part }) => (
        <Tabs.Content key={value} value={value} className="pt-1">
          {isCovered ? null : (
            <OnDemand
              load={load}
              props={{ panel, part }}
              fallback={
                <p role="status" className="py-8 text-fg-2">
                  {ROOMS_WORDS.waiting}
                </p>
              }
              onFailed={showIntensity}
            />
          )}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
