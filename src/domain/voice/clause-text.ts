import type { CommandWord } from './command-words.ts';
import type { PlacedToken } from './token.ts';

/** The plain words of some tokens with one space between them. */
export function textOf(tokens: readonly PlacedToken[], words: readonly CommandWord[]): string {
  return tokens
    .flatMap(({ at, length }) => words.slice(at, at + length))
    .map(({ plain }) => plain)
    .join(' ');
}
