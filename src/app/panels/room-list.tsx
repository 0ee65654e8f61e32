import { ROOM_WORDS } from '#content/panel-words.ts';
import { ROOM_IDS, ROOM_LABELS } from '#content/rooms.ts';
import { ROOM_ICONS } from './room-icons.ts';
import { openRoom } from '#app/person/navigation/open-panel.ts';

/** All rooms, for screens too small for the rail. */
export function RoomList() {
  return (
    <ul className="grid gap-2">
      {ROOM_IDS.map((room) => {
        const Icon = ROOM_ICONS[room];
        return (
          <li key={room}>
            <button
              type="button"
              className="panel-card"
              onClick={() => {
                openRoom(room);
              }}
            >
              <Icon size={20} strokeWidth={1.5} className="shrink-0" aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <span className="block text-md font-medium">{ROOM_LABELS[room]}</span>
                <span className="block text-sm text-fg-2">{ROOM_WORDS[room].about}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
