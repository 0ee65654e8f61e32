/** The palettes of the four seasons, and the shades that each is usually given. Customs of styling, chosen by us. */

import type {
  NamedColour,
  SeasonLibrary,
  SeasonShades,
} from '#domain/skin-report/season-library.ts';
import { BLUSH_SHADES } from './shade-library/blush-shades.ts';
import { FOUNDATION_LIBRARY } from './shade-library/foundation-shades.ts';
import { LIP_SHADES } from './shade-library/lip-shades.ts';
import { SHADOW_SHADES } from './shade-library/shadow-shades.ts';

/** Shades of the library by their names, in the order in which they are named. */
function named(shades: readonly NamedColour[], names: readonly string[]): readonly NamedColour[] {
  return names.map((name) => {
    const shade = shades.find((each) => each.name === name);
    if (shade === undefined) throw new RangeError(`no shade is called ${name}`);
    return { name, color: shade.color };
  });
}

type Family = SeasonShades['eyeshadow'][number];

function family(name: string): Family {
  const [one, two, three, four] = SHADOW_SHADES.filter((shade) => shade.family === name);
  if (one === undefined || two === undefined || three === undefined || four === undefined) {
    throw new RangeError(`${name} is no family of four`);
  }
  return [bare(one), bare(two), bare(three), bare(four)];
}

function bare({ name, color }: NamedColour): NamedColour {
  return { name, color };
}

export const SEASON_LIBRARY: SeasonLibrary = {
  foundation: FOUNDATION_LIBRARY,
  seasons: {
    Spring: {
      palette: [
        { name: 'Butter', color: '#f2d27f' },
        { name: 'Peach', color: '#f3a27e' },
        { name: 'Coral', color: '#e8705b' },
        { name: 'Leaf', color: '#9bb46a' },
      ],
      lipstick: named(LIP_SHADES, [
        'Peach Coral',
        'Hot Coral',
        'Tangerine',
        'Peach Nude',
        'Terracotta Rose',
        'Chili',
        'Caramel Nude',
        'Mahogany Red',
      ]),
      blush: named(BLUSH_SHADES, [
        'Ripe Peach',
        'Apricot Glow',
        'Papaya',
        'Warm Coral',
        'Clay',
        'Burnt Clay',
      ]),
      eyeshadow: [family('gold')],
    },
    Summer: {
      palette: [
        { name: 'Powder', color: '#d9b3bf' },
        { name: 'Mauve', color: '#b07f95' },
        { name: 'Raspberry', color: '#b2476a' },
        { name: 'Slate Blue', color: '#7f8fb0' },
      ],
      lipstick: named(LIP_SHADES, [
        'Garden Rose',
        'Quiet Mauve',
        'Thistle',
        'Tea Petal',
        'Dusk Rose',
        'Heather Wine',
        'Clove Mauve',
        'Blackcurrant',
      ]),
      blush: named(BLUSH_SHADES, [
        'Cold Blossom',
        'Peony',
        'Tulip',
        'Orchid Flush',
        'Cranberry Flush',
        'Mulberry Stain',
        'Elderberry',
      ]),
      eyeshadow: [family('plum')],
    },
    Autumn: {
      palette: [
        { name: 'Marigold', color: '#d99a3f' },
        { name: 'Terracotta', color: '#b5614a' },
        { name: 'Brick', color: '#9c3d2e' },
        { name: 'Olive', color: '#75703c' },
      ],
      lipstick: named(LIP_SHADES, [
        'Burnt Sienna',
        'Toffee Nude',
        'Paprika',
        'Caramel Nude',
        'Russet',
        'Mahogany Red',
        'Chestnut Nude',
        'Brick Dark',
      ]),
      blush: named(BLUSH_SHADES, [
        'Papaya',
        'Warm Coral',
        'Apricot Glow',
        'Clay',
        'Burnt Clay',
        'Baked Earth',
      ]),
      eyeshadow: [family('copper')],
    },
    Winter: {
      palette: [
        { name: 'Ice', color: '#c9d6ea' },
        { name: 'Fuchsia', color: '#c53a7c' },
        { name: 'Ruby', color: '#a31f45' },
        { name: 'Ink', color: '#2c3a5c' },
      ],
      lipstick: named(LIP_SHADES, [
        'Cold Ruby',
        'Raspberry Ice',
        'Fuchsia Hour',
        'Blackcurrant',
        'Sloe',
        'Midnight Plum',
        'Heather Wine',
      ]),
      blush: named(BLUSH_SHADES, [
        'Peony',
        'Orchid Flush',
        'Cranberry Flush',
        'Mulberry Stain',
        'Elderberry',
      ]),
      eyeshadow: [family('stone')],
    },
  },
};
