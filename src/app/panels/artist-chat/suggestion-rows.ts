/** What a suggestion would change, product by product. */

import { ARTIST_CHAT_WORDS } from '#content/panels/artist-chat-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { LIP_FINISH_WORDS } from '#content/products.ts';
import { EYESHADOW_PALETTES, MASCARA_SHADE, SHADES } from '#content/shades.ts';
import { shadeName, trioName } from '#content/shade-library/shade-names.ts';
import { LOOK_WORDS } from '#content/look-words.ts';
import { colourName } from '#domain/colour-wheel/colour-name.ts';
import { sameColour, samePalette } from '#domain/makeup/look-equality.ts';
import { lipFinishOf, type HexColour, type Look, type Product } from '#domain/makeup/look.ts';
import { applyPatch, patchedProducts, type LookPatch } from '#domain/makeup/patch.ts';

export interface SuggestionRow {
  readonly product: Product;
  /** Such as `Classic Red, matte` or `Petal, lighter`. */
  readonly name: string;
  /** What was worn, where its color changes. */
  readonly from: readonly HexColour[] | null;
  readonly to: readonly HexColour[];
  /** Opacities, in whole percent. */
  readonly before: number;
  readonly after: number;
}

/** @param look the look without the suggestion */
export function suggestionRows(look: Look, patch: LookPatch): readonly SuggestionRow[] {
  const suggested = applyPatch(look, patch);
  return patchedProducts(patch).map((product) => {
    const from = coloursOf(look, product);
    const to = coloursOf(suggested, product);
    const isRecoloured = from.some((colour, place) => !sameColour(colour, to[place] ?? colour));
    const before = Math.round(look[product].opacity);
    const after = Math.round(suggested[product].opacity);
    const name = nameOf(suggested, product);
    const isChanged = isRecoloured || name !== nameOf(look, product);
    return {
      product,
      name: isChanged ? name : comparedName(name, after - before),
      from: isRecoloured && before > 0 ? from : null,
      to,
      before,
      after,
    };
  });
}

function comparedName(name: string, change: number): string {
  if (change === 0) return name;
  const words = change < 0 ? ARTIST_CHAT_WORDS.lighter : ARTIST_CHAT_WORDS.stronger;
  return fillIn(words, { name });
}

function coloursOf(look: Look, product: Product): readonly HexColour[] {
  if (product === 'mascara') return [MASCARA_SHADE.color];
  return product === 'eyeshadow' ? look.eyeshadow.colors : [look[product].color];
}

function nameOf(look: Look, product: Product): string {
  if (product === 'mascara') return MASCARA_SHADE.name;
  if (product === 'eyeshadow') {
    const worn = look.eyeshadow.colors;
    const palette = EYESHADOW_PALETTES.find(({ colors }) => samePalette(colors, worn));
    return palette?.name ?? trioName(worn) ?? LOOK_WORDS.customPalette;
  }
  const { color } = look[product];
  const shade = SHADES[product].find((each) => sameColour(each.color, color));
  const name = shade?.name ?? shadeName(product, color) ?? capitalized(colourName(color));
  return product === 'lipstick'
    ? `${name}, ${LIP_FINISH_WORDS[lipFinishOf(look)].toLowerCase()}`
    : name;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
