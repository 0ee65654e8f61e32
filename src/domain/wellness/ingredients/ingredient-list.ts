/** Reads the list of ingredients of a product, as labels and shops print it (INCI). */

import { matchedBrackets, type Bracket } from './brackets.ts';
import { isNumberComma } from './number-comma.ts';
import { preparedText, type PreparedText } from './prepared-text.ts';
import { tidyName, withoutMarker } from './tidy-name.ts';

export interface ListedIngredient {
  /** As printed, without what stands in brackets, shares in percent, and marks of footnotes. */
  readonly name: string;
  /** What else is printed of it: in brackets, on one side of a slash, before or after the end of a line. */
  readonly otherNames: readonly string[];
  /** Whether the label says that it may be inside ("may contain", "+/-"). */
  readonly isPossible: boolean;
}

export interface IngredientList {
  readonly ingredients: readonly ListedIngredient[];
  /** Pieces that are too long for a name: whatever stands in them was not read. */
  readonly unread: number;
}

/** No list of a product is longer, in characters. */
export const LONGEST_LIST = 100_000;

/** No name of an ingredient is longer, in characters. */
const LONGEST_NAME = 200;

/**
 * The words after a pair of brackets also go with each piece in it, where it has at most this many
 * pieces: "(Shea) Butter".
 */
const MOST_WITH_TAIL = 4;

const SEPARATORS: ReadonlySet<string> = new Set([
  ',',
  ';',
  '|',
  '•',
  '·',
  '●',
  '▪',
  '◦',
  '‣',
  '、',
  '،',
]);

/**
 * Reads a list in one pass, in a time that grows with the text and no faster. Never throws: a text that
 * is no list has no ingredients, or some that nobody has heard of.
 *
 * - Commas, semicolons and bullets separate ingredients, but not within a number (1,2-Hexanediol).
 * - Ends of lines separate them where the text has little else that does; in other texts they are spaces,
 *   and what stands before and after one also counts as a name, because a comma may be missing there.
 * - A bracket that is never closed counts as a space.
 */
export function parseIngredientList(text: string): IngredientList {
  const prepared = preparedText(text);
  const reader = new ListReader();
  const brackets = matchedBrackets(prepared.text);
  for (let at = 0; at < prepared.text.length; at += 1) {
    reader.read(prepared, at, brackets.get(at));
  }
  return reader.end();
}

interface NameParts {
  readonly lines: readonly string[];
  /** What stands in brackets. */
  readonly inner: readonly string[];
  /** What follows the last bracket. */
  readonly tail: string;
  /** All of it, as it is printed. */
  readonly whole: string;
}

/** Goes through a text, character by character. */
class ListReader {
  private readonly ingredients: ListedIngredient[] = [];
  private unread = 0;
  private depth = 0;
  /** Outside of brackets; a line's end within it is kept. */
  private outer = '';
  /** What follows the last bracket. */
  private tail = '';
  /** With what stands in brackets, and the brackets. */
  private whole = '';
  private piece = '';
  private inner: string[] = [];
  /** What a bracket says may be inside. */
  private possible: string[] = [];
  /** Whether the rest of the list may be inside only. */
  private isRestPossible = false;
  private isBracketPossible = false;
  private afterMarker = 0;

  read({ text, partsAtLineEnds, partsAtStops }: PreparedText, at: number, bracket?: Bracket): void {
    const letter = text[at] ?? '';
    this.whole += letter;
    if (bracket === 'opens') {
      this.endPiece();
      if (this.depth === 0) this.outer += ' ';
      this.depth += 1;
    } else if (bracket === 'closes') {
      this.endPiece();
      this.depth -= 1;
      if (this.depth === 0) this.endBracket();
    } else if (this.parts(text, at, letter, partsAtLineEnds, partsAtStops)) {
      if (this.depth === 0) this.endIngredient();
      else this.endPiece();
    } else if (this.depth > 0) {
      if (letter === '/') this.endPiece();
      else this.piece += letter === '\n' ? ' ' : letter;
    } else {
      this.outer += letter;
      this.tail += letter;
    }
  }

  end(): IngredientList {
    this.endIngredient();
    return { ingredients: this.ingredients, unread: this.unread };
  }

  private parts(
    text: string,
    at: number,
    letter: string,
    atLineEnds: boolean,
    atStops: boolean,
  ): boolean {
    if (letter === '\n') return atLineEnds || text[at + 1] === '\n';
    if (letter === '.') return atStops && text[at + 1] === ' ';
    return SEPARATORS.has(letter) && !(letter === ',' && isNumberComma(text, at));
  }

  private endPiece(): void {
    if (this.depth === 0) return;
    const { rest, isMarked } = withoutMarker(this.piece);
    this.piece = '';
    if (isMarked) {
      this.isBracketPossible = true;
      this.afterMarker = 0;
    }
    const name = tidyName(rest);
    if (name === '') return;
    if (name.length > LONGEST_NAME) {
      this.unread += 1;
      return;
    }
    this.afterMarker += 1;
    // "Parfum [+/- CI 77491]": what may be inside is no other name of what stands before.
    (this.isBracketPossible ? this.possible : this.inner).push(name);
  }

  private add(name: string, otherNames: readonly string[], isPossible: boolean): void {
    this.ingredients.push({ name, otherNames, isPossible });
  }

  private endBracket(): void {
    this.tail = '';
    // "(+/-)" alone ends what stands before it, and speaks of what follows.
    if (this.isBracketPossible && this.afterMarker === 0) {
      this.endIngredient();
      this.isRestPossible = true;
    }
    this.isBracketPossible = false;
  }

  private endIngredient(): void {
    if (this.whole.length <= 1 && this.outer === '') {
      // Nothing but separators.
      this.whole = '';
      return;
    }
    const { rest, isMarked } = withoutMarker(this.outer);
    if (isMarked) this.isRestPossible = true;
    const isPossible = this.isRestPossible;
    const printedLines = rest.split('\n');
    const lines = printedLines.map(tidyName);
    const name = tidyName(
      joinedLines(
        lines,
        printedLines.map((line) => line.endsWith('-')),
      ),
    );
    const [inner, possible, whole] = [this.inner, this.possible, this.whole];
    const tail = tidyName(this.tail);
    this.outer = '';
    this.tail = '';
    this.whole = '';
    this.inner = [];
    this.possible = [];
    this.addNamed(name, { lines, inner, tail, whole }, isPossible);
    for (const own of possible) this.add(own, [], true);
  }

  private addNamed(
    name: string,
    { lines, inner, tail, whole }: NameParts,
    isPossible: boolean,
  ): void {
    if (name === '' || name.length > LONGEST_NAME) {
      if (name !== '') this.unread += 1;
      for (const own of inner) this.add(own, [], isPossible);
      return;
    }
    const parts = lines.length > 1 ? lines : [];
    const sides = name.includes('/') ? name.split('/').map(tidyName) : [];
    const withTail =
      tail === '' || inner.length > MOST_WITH_TAIL ? [] : inner.map((each) => `${each} ${tail}`);
    // Brackets without spaces belong to the name of a molecule.
    const molecule =
      inner.length > 0 &&
      whole.length <= LONGEST_NAME &&
      /[^\s([{][([{]|[)\]}][^\s)\]},.;*]/.test(whole)
        ? [tidyName(whole)]
        : [];
    const otherNames = [
      ...new Set([...sides, ...inner, ...withTail, ...parts, ...molecule]),
    ].filter((other) => other !== '' && other !== name);
    this.add(name, otherNames, isPossible);
  }
}

/** Lines of one name; a hyphen at the end of one is where the name was broken. */
function joinedLines(lines: readonly string[], isBroken: readonly boolean[]): string {
  return lines.map((line, at) => (isBroken[at] === true ? line : `${line} `)).join('');
}
