/** Words that are nearly another word. */

/** Known words by their first letter and their number of letters, such as `b5`. */
export type Spellings = ReadonlyMap<string, readonly string[]>;

/** Shorter words are too often other words. */
const SHORTEST = 5;
/** From this length on, two letters may be wrong. */
const LONG = 8;
/** A word longer than this is none of ours. */
const LONGEST = 20;

export function spellingsOf(words: readonly string[]): Spellings {
  const spellings = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST) continue;
    const like = spellings.get(keyOf(word, word.length));
    if (like === undefined) spellings.set(keyOf(word, word.length), [word]);
    else like.push(word);
  }
  return spellings;
}

function keyOf(word: string, length: number): string {
  return `${word[0] ?? ''}${length}`;
}

/**
 * The known word that is one letter away, or two in words of eight letters or more, with the same first
 * letter. The nearest wins; of equal ones, the first that was known.
 */
export function nearestWord(known: Spellings, word: string): string | undefined {
  if (word.length < SHORTEST || word.length > LONGEST) return undefined;
  const furthest = word.length >= LONG ? 2 : 1;
  let best: string | undefined;
  let least = furthest + 1;
  for (let length = word.length - furthest; length <= word.length + furthest; length += 1) {
    for (const candidate of known.get(keyOf(word, length)) ?? []) {
      const distance = editDistance(word, candidate);
      if (distance < least) {
        least = distance;
        best = candidate;
      }
    }
  }
  return best;
}

/** Letters put in, left out, changed, or swapped with their neighbor (optimal string alignment). */
export function editDistance(one: string, other: string): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next: number[] = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (last[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const put = Math.min(last[column] ?? 0, next[column - 1] ?? 0) + 1;
      const swaps =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      const swapped = swaps ? (before[column - 2] ?? 0) + 1 : put;
      next.push(Math.min(changed, put, swapped));
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
