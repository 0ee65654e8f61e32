import './ar-technology.css';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { AR_WORDS } from '#content/panels/ar-technology-words.ts';
import { useLoaded } from '#app/kit/ui/use-loaded.ts';
import type { PanelProps } from '#app/person/navigation/panel-props.ts';
import { BUILT_TABS, type ArTab } from './tabs.ts';

function tabNamed(name: string | null): ArTab | undefined {
  return BUILT_TABS.find(({ id }) => id === name);
}

/** The face in 3D, hands that steer the mirror, and what light, age and hair do to a look. */
export function ArTechnologyPanel({ part }: Pick<PanelProps, 'part'>) {
  const [asked, setAsked] = useState(part);
  const [tab, setTab] = useState(tabNamed(part) ?? BUILT_TABS[0]);
  if (asked !== part) {
    setAsked(part);
    setTab(tabNamed(part) ?? tab);
  }
  return (
    <Tabs.Root
      value={tab?.id ?? ''}
      onValueChange={(name) => {
        setTab(tabNamed(name) ?? tab);
      }}
    >
      <Tabs.List className="panel-tabs noscroll" aria-label={AR_WORDS.tabs}>
        {BUILT_TABS.map(({ id, label }) => (
          <Tabs.Trigger key={id} value={id} className="panel-tab">
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {BUILT_TABS.map(({ id, load }) => (
        <Tabs.Content key={id} value={id}>
          <LoadedTab load={load} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** Mounted while it is chosen, and no longer: a tab lets go of what it holds when it is left. */
function LoadedTab({ load }: Pick<ArTab, 'load'>) {
  const tab = useLoaded(load);
  if (tab.status === 'loading') {
    return (
      <p role="status" className="py-8 text-fg-2">
        {AR_WORDS.waiting}
      </p>
    );
  }
  if (tab.status === 'failed') {
    return (
      <div role="alert" className="py-6">
        <p className="font-medium">{AR_WORDS.failed}</p>
        <p className="mt-1 text-fg-2">{AR_WORDS.failedAdvice}</p>
        <button type="button" className="button-secondary mt-4" onClick={tab.retry}>
          {AR_WORDS.tryAgain}
        </button>
      </div>
    );
  }
  const Tab = tab.value;
  return <Tab />;
}
