import './health-wellness.css';
import { PANEL_WORDS } from '#content/panel-words.ts';
import { PanelTabs } from '#app/look/panel-tabs.tsx';
import type { PanelProps } from '#app/person/navigation/panel-props.ts';
import { TABS } from './tabs.ts';

/** What the camera sees of skin, and what a person logs of themselves, with makeup for both. */
export function HealthWellnessPanel({ part }: Pick<PanelProps, 'part'>) {
  const label = PANEL_WORDS['health-wellness'].title;
  return <PanelTabs label={label} tabs={TABS} part={part} className="health" />;
}
