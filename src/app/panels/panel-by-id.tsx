import type { PanelId } from '#content/rooms.ts';
import type { PanelProps } from '#app/person/navigation/panel-props.ts';
import { panelRow } from './manifest.ts';
import { PanelContent } from './panel-content.tsx';

interface PanelByIdProps extends Pick<PanelProps, 'part'> {
  readonly panel: PanelId;
}

/** The content of a panel, for a caller that brings its own frame. */
export function PanelById({ panel, part }: PanelByIdProps) {
  return <PanelContent row={panelRow(panel)} part={part} />;
}
