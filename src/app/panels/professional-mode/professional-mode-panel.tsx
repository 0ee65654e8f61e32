import './professional-mode.css';
import { PANEL_WORDS } from '#content/panel-words.ts';
import { PanelTabs } from '#app/look/panel-tabs.tsx';
import type { PanelProps } from '#app/person/navigation/panel-props.ts';
import { PROFESSIONAL_TABS } from './tabs.ts';

/** What makeup artists work with: tools, tutorials, a timeline of snapshots, light, and the bare skin. */
export function ProfessionalModePanel({ part }: Pick<PanelProps, 'part'>) {
  return (
    <PanelTabs
      className="professional"
      label={PANEL_WORDS['professional-mode'].title}
      tabs={PROFESSIONAL_TABS}
      part={part}
    />
  );
}
