/** How near a question comes to several of the ways in which a card is asked for. */

import type { ArtistCard } from '#content/artist-cards/artist-card.ts';
import { allWords, stemOf } from '#domain/help-chat/plain-words.ts';

/** One way of asking can share words with a question by chance; several of one card seldom do. */
const WAYS_READ = 3;

interface WayWithWord {
  readonly way: number;
  /** The weight of the word among all words of this way; the squares of these weights add up to 1. */
  readonly weight: number;
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(allWords(text).map(stemOf));
}

/**
 * The mean likeness of a question to the three nearest ways of asking for a card: from 0, no word shared, to 1,
 * all three in its very words. Likeness is the cosine between the words of both, each weighed by how few cards
 * are asked for with it (Salton and Buckley 1988, "Term-weighting approaches in automatic text retrieval").
 * Fillers count too: whether a question says "how do I" or "which" tells cards of one subject apart.
 *
 * @returns a function from a question to a function from a card's id to its likeness
 */
export function createNearWays(
  cards: readonly ArtistCard[],
): (question: string) => (id: string) => number {
  const cardsWith = new Map<string, number>();
  const ways: ReadonlySet<string>[] = [];
  /** Where the ways of each card begin and end among all. */
  const placesOf = new Map<string, { readonly from: number; readonly to: number }>();
  for (const { id, asks } of cards) {
    const stems = asks.map(stemsOf);
    for (const stem of new Set(stems.flatMap((each) => [...each]))) {
      cardsWith.set(stem, (cardsWith.get(stem) ?? 0) + 1);
    }
    placesOf.set(id, { from: ways.length, to: ways.length + stems.length });
    ways.push(...stems);
  }
  // A word with which no card is asked for may be all that a question is about, so it lowers every
  // likeness.
  const weightOf = (stem: string) => Math.log(1 + cards.length / (cardsWith.get(stem) ?? 1));
  const lengthOf = (stems: ReadonlySet<string>) => Math.hypot(...[...stems].map(weightOf));
  const waysWith = new Map<string, WayWithWord[]>();
  for (const [way, stems] of ways.entries()) {
    const length = lengthOf(stems);
    for (const stem of stems) {
      const found = waysWith.get(stem) ?? [];
      found.push({ way, weight: weightOf(stem) / length });
      waysWith.set(stem, found);
    }
  }
  return (question) => {
    const stems = stemsOf(question);
    const length = lengthOf(stems);
    const likeness = new Float64Array(ways.length);
    for (const stem of stems) {
      const share = weightOf(stem) / length;
      for (const { way, weight } of waysWith.get(stem) ?? []) {
        likeness[way] = (likeness[way] ?? 0) + share * weight;
      }
    }
    return (id) => {
      const { from, to } = placesOf.get(id) ?? { from: 0, to: 0 };
      const nearest = likeness.slice(from, to).toSorted().subarray(-WAYS_READ);
      return nearest.reduce((sum, near) => sum + near, 0) / WAYS_READ;
    };
  };
}
