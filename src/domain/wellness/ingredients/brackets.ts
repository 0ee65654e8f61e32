/** Which brackets of a text belong together. */

export type Bracket = 'opens' | 'closes';

const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);
const IS_CLOSER: ReadonlySet<string> = new Set(CLOSERS.values());

/**
 * The brackets that have a partner, by their places. A closing bracket also ends brackets of other kinds
 * that were opened inside its pair and not closed; those count for nothing.
 */
export function matchedBrackets(text: string): ReadonlyMap<number, Bracket> {
  const matched = new Map<number, Bracket>();
  const open: { readonly at: number; readonly closer: string }[] = [];
  /**
   * How many of each kind stand open, so that a bracket that closes nothing is recognized without a
   * search.
   */
  const waiting = new Map<string, number>();
  const count = (closer: string, by: number) =>
    waiting.set(closer, (waiting.get(closer) ?? 0) + by);
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    const closer = CLOSERS.get(letter);
    if (closer !== undefined) {
      open.push({ at, closer });
      count(closer, 1);
    } else if (IS_CLOSER.has(letter) && (waiting.get(letter) ?? 0) > 0) {
      let last = open.pop();
      while (last !== undefined && last.closer !== letter) {
        count(last.closer, -1);
        last = open.pop();
      }
      if (last === undefined) continue;
      count(letter, -1);
      matched.set(last.at, 'opens');
      matched.set(at, 'closes');
    }
  }
  return matched;
}
