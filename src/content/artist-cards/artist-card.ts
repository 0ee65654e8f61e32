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

/** What a card is called: every card has one name or the other. */
type CardName =
  | {
      /** A short question that leads to the card, as a person would press it. */
      readonly question: string;
      readonly title?: undefined;
    }
  | {
      readonly question?: undefined;
      /** What the card is about, in a few words, where no question is offered that leads to it. */
      readonly title: string;
    };

interface CardFacts {
  readonly id: string;
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
}

/** The cards of one file. */
export interface CardsOnSubject {
  readonly subject: CardSubject;
  readonly cards: readonly (CardFacts & CardName)[];
}

export type ArtistCard = CardFacts & CardName & { readonly subject: CardSubject };
