import { Camera, ImageUp, UserRound } from 'lucide-react';
import { useStore } from 'zustand';
import { RAIL_WORDS } from '#content/look-words.ts';
import { PANEL_ROOMS, ROOM_IDS, ROOM_LABELS, ROOMS_WORDS, type RoomId } from '#content/rooms.ts';
import { openRoom, panelStore, type Place } from '#app/person/navigation/open-panel.ts';
import { PictureFileButton } from '#app/studio/mirror/picture-file-button.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { ROOM_ICONS } from '#app/panels/room-icons.ts';

/** At the left of the mirror: the rooms, and below them what the mirror shows. */
export function StudioRail() {
  return (
    <div className="studio-rail noscroll border-r border-line">
      <RoomRail />
      <SourceRail />
    </div>
  );
}

function roomOf(place: Place | null): RoomId {
  if (place === null || place.kind === 'rooms') return 'mirror';
  return place.kind === 'room' ? place.room : PANEL_ROOMS[place.panel];
}

/** The rooms; the open one stands out. */
function RoomRail() {
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

/** What stands in front of the mirror: the person, a photo or the drawn model. */
function SourceRail() {
  const studio = useStudio();
  const source = useStudioState((state) => state.source);
  return (
    <nav aria-label={RAIL_WORDS.label} className="rail-group mt-auto">
      <button
        type="button"
        className="rail-button"
        aria-pressed={source === 'camera'}
        onClick={() => {
          if (source !== 'camera') void studio.camera.start();
        }}
      >
        <Camera size={20} strokeWidth={1.5} aria-hidden="true" />
        {RAIL_WORDS.camera}
      </button>
      <PictureFileButton className="rail-button" pressed={source === 'photo'}>
        <ImageUp size={20} strokeWidth={1.5} aria-hidden="true" />
        {RAIL_WORDS.photo}
      </PictureFileButton>
      <button
        type="button"
        className="rail-button"
        aria-pressed={source === 'drawn-model'}
        onClick={() => void studio.pictures.showDrawnModel()}
      >
        <UserRound size={20} strokeWidth={1.5} aria-hidden="true" />
        {RAIL_WORDS.drawnModel}
      </button>
    </nav>
  );
}
