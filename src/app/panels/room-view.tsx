import { ChevronRight, Lock } from 'lucide-react';
import { PANEL_LIST_WORDS, PANEL_WORDS } from '#content/panel-words.ts';
import type { RoomId } from '#content/rooms.ts';
import { PassBanner } from '#app/person/access/pass-banner.tsx';
import { useAccess } from '#app/person/access/use-access.ts';
import { panelsOf, type PanelRow } from './manifest.ts';
import { openPanel } from '#app/person/navigation/open-panel.ts';

/** The content of a room: its panels, with a mark on those behind a gate. */
export function RoomView({ room }: { room: RoomId }) {
  const { until } = useAccess();
  const isLocked = ({ feature }: PanelRow): boolean => feature !== null && !until.has(feature);
  return (
    <>
      {room === 'artists' ? <PassBanner /> : null}
      <ul className="grid gap-2.5">
        {panelsOf(room).map((row) => (
          <li key={row.id}>
            <PanelCard row={row} isLocked={isLocked(row)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface PanelCardProps {
  readonly row: PanelRow;
  /** Whether it leads to the gate and not yet to the panel. */
  readonly isLocked: boolean;
}

function PanelCard({ row: { id, title, feature }, isLocked }: PanelCardProps) {
  const Mark = isLocked ? Lock : ChevronRight;
  return (
    <button
      type="button"
      className="panel-card"
      onClick={() => {
        openPanel(id);
      }}
    >
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2 text-md font-medium">
          {title}
          {feature === null ? null : <span className="pro-badge caps">{PANEL_LIST_WORDS.pro}</span>}
        </span>
        <span className="mt-0.5 block text-sm text-fg-2">{PANEL_WORDS[id].about}</span>
      </span>
      <Mark size={17} strokeWidth={1.6} className="shrink-0 text-fg-3" aria-hidden="true" />
    </button>
  );
}
