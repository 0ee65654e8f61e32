/** What a product's own page may say of it: what is offered now, what was, or nothing anymore. */

import type { Stock } from './offer.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Shops publish their feeds each day; a price from before a weekend without one is still taken as current. */
export const FRESH_DAYS = 3;
/** A product that no shop has had for this long does not come back. */
export const GONE_DAYS = 90;

export interface KnownOffer {
  readonly stock: Stock;
  /** When a feed last had it; ISO 8601. */
  readonly updatedAt: string;
}

export type Standing =
  /** Of an invented brand: no shop sells it. */
  | 'sample'
  /** A shop has it, as its feed of these days says. */
  | 'sold'
  /** A shop had it when its feed was last read, which is some time ago. */
  | 'stale'
  /** No shop has it right now. */
  | 'unavailable'
  /** No shop has had it for a long time, or ever. */
  | 'gone';

function daysSince({ updatedAt }: KnownOffer, now: Date): number {
  return (now.getTime() - Date.parse(updatedAt)) / DAY_MS;
}

/** Whether an offer is in stock, as a feed of the last days said. */
export function isFresh(offer: KnownOffer, now: Date): boolean {
  return offer.stock !== 'out-of-stock' && daysSince(offer, now) <= FRESH_DAYS;
}

export function standingOf(
  { isSample, offers }: { readonly isSample: boolean; readonly offers: readonly KnownOffer[] },
  now: Date,
): Standing {
  if (isSample) return 'sample';
  if (offers.some((offer) => isFresh(offer, now))) return 'sold';
  if (offers.some(({ stock }) => stock !== 'out-of-stock')) return 'stale';
  return offers.some((offer) => daysSince(offer, now) <= GONE_DAYS) ? 'unavailable' : 'gone';
}
