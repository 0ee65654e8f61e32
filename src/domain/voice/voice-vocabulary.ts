/** The names that the voice assistant knows, which come from outside: shades, palettes, looks and colors. */

import type { HexColour } from '#domain/makeup/look.ts';
import type { ColouredProduct, LookPatch, PaletteColours } from '#domain/makeup/patch.ts';

/** What has shades with names. */
export type ShadedProduct = ColouredProduct | 'eyeshadow';

interface NamedColour {
  readonly name: string;
  readonly color: HexColour;
}

export interface VoicePalette {
  readonly name: string;
  /** Other ways to ask for it. */
  readonly says: readonly string[];
  readonly colors: PaletteColours;
}

export interface VoiceLook {
  /** One of ours, a trend, or one that the person has saved; the key of what is replied. */
  readonly kind: 'look' | 'trend' | 'own-look';
  readonly name: string;
  /** Other ways to ask for it: the occasions that it suits. */
  readonly says: readonly string[];
  /** What it wears. One of ours leaves the foundation alone, which is the wearer's own. */
  readonly patch: LookPatch;
  /** Whether its name alone asks for it. Else only the other ways do: its name means something on its own. */
  readonly isKnownByName: boolean;
}

export interface VoiceVocabulary {
  /** The shades that the picker shows. */
  readonly shades: Readonly<Record<ColouredProduct, readonly NamedColour[]>>;
  /** Shades that are known by their names alone. Where the picker has one of the same name, that one is meant. */
  readonly library: Readonly<Record<ShadedProduct, readonly NamedColour[]>>;
  readonly palettes: readonly VoicePalette[];
  readonly looks: readonly VoiceLook[];
  /** Words for a color, whatever product wears it. The first name is the one that is replied. */
  readonly colors: readonly (NamedColour & { readonly says: readonly string[] })[];
}
