/** Hair colors to try, each with the makeup that goes with it. The foundation stays the wearer's own. */

import type { HexColour } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';

export const HAIR_CATEGORIES = ['blonde', 'brunette', 'red', 'black', 'colored'] as const;
export type HairCategory = (typeof HAIR_CATEGORIES)[number];

export type HairUndertone = 'warm' | 'cool' | 'neutral';

export interface HairColour {
  readonly id: string;
  readonly name: string;
  readonly color: HexColour;
  readonly category: HairCategory;
  readonly undertones: HairUndertone;
  readonly recommendedMakeup: RecommendedMakeup;
  /** Why this makeup goes with it. */
  readonly reason: string;
}

/** What is worn with a hair color: lips, cheeks, lids and liner. */
export type RecommendedMakeup = Required<
  Pick<LookPatch, 'lipstick' | 'blush' | 'eyeshadow' | 'eyeliner'>
>;

const makeup = (
  lipstick: readonly [HexColour, number],
  blush: readonly [HexColour, number],
  eyeshadow: readonly [HexColour, HexColour, HexColour, number],
  eyeliner: readonly [HexColour, number],
): RecommendedMakeup => {
  const [lid, crease, outer, opacity] = eyeshadow;
  return {
    lipstick: { color: lipstick[0], opacity: lipstick[1] },
    blush: { color: blush[0], opacity: blush[1] },
    eyeshadow: { colors: [lid, crease, outer], opacity },
    eyeliner: { color: eyeliner[0], opacity: eyeliner[1] },
  };
};

export const HAIR_COLOURS: readonly HairColour[] = [
  {
    id: 'platinum-blonde',
    name: 'Platinum',
    color: '#e4d8c2',
    category: 'blonde',
    undertones: 'cool',
    recommendedMakeup: makeup(
      ['#c2476b', 62],
      ['#e7a3ae', 42],
      ['#e9dfe2', '#b79aa6', '#7c6672', 46],
      ['#4a3f45', 62],
    ),
    reason:
      'Pale hair frames little, so a clear rose mouth and soft plum lids give the face its edges.',
  },
  {
    id: 'golden-blonde',
    name: 'Golden',
    color: '#cfa561',
    category: 'blonde',
    undertones: 'warm',
    recommendedMakeup: makeup(
      ['#d0695a', 60],
      ['#f0a58c', 46],
      ['#f0dcb8', '#c79a66', '#8a6038', 46],
      ['#5a3f2a', 62],
    ),
    reason: 'Coral and bronze carry the gold of the hair into the face without competing with it.',
  },
  {
    id: 'honey-blonde',
    name: 'Honey',
    color: '#a97b45',
    category: 'blonde',
    undertones: 'neutral',
    recommendedMakeup: makeup(
      ['#b85c5c', 62],
      ['#e29a88', 44],
      ['#ecd9c4', '#b48a6b', '#6f4d3a', 48],
      ['#463022', 68],
    ),
    reason: 'Muted rose and caramel sit between warm and cool, as honey does.',
  },
  {
    id: 'chestnut',
    name: 'Chestnut',
    color: '#6d4129',
    category: 'brunette',
    undertones: 'warm',
    recommendedMakeup: makeup(
      ['#a8443c', 66],
      ['#d9806a', 46],
      ['#e6c9a4', '#a8754a', '#5c3a26', 52],
      ['#2e1d14', 76],
    ),
    reason: 'Brick and copper repeat the red that chestnut shows in the light.',
  },
  {
    id: 'ash-brown',
    name: 'Ash brown',
    color: '#594d44',
    category: 'brunette',
    undertones: 'cool',
    recommendedMakeup: makeup(
      ['#9c4660', 64],
      ['#cf8390', 42],
      ['#ded2cf', '#9b8583', '#574a50', 50],
      ['#2b262a', 74],
    ),
    reason: 'Berry and taupe keep the coolness of ash, which orange would turn green.',
  },
  {
    id: 'espresso',
    name: 'Espresso',
    color: '#38251c',
    category: 'brunette',
    undertones: 'neutral',
    recommendedMakeup: makeup(
      ['#96353f', 68],
      ['#c8705f', 46],
      ['#e2c6ae', '#8f6149', '#432a20', 54],
      ['#17100d', 82],
    ),
    reason: 'Deep hair bears contrast: a full red-brown mouth and a dark line keep the balance.',
  },
  {
    id: 'copper',
    name: 'Copper',
    color: '#984727',
    category: 'red',
    undertones: 'warm',
    recommendedMakeup: makeup(
      ['#c15a43', 58],
      ['#eb9a7c', 40],
      ['#f0d7b4', '#b5793f', '#6b4a2a', 46],
      ['#4b2f1c', 64],
    ),
    reason: 'Copper is the brightest thing near the face: peach and terracotta let it be.',
  },
  {
    id: 'auburn',
    name: 'Auburn',
    color: '#6f2e20',
    category: 'red',
    undertones: 'warm',
    recommendedMakeup: makeup(
      ['#a34034', 64],
      ['#d27f66', 44],
      ['#ead0a8', '#8d7a45', '#4f4226', 50],
      ['#2b1a12', 74],
    ),
    reason:
      'Olive and gold on the lids stand across from auburn on the color wheel, and both glow.',
  },
  {
    id: 'burgundy',
    name: 'Burgundy',
    color: '#541b28',
    category: 'red',
    undertones: 'cool',
    recommendedMakeup: makeup(
      ['#8c2645', 70],
      ['#c46a7c', 44],
      ['#e3cfd4', '#956475', '#4d2a39', 52],
      ['#1f1218', 80],
    ),
    reason: 'Wine on the lips repeats the blue in the red; plum lids tie both together.',
  },
  {
    id: 'soft-black',
    name: 'Soft black',
    color: '#231d1b',
    category: 'black',
    undertones: 'neutral',
    recommendedMakeup: makeup(
      ['#a02c3a', 74],
      ['#c9685f', 46],
      ['#e8d0b6', '#9a6c4c', '#3d2820', 54],
      ['#0d0a0a', 88],
    ),
    reason: 'Against black a true red looks its clearest, on any skin.',
  },
  {
    id: 'blue-black',
    name: 'Blue black',
    color: '#171b28',
    category: 'black',
    undertones: 'cool',
    recommendedMakeup: makeup(
      ['#a3214f', 74],
      ['#cc6d86', 44],
      ['#dfdbe6', '#7d7a98', '#33344e', 54],
      ['#0a0b12', 88],
    ),
    reason: 'A blue-red mouth and slate lids answer the blue that this black shows in the light.',
  },
  {
    id: 'rose',
    name: 'Rose',
    color: '#c9788f',
    category: 'colored',
    undertones: 'warm',
    recommendedMakeup: makeup(
      ['#c1566f', 56],
      ['#eb9ba6', 48],
      ['#f3dcd6', '#d09a94', '#8d5b5f', 44],
      ['#4a3036', 60],
    ),
    reason: 'One color family, soft to strong: rose from the lids to the lips.',
  },
  {
    id: 'lavender',
    name: 'Lavender',
    color: '#9787c0',
    category: 'colored',
    undertones: 'cool',
    recommendedMakeup: makeup(
      ['#a8567f', 58],
      ['#dba0b8', 44],
      ['#e8e2ee', '#b7a0c6', '#6c5883', 46],
      ['#3a3048', 64],
    ),
    reason: 'Mauve keeps to the hair’s own violet and brings it down to the skin’s.',
  },
  {
    id: 'teal',
    name: 'Teal',
    color: '#2c747c',
    category: 'colored',
    undertones: 'cool',
    recommendedMakeup: makeup(
      ['#b25348', 62],
      ['#e08f7e', 46],
      ['#ead8c2', '#b88a66', '#27545a', 50],
      ['#12282c', 78],
    ),
    reason: 'Terracotta lies opposite teal: warm lips keep the face from turning cold beside it.',
  },
];

/** What the makeup that goes with a hair color is called: its shades have no names of their own. */
export function hairMakeupName({ name }: HairColour): string {
  return `For ${name} Hair`;
}
