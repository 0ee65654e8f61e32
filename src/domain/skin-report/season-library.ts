/** The four seasons of personal color, and the shades that each may choose from, handed in by those who have them. */

import type { FoundationShade } from '#domain/advice/library.ts';
import type { HexColour } from '#domain/makeup/look.ts';

export const SEASONS = ['Spring', 'Summer', 'Autumn', 'Winter'] as const;
export type Season = (typeof SEASONS)[number];

export interface NamedColour {
  readonly name: string;
  readonly color: HexColour;
}

export interface SeasonShades {
  readonly palette: readonly [NamedColour, NamedColour, NamedColour, NamedColour];
  /** The most typical of the season first. At least four. */
  readonly lipstick: readonly NamedColour[];
  /** The most typical first. At least three. */
  readonly blush: readonly NamedColour[];
  /** Families of four, each from light to deep; the most typical first. At least one. */
  readonly eyeshadow: readonly (readonly [NamedColour, NamedColour, NamedColour, NamedColour])[];
}

export interface SeasonLibrary {
  readonly seasons: Readonly<Record<Season, SeasonShades>>;
  readonly foundation: readonly FoundationShade[];
}
