/** From the meanings of one clause to the wishes in it. */

import type { CommandWord } from './command-words.ts';
import type { PlacedToken, Token } from './token.ts';
import { EMPTY_WISH, saysChange, saysSomething, type Wish } from './wish.ts';

/** What stands between two of “and”, “then”, “but”, a comma or the like. */
export interface Clause {
  readonly contrast: boolean;
  readonly tokens: readonly PlacedToken[];
}

/** Parts a command at its strong boundaries. “Any lipstick but pink” has none. */
export function clausesOf(placed: readonly PlacedToken[]): readonly Clause[] {
  const clauses: Clause[] = [];
  let tokens: PlacedToken[] = [];
  let contrast = false;
  for (const each of placed) {
    const { token } = each;
    if (token.kind !== 'boundary' || !token.strong) tokens.push(each);
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

const CHANGES: ReadonlySet<Token['kind']> = new Set<Token['kind']>([
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
]);

const SILENT: ReadonlySet<Token['kind']> = new Set<Token['kind']>(['filler', 'unknown', 'percent']);

/** Reads the clause from left to right; a wish ends where the next token can only belong to another. */
export function wishesOf(
  { tokens, contrast }: Clause,
  words: readonly CommandWord[],
): readonly Wish[] {
  const heard = tokens.filter(({ token }) => !SILENT.has(token.kind));
  const wishes: Wish[] = [];
  let wish: Wish = { ...EMPTY_WISH, contrast, parted: true };
  let last: Token['kind'] = 'filler';
  for (const [index, placed] of heard.entries()) {
    const later = heard.slice(index + 1).map(({ token }) => token.kind);
    if (endsBefore(wish, last, placed.token, later)) {
      if (saysSomething(wish)) wishes.push(withoutOthers(wish));
      wish = EMPTY_WISH;
    }
    wish = added(wish, last, placed, words, later.length === 0);
    last = placed.token.kind;
  }
  return saysSomething(wish) || wish.it ? [...wishes, withoutOthers(wish)] : wishes;
}

/** “Only lipstick” takes off everything else; “only a bit of blush” does not. */
function withoutOthers(wish: Wish): Wish {
  if (!wish.only || saysChange(wish) || wish.products.length === 0) return wish;
  return { ...wish, ...ALL_BUT, excluded: wish.products, products: [] };
}

const ALL_BUT = { whole: true, off: true, except: true } as const;

function endsBefore(
  wish: Wish,
  last: Token['kind'],
  token: Token,
  later: readonly Token['kind'][],
): boolean {
  if (token.kind === 'boundary') return true;
  if (token.kind === 'look-word') return wish.look !== null && wish.products.length === 0;
  if (wish.same || wish.except) return false;
  const named = wish.products.length > 0 || wish.whole;
  const more = later.includes('product');
  if (token.kind === 'product') {
    return named && saysChange(wish) && last !== 'product' && !wish.changeFirst;
  }
  if (!named || !CHANGES.has(token.kind)) return false;
  if (token.kind === 'away') return false;
  if (last === 'away') return true;
  if (token.kind === 'off') return more;
  return wish.changeFirst && last === 'product' && more;
}

function added(
  wish: Wish,
  last: Token['kind'],
  { token, at, length }: PlacedToken,
  words: readonly CommandWord[],
  isLast: boolean,
): Wish {
  switch (token.kind) {
    case 'product':
      return withProduct(wish, token);
    case 'colour':
      return {
        ...wish,
        colour: token.colour,
        step: token.compared === true && wish.step === 0 ? 1 : wish.step,
      };
    case 'palette':
      return { ...wish, palette: token.palette };
    case 'look':
      return { ...wish, look: token.look };
    case 'finish':
      return { ...wish, finish: token.finish };
    case 'tone': {
      const said = words
        .slice(at, at + length)
        .map(({ plain }) => plain)
        .join(' ');
      const { tone, compared } = token;
      return { ...wish, tones: [...wish.tones, { tone, compared, said }] };
    }
    case 'step':
      return { ...wish, step: token.way };
    case 'degree':
      return {
        ...wish,
        degree: token.size,
        degreeIsAmount: wish.degreeIsAmount || token.onlyOfTones !== true,
      };
    case 'number':
      return {
        ...wish,
        amount: { kind: last === 'to' || last === 'by' ? last : 'plain', percent: token.value },
      };
    case 'amount':
      return { ...wish, amount: { kind: 'to', percent: token.value } };
    case 'share':
      return {
        ...wish,
        amount:
          last === 'to'
            ? { kind: 'to', percent: Math.min(100, Math.round(token.factor * 100)) }
            : { kind: 'share', factor: token.factor },
      };
    case 'off':
    case 'away':
      return { ...wish, off: true };
    case 'except':
      return { ...wish, except: true, off: true };
    case 'only':
      return { ...wish, only: true };
    case 'too':
      return isLast && !saysChange(wish) ? { ...wish, also: true } : { ...wish, too: true };
    case 'enough':
      return { ...wish, enough: true };
    case 'same':
      return { ...wish, same: true };
    case 'it':
      return { ...wish, it: true };
    case 'also':
      return { ...wish, also: true };
    case 'again':
      return { ...wish, again: true };
    case 'act':
    case 'answer':
    case 'any':
    case 'boundary':
    case 'by':
    case 'courtesy':
    case 'elsewhere':
    case 'filler':
    case 'look-word':
    case 'percent':
    case 'to':
    case 'unknown':
      return wish;
  }
}

function withProduct(wish: Wish, token: Extract<Token, { kind: 'product' }>): Wish {
  if (wish.except && wish.whole)
    return { ...wish, excluded: [...wish.excluded, ...token.products] };
  const changeFirst = wish.products.length === 0 ? saysChange(wish) : wish.changeFirst;
  if (token.whole === true) return { ...wish, whole: true, changeFirst };
  if (wish.same && wish.products.length > 0) {
    return { ...wish, source: token.products[0] ?? null };
  }
  return {
    ...wish,
    products: [...new Set([...wish.products, ...token.products])],
    part: token.part ?? null,
    eyes: token.eyes === true,
    changeFirst,
  };
}
