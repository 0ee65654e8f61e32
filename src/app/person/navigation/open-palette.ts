/** The wish to search for something to do: by Ctrl or Cmd and K, or by a button. */

import { createStore } from 'zustand/vanilla';

/** Whether the command palette is open. */
export const paletteStore = createStore<boolean>(() => false);

export function openPalette(): void {
  paletteStore.setState(true, true);
}

export function closePalette(): void {
  paletteStore.setState(false, true);
}
