/** A meaning and the ways to say it. Ways that are misheard or misspelled stand with the right ones: recognizers make the same mistakes again and again. */

import type { Product } from '#domain/makeup/look.ts';
import type { PlainKind, SpokenAct, Token, Tone } from './token.ts';

/** The ways are separated by a comma and a space. */
export type Row = readonly [token: Token, ways: string];

export function product(name: Product, ways: string): Row {
  return [{ kind: 'product', products: [name] }, ways];
}

/** “Dark”, and “darker”. */
export function tone(name: Tone, ways: string, compared: string): readonly Row[] {
  return [
    [{ kind: 'tone', tone: name, compared: false }, ways],
    [{ kind: 'tone', tone: name, compared: true }, compared],
  ];
}

export function act(name: SpokenAct, ways: string): Row {
  return [{ kind: 'act', act: name }, ways];
}

/** What is only asked for where nothing else is said with it. */
export function loneAct(name: SpokenAct, ways: string): Row {
  return [{ kind: 'act', act: name, alone: true }, ways];
}

export function plain(kind: PlainKind, ways: string): Row {
  return [{ kind }, ways];
}
