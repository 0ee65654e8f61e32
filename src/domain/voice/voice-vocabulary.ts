/** The names that the voice assistant knows, which come from outside: shades, palettes, looks and colors. */

import type { HexColour } from '#domain/makeup/look.ts';
import type { ColouredProduct, LookPatch, PaletteColours } from '#domain/makeup/patch.ts';

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
  readonly name: string;
  /** Other ways to ask for it: the occasions that it suits. */
  readonly says: readonly string[];
  /** What it wears. It leaves the foundation alone, which is the wearer's own. */
  readonly patch: LookPatch;
}

export interface VoiceVocabulary {
  readonly shades: Readonly<Record<ColouredProduct, readonly NamedColour[]>>;
  readonly palettes: readonly VoicePalette[];
  readonly looks: readonly VoiceLook[];
  /** Words for a color, whatever product wears it. The first name is the one that is replied. */
  readonly colors: readonly (NamedColour & { readonly says: readonly string[] })[];
}
