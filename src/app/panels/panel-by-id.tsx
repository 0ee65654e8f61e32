import type { PanelId } from '#content/rooms.ts';
import { panelRow, type PanelProps } from './manifest.ts';
import { PanelContent } from './panel-content.tsx';

interface PanelByIdProps extends PanelProps {
  readonly panel: PanelId;
}

/** What a panel shows, for a place that has a frame of its own. */
export function PanelById({ panel, part }: PanelByIdProps) {
  return <PanelContent row={panelRow(panel)} part={part} />;
}
