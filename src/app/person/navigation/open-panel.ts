/** Which room or panel of the studio is open: any code may ask for one, and the panel host shows it. */

import { createStore } from 'zustand/vanilla';
import { isPanelId, isRoomId, type PanelId, type RoomId } from '#content/rooms.ts';

export type Place =
  /** All rooms, where the rail has no room of its own. */
  | { readonly kind: 'rooms' }
  | { readonly kind: 'room'; readonly room: Exclude<RoomId, 'mirror'> }
  | {
      readonly kind: 'panel';
      readonly panel: PanelId;
      /** Which part of the panel is meant, such as one of its tabs; the panel's own name for it. */
      readonly part: string | null;
    };

/** What is open beside the mirror; null while only the look is. */
export const panelStore = createStore<Place | null>(() => null);

/** Opens a panel, whatever was open before. `part` is the panel's own name for a part of itself. */
export function openPanel(panel: PanelId, part: string | null = null): void {
  panelStore.setState({ kind: 'panel', panel, part }, true);
}

/** Opens a room. The mirror's own room means that no panel is open. */
export function openRoom(room: RoomId): void {
  panelStore.setState(room === 'mirror' ? null : { kind: 'room', room }, true);
}

export function openRooms(): void {
  panelStore.setState({ kind: 'rooms' }, true);
}

export function closePanel(): void {
  panelStore.setState(null, true);
}

const PANEL_PREFIX = '#panel=';
const ROOM_PREFIX = '#room=';

/** The place that a fragment of an address names, or null. `#panel=community/trends` names a part too. */
export function placeAt(fragment: string): Place | null {
  if (fragment.startsWith(PANEL_PREFIX)) {
    const [panel = '', part] = fragment.slice(PANEL_PREFIX.length).split('/');
    return isPanelId(panel) ? { kind: 'panel', panel, part: part ?? null } : null;
  }
  if (!fragment.startsWith(ROOM_PREFIX)) return null;
  const room = fragment.slice(ROOM_PREFIX.length);
  return isRoomId(room) && room !== 'mirror' ? { kind: 'room', room } : null;
}

/** The fragment of the address of a place, `#` included; empty for what has no address. */
export function fragmentOf(place: Place | null): string {
  if (place === null || place.kind === 'rooms') return '';
  if (place.kind === 'room') return ROOM_PREFIX + place.room;
  return PANEL_PREFIX + place.panel + (place.part === null ? '' : `/${place.part}`);
}
