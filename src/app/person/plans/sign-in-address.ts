import { subscribeAddress, type SubscribePlace } from './subscribe-address.ts';

/** How long the note about signing in stands before that page opens, in milliseconds; the specification's. */
export const SIGN_IN_DELAY = 1000;

/** Where one signs in, and comes back to this place from. */
export function signInAddress(place: Partial<SubscribePlace>): string {
  return `/login?${new URLSearchParams({ return: subscribeAddress(place) }).toString()}`;
}
