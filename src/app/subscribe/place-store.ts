/** The step of the page, kept in its address, so that back, forward and reload work. */

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

/** Replaces the present step in the history, so that the back button does not lead to it. */
export function replaceWith(change: Partial<SubscribePlace>): void {
  const place = { ...placeStore.getState(), ...change };
  history.replaceState(null, '', subscribeAddress(place));
  take(place);
}

/** Follows the browser's back and forward buttons. */
export function followAddress(): void {
  addEventListener('popstate', () => {
    take(readSubscribePlace(location.search));
  });
}
