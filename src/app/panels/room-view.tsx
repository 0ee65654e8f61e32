import { ChevronRight } from 'lucide-react';
import { PANEL_LIST_WORDS, PANEL_WORDS } from '#content/panel-words.ts';
import type { RoomId } from '#content/rooms.ts';
import { panelsOf, type PanelRow } from './manifest.ts';
import { openPanel } from './open-panel.ts';

/** What stands in a room: the panels that open, and those that are still being made. */
export function RoomView({ room }: { room: RoomId }) {
  const panels = panelsOf(room);
  const ready = panels.filter(({ load }) => load !== null);
  const coming = panels.filter(({ load }) => load === null);
  return (
    <>
      {ready.length === 0 ? null : (
        <ul className="grid gap-2.5">
          {ready.map((row) => (
            <li key={row.id}>
              <PanelCard row={row} />
            </li>
          ))}
        </ul>
      )}
      {coming.length === 0 ? null : (
        <section aria-labelledby="coming-title" className="mt-6 first:mt-0">
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

function PanelCard({ row: { id, title, pro } }: { row: PanelRow }) {
  return (
    <button
      type="button"
      className="panel-card"
      onClick={() => {
        openPanel(id);
      }}
    >
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2 text-[15px] font-medium">
          {title}
          {pro ? <ProBadge /> : null}
        </span>
        <span className="mt-0.5 block text-[13px] text-fg-2">{PANEL_WORDS[id].about}</span>
      </span>
      <ChevronRight size={18} strokeWidth={1.6} className="shrink-0 text-fg-3" aria-hidden="true" />
    </button>
  );
}

function ComingRow({ row: { id, title, pro } }: { row: PanelRow }) {
  return (
    <li className="coming-row">
      <p className="flex flex-wrap items-center gap-x-2 text-[14px] text-fg-2">
        <span>{title}</span>
        {pro ? <ProBadge /> : null}
      </p>
      <p className="mt-0.5 text-[13px] text-fg-3">{PANEL_WORDS[id].about}</p>
    </li>
  );
}
