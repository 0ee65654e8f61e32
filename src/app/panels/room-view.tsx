import { ChevronRight, Lock } from 'lucide-react';
import { PANEL_LIST_WORDS, PANEL_WORDS } from '#content/panel-words.ts';
import type { RoomId } from '#content/rooms.ts';
import { PassBanner } from '#app/person/access/pass-banner.tsx';
import { useAccess } from '#app/person/access/use-access.ts';
import { panelsOf, type PanelRow } from './manifest.ts';
import { openPanel } from '#app/person/navigation/open-panel.ts';

/** What stands in a room: the panels, those behind a gate, and what is still being built, Pro or not. */
export function RoomView({ room }: { room: RoomId }) {
  const { until } = useAccess();
  const panels = panelsOf(room);
  const isLocked = ({ feature }: PanelRow): boolean => feature !== null && !until.has(feature);
  const opening = panels.filter((row) => row.load !== null);
  const coming = panels.filter((row) => row.load === null);
  return (
    <>
      {room === 'artists' ? <PassBanner /> : null}
      {opening.length === 0 ? null : (
        <ul className="grid gap-2.5">
          {opening.map((row) => (
            <li key={row.id}>
              <PanelCard row={row} isLocked={isLocked(row)} />
            </li>
          ))}
        </ul>
      )}
      {coming.length === 0 ? null : (
        <section aria-labelledby="coming-title" className="panels-coming">
          <h3 id="coming-title" className="caps text-fg-3">
            {PANEL_LIST_WORDS.comingTitle}
          </h3>
          <ul className="mt-2">
            {coming.map((row) => (
              <ComingRow key={row.id} row={row} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ProBadge() {
  return <span className="pro-badge caps">{PANEL_LIST_WORDS.pro}</span>;
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
          {feature === null ? null : <ProBadge />}
        </span>
        <span className="mt-0.5 block text-sm text-fg-2">{PANEL_WORDS[id].about}</span>
      </span>
      <Mark size={17} strokeWidth={1.6} className="shrink-0 text-fg-3" aria-hidden="true" />
    </button>
  );
}

function ComingRow({ row: { id, title, feature } }: { row: PanelRow }) {
  return (
    <li className="coming-row">
      <p className="flex flex-wrap items-center gap-x-2 text-md text-fg-2">
        <span>{title}</span>
        {feature === null ? null : <ProBadge />}
      </p>
      <p className="mt-0.5 text-sm text-fg-3">{PANEL_WORDS[id].about}</p>
    </li>
  );
}
