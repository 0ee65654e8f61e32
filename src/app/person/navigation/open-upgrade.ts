/** The wish to see what Pro is: asked for by any button, answered by the dialog of the site. */

import { createStore } from 'zustand/vanilla';

/** Whether the upgrade dialog is open. */
export const upgradeStore = createStore<boolean>(() => false);

export function openUpgrade(): void {
  upgradeStore.setState(true, true);
}

export function closeUpgrade(): void {
  upgradeStore.setState(false, true);
}
