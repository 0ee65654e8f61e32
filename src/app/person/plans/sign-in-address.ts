import { subscribeAddress, type SubscribePlace } from './subscribe-address.ts';

/** Where one signs in, and comes back to this place from. */
export function signInAddress(place: Partial<SubscribePlace>): string {
  return `/login?${new URLSearchParams({ return: subscribeAddress(place) }).toString()}`;
}
