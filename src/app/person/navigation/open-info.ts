/** Which info dialog is open: asked for by any button, shown on whichever page is on show. */

import { createStore } from 'zustand/vanilla';
import type { InfoId } from '#content/info/info.ts';

/** The open info dialog; null where none is. */
export const infoStore = createStore<InfoId | null>(() => null);

export function openInfo(id: InfoId): void {
  infoStore.setState(id, true);
}

export function closeInfo(): void {
  infoStore.setState(null, true);
}
