import type { CommandWord } from './command-words.ts';
import type { PlacedToken } from './token.ts';

/** The plain words of some tokens with one space between them. */
export function textOf(tokens: readonly PlacedToken[], words: readonly CommandWord[]): string {
  return tokens
    .flatMap(({ at, length }) => words.slice(at, at + length))
    .map(({ plain }) => plain)
    .join(' ');
}

/** The index behind the last strong boundary before an index. */
export function clauseStart(placed: readonly PlacedToken[], index: number): number {
  return (
    placed.slice(0, index).findLastIndex(({ token }) => token.kind === 'boundary' && token.strong) +
    1
  );
}
