/** What the artists know of makeup is written on cards: one card, one thing that people ask. */

import type { Product } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';

/** The file in which a card stands. */
export type CardSubject =
  | 'age'
  | 'cheeks'
  | 'color'
  | 'complexion'
  | 'concealer'
  | 'eyes'
  | 'lashes-brows'
  | 'lasting'
  | 'lips'
  | 'liner'
  | 'mending'
  | 'occasions'
  | 'people'
  | 'shadow'
  | 'skin'
  | 'start'
  | 'tones'
  | 'tools';

export interface ArtistCard {
  readonly id: string;
  readonly subject: CardSubject;
  /** A short question that leads to the card, as a person would press it. */
  readonly question?: string;
  /** The ways in which people ask for it; nobody sees them. */
  readonly asks: readonly string[];
  /** Two to five short sentences. */
  readonly answer: string;
  /** One sentence: the answer to “why?”. */
  readonly why?: string;
  /** One sentence: the answer to “how much?” or “how often?”. */
  readonly amount?: string;
  /** The products of a look that the card is about, the most important first. */
  readonly products?: readonly Product[];
  /** What can be tried on at once. */
  readonly tryOn?: LookPatch;
  /** The ids of cards that people ask for next. */
  readonly next: readonly string[];
  /** What an artist adds to it, by the artist's id. */
  readonly lines?: Readonly<Record<string, string>>;
}

/** The cards of one file. */
export interface CardsOnSubject {
  readonly subject: CardSubject;
  readonly cards: readonly Omit<ArtistCard, 'subject'>[];
}
