import { PANEL_WORDS } from '#content/panel-words.ts';
import { PanelTabs } from '#app/look/panel-tabs.tsx';
import type { PanelProps } from '#app/person/navigation/panel-props.ts';
import { TABS } from './tabs.ts';

/** Art as makeup, pictures that prove where they come from, a register of products, and devices around the mirror. */
export function CuttingEdgePanel({ part }: Pick<PanelProps, 'part'>) {
  return <PanelTabs label={PANEL_WORDS['cutting-edge'].title} tabs={TABS} part={part} />;
}
