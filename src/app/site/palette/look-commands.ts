import { PALETTE_KEYWORDS } from '#content/palette-words.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { EYESHADOW_PALETTES, SHADES } from '#content/shades.ts';
import { PRODUCTS } from '#domain/makeup/look.ts';
import { productPatch, type ColouredProduct } from '#domain/makeup/patch.ts';
import type { PaletteCommand } from './palette-command.ts';

function isColoured(product: string): product is ColouredProduct {
  return Object.hasOwn(SHADES, product);
}

const LOOKS: readonly PaletteCommand[] = QUICK_LOOKS.map(({ id, name, description, look }) => ({
  id: `look ${id}`,
  group: 'looks',
  label: name,
  detail: description,
  keywords: PALETTE_KEYWORDS.look,
  colours: [look.lipstick.color, look.blush.color, look.eyeshadow.colors[1]],
  run: ({ studio, goTo }) => {
    studio.look.wearQuickLook(id);
    goTo('/');
  },
}));

const COLOURED: readonly PaletteCommand[] = PRODUCTS.filter(isColoured).flatMap((product) =>
  SHADES[product].map(({ name, color }) => ({
    id: `shade ${product} ${name}`,
    group: 'shades' as const,
    label: name,
    detail: PRODUCT_WORDS[product].label,
    keywords: [PRODUCT_WORDS[product].label, PRODUCT_WORDS[product].place],
    colours: [color],
    run: ({ studio, goTo }) => {
      studio.look.chooseProduct(product);
      studio.look.change(productPatch(product, { color }));
      goTo('/');
    },
  })),
);

const PALETTES: readonly PaletteCommand[] = EYESHADOW_PALETTES.map(({ id, name, colors }) => ({
  id: `palette ${id}`,
  group: 'shades',
  label: name,
  detail: PRODUCT_WORDS.eyeshadow.label,
  keywords: [PRODUCT_WORDS.eyeshadow.label, PRODUCT_WORDS.eyeshadow.place],
  colours: colors,
  run: ({ studio, goTo }) => {
    studio.look.chooseProduct('eyeshadow');
    studio.look.change({ eyeshadow: { colors } });
    goTo('/');
  },
}));

/** The quick looks, then every shade there is. */
export const LOOK_COMMANDS: readonly PaletteCommand[] = [...LOOKS, ...COLOURED, ...PALETTES];
