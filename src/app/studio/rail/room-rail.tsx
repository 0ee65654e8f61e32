import { useStore } from 'zustand';
import { PANEL_ROOMS, ROOM_IDS, ROOM_LABELS, ROOMS_WORDS, type RoomId } from '#content/rooms.ts';
import { openRoom, panelStore, type Place } from '#app/person/navigation/open-panel.ts';
import { ROOM_ICONS } from '#app/panels/room-icons.ts';

function roomOf(place: Place | null): RoomId {
  if (place === null || place.kind === 'rooms') return 'mirror';
  return place.kind === 'room' ? place.room : PANEL_ROOMS[place.panel];
}

/** The rooms; the open one stands out. */
export function RoomRail() {
  const open = useStore(panelStore, roomOf);
  return (
    <nav aria-label={ROOMS_WORDS.rooms} className="rail-group">
      {ROOM_IDS.map((room) => {
        const Icon = ROOM_ICONS[room];
        return (
          <button
            key={room}
            type="button"
            className="rail-button"
            aria-pressed={room === open}
            onClick={() => {
              openRoom(room);
            }}
          >
            <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
            {ROOM_LABELS[room]}
          </button>
        );
      })}
    </nav>
  );
}
