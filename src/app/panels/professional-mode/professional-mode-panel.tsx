import './professional-mode.css';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { PROFESSIONAL_WORDS } from '#content/panels/professional-mode-words.ts';
import { useLoaded } from '#app/kit/ui/use-loaded.ts';
import type { PanelProps } from '#app/person/navigation/panel-props.ts';
import { PROFESSIONAL_TABS, type ProfessionalTab } from './tabs.ts';

function tabNamed(name: string | null): ProfessionalTab | undefined {
  return PROFESSIONAL_TABS.find(({ id }) => id === name);
}

/** What makeup artists work with: tools, tutorials, a timeline of snapshots, light, and the bare skin. */
export function ProfessionalModePanel({ part }: Pick<PanelProps, 'part'>) {
  const [asked, setAsked] = useState(part);
  const [open, setOpen] = useState(tabNamed(part) ?? PROFESSIONAL_TABS[0]);
  if (asked !== part) {
    setAsked(part);
    setOpen(tabNamed(part) ?? open);
  }
  return (
    <Tabs.Root
      className="professional"
      value={open.id}
      onValueChange={(name) => {
        setOpen(tabNamed(name) ?? open);
      }}
    >
      <Tabs.List
        className="panel-tabs professional-tabs noscroll"
        aria-label={PROFESSIONAL_WORDS.tabs}
      >
        {PROFESSIONAL_TABS.map(({ id, words }) => (
          <Tabs.Trigger key={id} value={id} className="panel-tab">
            {words}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {PROFESSIONAL_TABS.map((tab) => (
        <Tabs.Content key={tab.id} value={tab.id} className="professional-tab">
          <LoadedTab tab={tab} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function LoadedTab({ tab: { load } }: { tab: ProfessionalTab }) {
  const tab = useLoaded(load);
  if (tab.status === 'loading') {
    return (
      <p role="status" className="py-8 text-fg-2">
        {PROFESSIONAL_WORDS.waiting}
      </p>
    );
  }
  if (tab.status === 'failed') {
    return (
      <div role="alert" className="professional-note">
        <p className="text-md font-medium">{PROFESSIONAL_WORDS.failed}</p>
        <p className="mt-1 text-sm text-fg-2">{PROFESSIONAL_WORDS.failedAdvice}</p>
        <button type="button" className="button-secondary mt-3" onClick={tab.retry}>
          {PROFESSIONAL_WORDS.tryAgain}
        </button>
      </div>
    );
  }
  const Tab = tab.value;
  return <Tab />;
}
