/**
 * The one-click effects: ids and durations are the specification's, the looks are ours, each made up for light, medium and
 * deep skin. On deeper skin pigment is deeper and more of it is worn, and what is pale turns to metal: chalk would lie on
 * it as ash. Each look lets either the eyes or the lips speak, and has the other answer in the same family.
 */

import type { HexColour, Look } from '#domain/makeup/look.ts';
import type { EffectTone } from '#domain/transformation/tone.ts';

export type EffectId =
  | 'glamour-burst'
  | 'ethereal-glow'
  | 'electric-night'
  | 'sunset-goddess'
  | 'mysterious-moon'
  | 'fire-queen';

export interface TransformationEffect {
  readonly id: EffectId;
  readonly name: string;
  readonly description: string;
  readonly milliseconds: number;
  /** The foundation's color counts for nothing: the wearer keeps their own. */
  readonly looks: Readonly<Record<EffectTone, Look>>;
}

/** How long a mix of two effects takes to come on. */
export const SURPRISE_MILLISECONDS = 1800;

type Dab = readonly [color: HexColour, opacity: number];
type Trio = Look['eyeshadow']['colors'];

interface Makeup {
  readonly lips: readonly [...Dab, finish: NonNullable<Look['lipstick']['finish']>];
  readonly cheeks: Dab;
  readonly lids: readonly [colors: Trio, opacity: number];
  readonly liner: Dab;
  readonly lashes: number;
  readonly base: number;
}

const CARBON = '#000000';
const ESPRESSO = '#3b241b';
const MIDNIGHT = '#1b2748';

/** Lids of every effect shimmer: they are for an evening. */
function made({ lips, cheeks, lids, liner, lashes, base }: Makeup): Look {
  return {
    v: 1,
    lipstick: { color: lips[0], opacity: lips[1], finish: lips[2] },
    blush: { color: cheeks[0], opacity: cheeks[1] },
    eyeshadow: { colors: lids[0], opacity: lids[1], finish: 'shimmer' },
    eyeliner: { color: liner[0], opacity: liner[1] },
    mascara: { opacity: lashes },
    foundation: { color: '#F8E8DB', opacity: base },
  };
}

export const TRANSFORMATION_EFFECTS: readonly TransformationEffect[] = [
  {
    id: 'glamour-burst',
    name: 'Glamour Burst',
    description: 'A red-carpet red under gilded lids and a clean black line',
    milliseconds: 1500,
    looks: {
      light: made({
        lips: ['#b3203f', 90, 'satin'],
        cheeks: ['#d0626a', 36],
        lids: [['#d9b26f', '#9a6a3a', '#4a2c1c'], 60],
        liner: [CARBON, 92],
        lashes: 92,
        base: 44,
      }),
      medium: made({
        lips: ['#a91b34', 92, 'satin'],
        cheeks: ['#c2525a', 44],
        lids: [['#d2a04e', '#8a5528', '#3d2114'], 68],
        liner: [CARBON, 94],
        lashes: 94,
        base: 44,
      }),
      deep: made({
        lips: ['#900d25', 94, 'satin'],
        cheeks: ['#9c3040', 44],
        lids: [['#cf922f', '#8a4f1a', '#2a140c'], 80],
        liner: [CARBON, 96],
        lashes: 96,
        base: 40,
      }),
    },
  },
  {
    id: 'ethereal-glow',
    name: 'Ethereal Glow',
    description: 'Glossed petal lips and light that sits on lids and cheeks',
    milliseconds: 2000,
    looks: {
      light: made({
        lips: ['#e39aa0', 62, 'gloss'],
        cheeks: ['#fda4af', 42],
        lids: [['#f3dcd5', '#d8b0ac', '#a67f80'], 46],
        liner: [ESPRESSO, 34],
        lashes: 58,
        base: 26,
      }),
      medium: made({
        lips: ['#cf8284', 64, 'gloss'],
        cheeks: ['#e8848a', 44],
        lids: [['#efcdb8', '#c89486', '#8f6058'], 52],
        liner: [ESPRESSO, 42],
        lashes: 62,
        base: 26,
      }),
      deep: made({
        lips: ['#803a44', 66, 'gloss'],
        cheeks: ['#943a46', 44],
        lids: [['#e0a884', '#a86a52', '#5c3028'], 60],
        liner: [CARBON, 52],
        lashes: 70,
        base: 24,
      }),
    },
  },
  {
    id: 'electric-night',
    name: 'Electric Night',
    description: 'Cobalt that burns into violet, and lips of dark magenta',
    milliseconds: 1200,
    looks: {
      light: made({
        lips: ['#a3195b', 86, 'satin'],
        cheeks: ['#c25a8a', 30],
        lids: [['#6f8cff', '#5a4fe0', '#3a1690'], 64],
        liner: [MIDNIGHT, 95],
        lashes: 95,
        base: 40,
      }),
      medium: made({
        lips: ['#a1145c', 90, 'satin'],
        cheeks: ['#b5477f', 34],
        lids: [['#5577ff', '#5a36d9', '#2e1178'], 72],
        liner: [MIDNIGHT, 96],
        lashes: 96,
        base: 40,
      }),
      deep: made({
        lips: ['#7d0d52', 94, 'satin'],
        cheeks: ['#84285f', 40],
        lids: [['#4a63ff', '#5f22d6', '#220a66'], 84],
        liner: [CARBON, 98],
        lashes: 98,
        base: 36,
      }),
    },
  },
  {
    id: 'sunset-goddess',
    name: 'Sunset Goddess',
    description: 'Gold over coral over terracotta, on lids, cheeks and lips alike',
    milliseconds: 1800,
    looks: {
      light: made({
        lips: ['#dc6647', 76, 'satin'],
        cheeks: ['#f3a27e', 46],
        lids: [['#f9c46b', '#e58a5a', '#9c4a2c'], 56],
        liner: [ESPRESSO, 60],
        lashes: 78,
        base: 32,
      }),
      medium: made({
        lips: ['#dc5428', 82, 'satin'],
        cheeks: ['#e58a5b', 50],
        lids: [['#f5b54a', '#dd7440', '#86381c'], 64],
        liner: [ESPRESSO, 68],
        lashes: 82,
        base: 32,
      }),
      deep: made({
        lips: ['#a03415', 88, 'satin'],
        cheeks: ['#a04422', 50],
        lids: [['#dc9628', '#bf5224', '#5c2010'], 76],
        liner: [CARBON, 74],
        lashes: 86,
        base: 30,
      }),
    },
  },
  {
    id: 'mysterious-moon',
    name: 'Mysterious Moon',
    description: 'Moonlit silver in a ring of slate, and lips like a black plum',
    milliseconds: 1600,
    looks: {
      light: made({
        lips: ['#5b2149', 86, 'matte'],
        cheeks: ['#b07a90', 26],
        lids: [['#cfd4de', '#7a8196', '#343846'], 64],
        liner: [CARBON, 90],
        lashes: 90,
        base: 44,
      }),
      medium: made({
        lips: ['#4f1b41', 90, 'matte'],
        cheeks: ['#9e6077', 34],
        lids: [['#c3c8d6', '#6b7388', '#2a2d3a'], 70],
        liner: [CARBON, 92],
        lashes: 92,
        base: 42,
      }),
      deep: made({
        lips: ['#42102f', 92, 'matte'],
        cheeks: ['#722f50', 38],
        lids: [['#8f96ad', '#3f4762', '#11131d'], 82],
        liner: [CARBON, 95],
        lashes: 95,
        base: 38,
      }),
    },
  },
  {
    id: 'fire-queen',
    name: 'Fire Queen',
    description: 'Embers on the lids, from amber to oxblood, and a red that means it',
    milliseconds: 1400,
    looks: {
      light: made({
        lips: ['#ba111f', 94, 'matte'],
        cheeks: ['#d9734f', 38],
        lids: [['#f2a33c', '#c8501f', '#6b1c12'], 62],
        liner: [CARBON, 94],
        lashes: 94,
        base: 46,
      }),
      medium: made({
        lips: ['#bd0f1b', 95, 'matte'],
        cheeks: ['#c85a36', 46],
        lids: [['#ef9828', '#bf4318', '#581409'], 70],
        liner: [CARBON, 95],
        lashes: 95,
        base: 44,
      }),
      deep: made({
        lips: ['#a30914', 96, 'matte'],
        cheeks: ['#963518', 46],
        lids: [['#dd8216', '#a8360f', '#3d0c07'], 80],
        liner: [CARBON, 97],
        lashes: 97,
        base: 40,
      }),
    },
  },
];
