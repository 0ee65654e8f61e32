/** Booking a session with an artist, and what is recorded of it. */

/** Our share of a session's price, in percent; the specification's. */
export const BOOKING_COMMISSION_PERCENT = 15;

/** Our share of a session, in US cents. */
export function bookingCommission(priceInCents: number): number {
  return Math.round((priceInCents * BOOKING_COMMISSION_PERCENT) / 100);
}

/** A search engine that keeps no record of its users. */
const WEB_SEARCH = 'https://duckduckgo.com/';

/**
 * Where a booking leads: a web search for people who do what the artist stands for. The artist is a
 * sample and has no profile anywhere.
 */
export function bookingAddress(artist: { readonly specialty: string }): string {
  const query = new URLSearchParams({ q: `book a makeup artist ${artist.specialty}` });
  return `${WEB_SEARCH}?${query.toString()}`;
}
