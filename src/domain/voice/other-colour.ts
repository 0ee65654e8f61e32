import type { HexColour, Look } from '#domain/makeup/look.ts';
import { productPatch } from '#domain/makeup/patch.ts';
import { NOTHING_APPLIED, type Applied } from './applied.ts';
import type { Lexicon } from './lexicon.ts';
import { mainColour, type Tinted } from './painted.ts';
import { colourDistance, sameFamily } from './shift-colour.ts';

/** The shade nearest to the one worn that nobody would call by the name. */
export function otherColour(
  named: HexColour,
  product: Tinted,
  look: Look,
  { vocabulary }: Lexicon,
): Applied {
  const worn = mainColour(look, product);
  if (!sameFamily(worn, named)) return { patch: {}, replies: [{ key: 'already', product }] };
  if (product === 'eyeshadow') {
    const palette = nearest(vocabulary.palettes, ({ colors }) => colors[1], worn, named);
    if (palette === undefined) return NOTHING_APPLIED;
    return {
      patch: { eyeshadow: { colors: palette.colors } },
      replies: [{ key: 'palette', palette: palette.name }],
    };
  }
  const shade = nearest(vocabulary.shades[product], ({ color }) => color, worn, named);
  if (shade === undefined) return NOTHING_APPLIED;
  return {
    patch: productPatch(product, { color: shade.color }),
    replies: [{ key: 'color', product, color: shade.name }],
  };
}

function nearest<Thing>(
  things: readonly Thing[],
  colourIn: (thing: Thing) => HexColour,
  worn: HexColour,
  named: HexColour,
): Thing | undefined {
  return things
    .filter((thing) => !sameFamily(colourIn(thing), named))
    .toSorted(
      (one, other) => colourDistance(colourIn(one), worn) - colourDistance(colourIn(other), worn),
    )[0];
}
