/** What an art style is made of. */

import type { HexColour, Look } from '#domain/makeup/look.ts';
import type { EffectTone } from '#domain/transformation/tone.ts';

export const COMPLEXITIES = ['simple', 'moderate', 'complex'] as const;
export type Complexity = (typeof COMPLEXITIES)[number];

export interface Pigment {
  readonly name: string;
  readonly color: HexColour;
}

/** An artist's idea as makeup. Only ideas and pigments are taken from the artist: no picture of any work is in it. */
export interface ArtStyle {
  readonly id: string;
  readonly name: string;
  readonly artist: string;
  /** When, where or in which movement the artist worked. */
  readonly era: string;
  /** The year of the artist's death. */
  readonly died: number;
  /** What one wears, in a sentence. */
  readonly description: string;
  /** What of the artist's way of working is in it. */
  readonly idea: string;
  /** Ours: named after paints that the artist knew, and measured from no work. */
  readonly palette: readonly [Pigment, Pigment, Pigment, Pigment, Pigment];
  /** The color that tells it from the others at a glance: one of the palette. */
  readonly previewColor: HexColour;
  /** How much of it has to be put on with care, were it done by hand. */
  readonly complexity: Complexity;
  /** The whole look, made up for light, medium and deep skin. The foundation's color counts for nothing: the wearer keeps their own. */
  readonly makeupTransform: Readonly<Record<EffectTone, Look>>;
}

type Dab = readonly [color: HexColour, opacity: number];
type Trio = Look['eyeshadow']['colors'];

/** A look in the order in which it is put on. */
export interface Makeup {
  readonly base: number;
  readonly lids: readonly [
    colors: Trio,
    opacity: number,
    finish: NonNullable<Look['eyeshadow']['finish']>,
  ];
  readonly liner: Dab;
  readonly lashes: number;
  readonly cheeks: Dab;
  readonly lips: readonly [...Dab, finish: NonNullable<Look['lipstick']['finish']>];
}

export function made({ base, lids, liner, lashes, cheeks, lips }: Makeup): Look {
  return {
    v: 1,
    lipstick: { color: lips[0], opacity: lips[1], finish: lips[2] },
    blush: { color: cheeks[0], opacity: cheeks[1] },
    eyeshadow: { colors: lids[0], opacity: lids[1], finish: lids[2] },
    eyeliner: { color: liner[0], opacity: liner[1] },
    mascara: { opacity: lashes },
    foundation: { color: '#F8E8DB', opacity: base },
  };
}

export const CARBON = '#000000';
