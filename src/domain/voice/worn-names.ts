/** What is worn, by the names of its colors. */

import { oklchOf } from '#domain/colour/perceptual.ts';
import { sameColour } from '#domain/makeup/look-equality.ts';
import { PRODUCTS, type HexColour, type Look, type Product } from '#domain/makeup/look.ts';
import type { ColouredProduct } from '#domain/makeup/patch.ts';
import type { Lexicon } from './lexicon.ts';
import { colourDistance } from './shift-colour.ts';
import type { VoiceReply } from './voice-answer.ts';
import type { ShadedProduct, VoiceVocabulary } from './voice-vocabulary.ts';

/** What is worn of some products, each with the name of its color. */
export function wearing(
  look: Look,
  lexicon: Lexicon,
  products: readonly Product[] = PRODUCTS,
): readonly VoiceReply[] {
  const worn = products.filter((product) => look[product].opacity > 0);
  if (worn.length === 0) return [{ key: 'nothing-worn' }];
  return worn.map((product) => ({
    key: 'wearing' as const,
    product,
    color: wornName(look, product, lexicon),
    percent: Math.round(look[product].opacity),
  }));
}

/** The name of the shade or the palette, or else of the color that looks most like it; empty for mascara. */
function wornName(look: Look, product: Product, { vocabulary }: Lexicon): string {
  if (product === 'mascara') return '';
  if (product === 'eyeshadow') {
    const palette = vocabulary.palettes.find(({ colors }) =>
      colors.every((color, index) => sameColour(color, look.eyeshadow.colors[index] ?? '')),
    );
    return palette?.name ?? shadeOrColour(look.eyeshadow.colors[1], [], product, vocabulary);
  }
  return shadeOrColour(look[product].color, vocabulary.shades[product], product, vocabulary);
}

function shadeOrColour(
  worn: HexColour,
  picker: VoiceVocabulary['shades'][ColouredProduct],
  product: ShadedProduct,
  { library, colors }: VoiceVocabulary,
): string {
  const shades = [...picker, ...library[product]];
  return shades.find(({ color }) => sameColour(color, worn))?.name ?? colourName(worn, colors);
}

function colourName(
  color: HexColour,
  names: readonly { readonly name: string; readonly color: HexColour }[],
): string {
  if (oklchOf(color) === null) return '';
  const [nearest] = names.toSorted(
    (one, other) => colourDistance(one.color, color) - colourDistance(other.color, color),
  );
  return nearest?.name ?? '';
}
