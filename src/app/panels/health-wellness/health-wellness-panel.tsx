import './health-wellness.css';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { HEALTH_WORDS } from '#content/panels/health-wellness-words.ts';
import { useLoaded } from '#app/kit/ui/use-loaded.ts';
import type { PanelProps } from '#app/person/navigation/panel-props.ts';
import { BUILT_TABS, type HealthTab } from './tabs.ts';

function tabNamed(name: string | null): HealthTab | undefined {
  return BUILT_TABS.find(({ id }) => id === name);
}

/** What the camera sees of skin, and what a person logs of themselves, with makeup for both. */
export function HealthWellnessPanel({ part }: Pick<PanelProps, 'part'>) {
  const [asked, setAsked] = useState(part);
  const [open, setOpen] = useState(tabNamed(part) ?? BUILT_TABS[0]);
  if (asked !== part) {
    setAsked(part);
    setOpen(tabNamed(part) ?? open);
  }
  return (
    <Tabs.Root
      className="health"
      value={open?.id ?? ''}
      onValueChange={(name) => {
        setOpen(tabNamed(name) ?? open);
      }}
    >
      <Tabs.List className="panel-tabs health-tabs noscroll" aria-label={HEALTH_WORDS.tabs}>
        {BUILT_TABS.map(({ id, words }) => (
          <Tabs.Trigger key={id} value={id} className="panel-tab">
            {words}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {BUILT_TABS.map(({ id, load }) => (
        <Tabs.Content key={id} value={id} className="health-tab">
          <LoadedTab load={load} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** Mounted while it is chosen, and no longer: a tab lets go of what it holds when it is left. */
function LoadedTab({ load }: Pick<HealthTab, 'load'>) {
  const tab = useLoaded(load);
  if (tab.status === 'loading') {
    return (
      <p role="status" className="py-8 text-fg-2">
        {HEALTH_WORDS.waiting}
      </p>
    );
  }
  if (tab.status === 'failed') {
    return (
      <div role="alert" className="py-6">
        <p className="font-medium">{HEALTH_WORDS.failed}</p>
        <p className="mt-1 text-fg-2">{HEALTH_WORDS.failedAdvice}</p>
        <button type="button" className="button-secondary mt-4" onClick={tab.retry}>
          {HEALTH_WORDS.tryAgain}
        </button>
      </div>
    );
  }
  const Tab = tab.value;
  return <Tab />;
}
