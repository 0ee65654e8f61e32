/** What a story shows: its picture, its words and its shades. */

import { PRODUCT_WORDS } from '#content/products.ts';
import type { HexColour, Look, Product } from '#domain/makeup/look.ts';
import type { Move, StoryWord } from '#domain/social/story.ts';
import type { Pictured } from '#app/panels/social-media-hub/parts/pictures.ts';
import { type LibraryNames, shadeColours, shadeName } from '#studio/state/worn-shades.ts';

export interface StoryShade {
  readonly product: Product;
  readonly label: string;
  readonly name: string;
  readonly colours: readonly HexColour[];
}

export interface StoryContent {
  readonly picture: Pictured;
  readonly title: string;
  readonly line: string;
  /** In the order in which they go on; none where they are not wanted. */
  readonly shades: readonly StoryShade[];
  readonly hasMark: boolean;
  readonly moves: Readonly<Partial<Record<StoryWord, Move>>>;
}

/** The order in which products go on: skin first, lips last. */
const GOES_ON: readonly Product[] = [
  'foundation',
  'blush',
  'eyeshadow',
  'eyeliner',
  'mascara',
  'lipstick',
];

/** What a look wears, as stories name it. */
export function shadesOf(look: Look, library: LibraryNames): readonly StoryShade[] {
  return GOES_ON.filter((product) => look[product].opacity > 0).map((product) => ({
    product,
    label: PRODUCT_WORDS[product].label,
    name: shadeName(look, product, library),
    colours: shadeColours(look, product),
  }));
}
