/** Names that are nearly one of a few known ones: a slip of a finger, or of a shop's page. */

import { editDistance } from '#domain/voice/nearest-word.ts';

export interface NearNames<Meant> {
  /** What a key may have meant; nothing where no known one is near enough. The nearest first. */
  readonly near: (key: string) => Meant | null;
}

/** Shorter names are too often other names. */
const SHORTEST = 5;
/** From this many letters on, two may be wrong. */
const LONG = 9;
/** No name that is looked for is longer. */
const LONGEST = 80;

/** How many letters of a name may be wrong. */
export function slipsAllowed(key: string): number {
  if (key.length < SHORTEST || key.length > LONGEST) return 0;
  return key.length < LONG ? 1 : 2;
}

interface Candidate<Meant> {
  readonly key: string;
  readonly meant: Meant;
}

/**
 * A name with k slips keeps at least one of k + 1 pieces whole. So only names that share a piece are compared letter by
 * letter, and the time grows with the text that is looked through.
 */
export function nearNames<Meant>(known: readonly Candidate<Meant>[]): NearNames<Meant> {
  const byPiece = new Map<string, Candidate<Meant>[]>();
  const lengths = new Set<number>();
  for (const candidate of known) {
    const slips = slipsAllowed(candidate.key);
    if (slips === 0) continue;
    for (const piece of piecesOf(candidate.key, slips + 1)) {
      lengths.add(piece.length);
      const others = byPiece.get(piece);
      if (others === undefined) byPiece.set(piece, [candidate]);
      else others.push(candidate);
    }
  }

  function sharing(key: string): ReadonlySet<Candidate<Meant>> {
    const found = new Set<Candidate<Meant>>();
    for (const length of lengths) {
      for (let at = 0; at + length <= key.length; at += 1) {
        for (const candidate of byPiece.get(key.slice(at, at + length)) ?? []) found.add(candidate);
      }
    }
    return found;
  }

  return {
    near(key) {
      if (key.length < SHORTEST || key.length > LONGEST) return null;
      let best: Meant | null = null;
      let least = Infinity;
      for (const candidate of sharing(key)) {
        const allowed = slipsAllowed(candidate.key);
        // Cetyl alcohol is not ethyl alcohol: people hardly ever miss the first letter.
        if (candidate.key[0] !== key[0]) continue;
        if (Math.abs(candidate.key.length - key.length) > allowed) continue;
        const slips = editDistance(key, candidate.key);
        if (slips <= allowed && slips < least) {
          best = candidate.meant;
          least = slips;
        }
      }
      return best;
    },
  };
}

function piecesOf(key: string, count: number): readonly string[] {
  const length = Math.floor(key.length / count);
  return Array.from({ length: count }, (_, at) =>
    at === count - 1 ? key.slice(at * length) : key.slice(at * length, (at + 1) * length),
  );
}
