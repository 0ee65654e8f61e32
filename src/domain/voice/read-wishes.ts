/** From the meanings of one clause to the wishes in it. */

import { added } from './added-to-wish.ts';
import type { CommandWord } from './command-words.ts';
import { finished } from './finished-wish.ts';
import { beginsAnew, givesReason, isStated } from './stated.ts';
import type { PlacedToken, Token } from './token.ts';
import { EMPTY_WISH, saysChange, saysSomething, type Wish } from './wish.ts';

/** What stands between two of “and”, “then”, “but”, a comma or the like. */
export interface Clause {
  readonly contrast: boolean;
  readonly tokens: readonly PlacedToken[];
}

/** Splits a command at its strong boundaries. “Any lipstick but pink” has none. */
export function clausesOf(placed: readonly PlacedToken[]): readonly Clause[] {
  const clauses: Clause[] = [];
  let tokens: PlacedToken[] = [];
  let contrast = false;
  for (const each of placed) {
    const { token } = each;
    // “Don’t remove the blush, just lower it”.
    if (token.kind === 'only' && isRefused(tokens)) {
      clauses.push({ contrast, tokens });
      contrast = true;
      tokens = [each];
    } else if (token.kind !== 'boundary' || !token.strong) tokens.push(each);
    else if (token.but && tokens.some((before) => before.token.kind === 'any'))
      tokens.push({ ...each, token: { kind: 'except' } });
    else {
      if (tokens.length > 0) clauses.push({ contrast, tokens });
      contrast = token.but || (contrast && tokens.length === 0);
      tokens = [];
    }
  }
  return tokens.length > 0 ? [...clauses, { contrast, tokens }] : clauses;
}

function isRefused(tokens: readonly PlacedToken[]): boolean {
  const offs = tokens.filter(({ token }) => token.kind === 'off');
  return offs.length > 1 && tokens.some(({ token }) => token.kind === 'product');
}

export const CHANGES: ReadonlySet<Token['kind']> = new Set<Token['kind']>([
  'colour',
  'palette',
  'look',
  'finish',
  'tone',
  'step',
  'degree',
  'number',
  'share',
  'amount',
  'off',
  'away',
  'too',
  'complaint',
  'dislike',
]);

const SILENT: ReadonlySet<Token['kind']> = new Set<Token['kind']>(['filler', 'unknown', 'percent']);

/** Reads the clause from left to right; a wish ends where the next token can only belong to another. */
export function wishesOf(
  { tokens, contrast }: Clause,
  words: readonly CommandWord[],
): readonly Wish[] {
  const heard = tokens.filter(
    ({ token }, index) =>
      !SILENT.has(token.kind) && !(token.kind === 'step' && isOfUnknown(tokens[index + 1])),
  );
  const wishes: Wish[] = [];
  let wish: Wish = { ...EMPTY_WISH, contrast, parted: true };
  let last: Token['kind'] = 'filler';
  for (const [index, placed] of heard.entries()) {
    const later = heard.slice(index + 1).map(({ token }) => token.kind);
    if (givesReason(wish, placed, words)) break;
    if (endsBefore(wish, last, placed.token, later) || beginsAnew(wish, placed, words)) {
      if (saysSomething(wish)) wishes.push(finished(wish));
      wish = EMPTY_WISH;
    }
    const next = tokens[tokens.indexOf(placed) + 1];
    wish = added(wish, last, placed, words, later.length === 0, isOfUnknown(next));
    if (isStated(placed, { heard, start: tokens[0]?.at ?? 0 }, words))
      wish =
        placed.token.kind === 'off'
          ? { ...wish, off: false, unseen: true }
          : { ...wish, too: true, stated: true };
    last = placed.token.kind;
  }
  const all = saysSomething(wish) || wish.it ? [...wishes, finished(wish)] : wishes;
  return all.filter(
    (each) =>
      (each.look === null ||
        !(each.off || each.too || each.except) ||
        (each.except && each.excluded.length > 0)) &&
      !(each.rest && each.keep),
  );
}

/** “More becoming” is no more of it. */
function isOfUnknown(next: PlacedToken | undefined): boolean {
  return next?.token.kind === 'unknown';
}

function endsBefore(
  wish: Wish,
  last: Token['kind'],
  token: Token,
  later: readonly Token['kind'][],
): boolean {
  if (token.kind === 'boundary') return !wish.same || token.strong;
  if (token.kind === 'look-word') return wish.look !== null && wish.products.length === 0;
  if (token.kind === 'off' && wish.look !== null && !wish.off) return later.includes('product');
  if (wish.same || wish.except) return false;
  const named = wish.products.length > 0 || wish.whole;
  // “No mascara, no liner, just lips”.
  if (token.kind === 'only') return named && wish.off && !wish.eyes;
  const more = later.includes('product');
  // “No liner, yes mascara”.
  if (token.kind === 'answer') return token.yes && wish.products.length > 0 && wish.off;
  // “Everything off my eyes”.
  if (token.kind === 'product' && wish.whole && wish.off && last === 'away') return false;
  if (token.kind === 'product') {
    return named && saysChange(wish) && last !== 'product' && !wish.changeFirst;
  }
  if (!named || !CHANGES.has(token.kind)) return false;
  if (token.kind === 'away') return false;
  if (last === 'away') return true;
  if (token.kind === 'off') return more && !later.includes('except');
  return wish.changeFirst && last === 'product' && more;
}
