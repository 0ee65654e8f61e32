/** Whether the shop was opened during this visit: before that, it is not queried. */

import { createStore } from 'zustand/vanilla';
import { panelStore, type Place } from '#app/person/navigation/open-panel.ts';

function isShop(place: Place | null): boolean {
  return place?.kind === 'panel' && place.panel === 'shopping';
}

/** Whether the nearest match of the worn shade is shown over a phone's mirror. */
export const wantsNearest = createStore<boolean>(() => isShop(panelStore.getState()));

panelStore.subscribe((place) => {
  if (isShop(place)) wantsNearest.setState(true, true);
});

/** Takes the line away until the shop is opened again. */
export function closeNearest(): void {
  wantsNearest.setState(false, true);
}
