/** The step of the page, kept in its address: back, forward and reload find it there. */

import { createStore } from 'zustand/vanilla';
import {
  readSubscribePlace,
  subscribeAddress,
  type SubscribePlace,
} from '#app/person/plans/subscribe-address.ts';

export const placeStore = createStore<SubscribePlace>(() => readSubscribePlace(location.search));

function take(place: SubscribePlace): void {
  placeStore.setState(place, true);
}

/** Goes on to another step; the browser's back leads here again. */
export function goTo(change: Partial<SubscribePlace>): void {
  const place = { ...placeStore.getState(), ...change };
  history.pushState(null, '', subscribeAddress(place));
  scrollTo({ top: 0 });
  take(place);
}

/** Stands in for the step before, to which the browser's back then does not lead. */
export function replaceWith(change: Partial<SubscribePlace>): void {
  const place = { ...placeStore.getState(), ...change };
  history.replaceState(null, '', subscribeAddress(place));
  take(place);
}

/** Keeps to what the browser's buttons do. */
export function followAddress(): void {
  addEventListener('popstate', () => {
    take(readSubscribePlace(location.search));
  });
}
