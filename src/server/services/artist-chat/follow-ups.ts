/** What people ask after a card has answered. */

import type { ArtistCard } from '#content/artist-cards/artist-card.ts';

/** The most that are offered. */
const MOST_FOLLOW_UPS = 3;

/**
 * Questions that lead to the cards which follow, in the words of a person.
 *
 * @param alsoId a card that may have been meant as well: it comes first
 */
export function followUpsOf(
  { next }: ArtistCard,
  cards: ReadonlyMap<string, ArtistCard>,
  alsoId?: string,
): string[] {
  const ids = new Set([...(alsoId === undefined ? [] : [alsoId]), ...next]);
  return [...ids].flatMap((id) => cards.get(id)?.question ?? []).slice(0, MOST_FOLLOW_UPS);
}
