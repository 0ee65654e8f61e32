/** What people ask after a card has answered. */

import type { ArtistCard } from '#content/artist-cards/artist-card.ts';

/** The most that are offered. */
const MOST_FOLLOW_UPS = 3;

/** Questions that lead to the cards which follow, in the words of a person. */
export function followUpsOf(
  { next }: ArtistCard,
  cards: ReadonlyMap<string, ArtistCard>,
): string[] {
  return next.flatMap((id) => cards.get(id)?.question ?? []).slice(0, MOST_FOLLOW_UPS);
}
