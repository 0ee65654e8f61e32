import './ar-technology.css';
import { PANEL_WORDS } from '#content/panel-words.ts';
import { PanelTabs } from '#app/look/panel-tabs.tsx';
import type { PanelProps } from '#app/person/navigation/panel-props.ts';
import { TABS } from './tabs.ts';

/** The face in 3D, hands that steer the mirror, and what light, age and hair do to a look. */
export function ArTechnologyPanel({ part }: Pick<PanelProps, 'part'>) {
  return <PanelTabs label={PANEL_WORDS['ar-technology'].title} tabs={TABS} part={part} />;
}
