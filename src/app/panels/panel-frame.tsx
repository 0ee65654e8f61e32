import { ArrowLeft, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { ROOM_WORDS } from '#content/panel-words.ts';
import { ROOM_LABELS, ROOMS_WORDS, type RoomId } from '#content/rooms.ts';
import { onlyPanelOf, panelRow } from './manifest.ts';
import { openRoom, openRooms, type Place } from '#app/person/navigation/open-panel.ts';
import { PanelContent } from './panel-content.tsx';
import { RoomList } from './room-list.tsx';
import { RoomView } from './room-view.tsx';
import { useEscape } from './use-escape.ts';

/** Extra parts of the frame around the open content; they do not scroll. */
export interface FrameParts {
  /** Beside the back button, which only panels have. */
  readonly ways?: ReactNode;
  /** At the end of the frame. */
  readonly foot?: ReactNode;
}

interface PanelFrameProps extends FrameParts {
  readonly place: Place;
  /** Closes it and gives the focus back to whatever opened it. */
  readonly onLeave: () => void;
}

/** The frame around whatever is open: its name, the way back and the way out. */
export function PanelFrame({ place: asked, ways, foot, onLeave }: PanelFrameProps) {
  const place = withoutHub(asked);
  const frame = useRef<HTMLElement>(null);
  useEscape(frame, onLeave);
  const name = place.kind === 'panel' ? place.panel : place.kind === 'room' ? place.room : 'rooms';
  return (
    <aside ref={frame} id="panel" className="panel" aria-labelledby="panel-title" tabIndex={-1}>
      <header className="panel-header">
        <PlaceHeading key={name} place={place} ways={ways} />
        <button
          type="button"
          className="quiet-button panel-close"
          aria-label={ROOMS_WORDS.close}
          data-tip={ROOMS_WORDS.close}
          onClick={onLeave}
        >
          <X size={19} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </header>
      <div className="panel-scroll" key={name}>
        {placeContent(place)}
      </div>
      {foot}
    </aside>
  );
}

/**
 * Opens the panel itself for a room that has only one: a list of one card would only cost another press.
 */
function withoutHub(place: Place): Place {
  const panel = place.kind === 'room' ? onlyPanelOf(place.room) : undefined;
  return panel === undefined ? place : { kind: 'panel', panel, part: null };
}

function placeContent(place: Place): ReactNode {
  switch (place.kind) {
    case 'rooms':
      return <RoomList />;
    case 'room':
      return <RoomView room={place.room} />;
    case 'panel':
      return <PanelContent row={panelRow(place.panel)} part={place.part} />;
  }
}

/** The name of what is open; it takes the focus on opening. */
function PlaceHeading({ place, ways }: { place: Place; ways: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const row = place.kind === 'panel' ? panelRow(place.panel) : null;
  return (
    <div className="min-w-0 flex-1">
      {row === null ? null : (
        <div className="panel-ways">
          <WayBack room={row.room} />
          {ways}
        </div>
      )}
      <h2 id="panel-title" ref={heading} className="panel-title display" tabIndex={-1}>
        {row?.title ?? (place.kind === 'room' ? ROOM_LABELS[place.room] : ROOMS_WORDS.rooms)}
      </h2>
      {place.kind === 'room' ? (
        <p className="mt-1.5 text-md text-fg-2">{ROOM_WORDS[place.room].about}</p>
      ) : null}
    </div>
  );
}

/** Leads back to the panel's room, or to the list of rooms where this is the room's only panel. */
function WayBack({ room }: { room: RoomId }) {
  const isHub = onlyPanelOf(room) === undefined;
  const name = isHub ? ROOM_LABELS[room] : ROOMS_WORDS.rooms;
  return (
    <button
      type="button"
      className="panel-back caps"
      aria-label={fillIn(ROOMS_WORDS.back, { room: name })}
      onClick={() => {
        if (isHub) openRoom(room);
        else openRooms();
      }}
    >
      <ArrowLeft size={14} strokeWidth={1.8} aria-hidden="true" />
      {name}
    </button>
  );
}
