/** The trends that can be tried on. They are our own picks, and say so. */

import type { Trend } from '#domain/community/trend.ts';
import type { HexColour } from '#domain/makeup/look.ts';

export interface TrendPick {
  readonly id: string;
  readonly title: string;
  readonly category: 'Base' | 'Eyes' | 'Overall look';
  readonly about: string;
  readonly keywords: readonly string[];
  /** What its card shows. */
  readonly colours: readonly HexColour[];
  readonly trend: Trend;
}

export const TREND_PICKS = [
  {
    id: 'glass-skin',
    title: 'Glass Skin',
    category: 'Base',
    about: 'The thinnest veil of foundation: skin that looks like skin and catches the light.',
    keywords: ['sheer', 'dewy', 'barely there'],
    colours: ['#fbeee4', '#f3d9c6'],
    trend: { kind: 'base', glass: true },
  },
  {
    id: 'soft-velvet',
    title: 'Soft Velvet',
    category: 'Base',
    about: 'An even, medium base that never looks like a mask. Your own shade stays.',
    keywords: ['even', 'soft focus', 'medium'],
    colours: ['#e2bf9f', '#c89872'],
    trend: { kind: 'base', glass: false },
  },
  {
    id: 'neon-line',
    title: 'Neon Line',
    category: 'Eyes',
    about: 'One line of glowing green, and nothing to compete with it.',
    keywords: ['graphic', 'neon', 'one color'],
    colours: ['#2af5a0'],
    trend: { kind: 'neon-eyeliner', color: '#2af5a0' },
  },
  {
    id: 'berry-monochrome',
    title: 'Berry Monochrome',
    category: 'Overall look',
    about: 'Lips, cheeks and lids in one berry family. Done in a minute.',
    keywords: ['tonal', 'berry', 'evening'],
    colours: ['#d8a3b8', '#8e2f5b', '#4b1c40'],
    trend: {
      kind: 'overall',
      lipstick: '#8e2f5b',
      blush: '#b5506e',
      eyeshadow: ['#d8a3b8', '#8f3d66', '#4b1c40'],
    },
  },
] as const satisfies readonly TrendPick[];
