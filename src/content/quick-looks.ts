/** Four whole looks to start from. */

import type { Look } from '#domain/makeup/look.ts';

export type QuickLookName = 'Romantic' | 'Night Out' | 'Natural' | 'Bold';

export interface QuickLook {
  readonly id: 'romantic' | 'night-out' | 'natural' | 'bold';
  readonly name: QuickLookName;
  readonly description: string;
  readonly look: Look;
}

export const QUICK_LOOKS: readonly QuickLook[] = [
  {
    id: 'romantic',
    name: 'Romantic',
    description: 'Rose lips, a soft flush and a berry haze on the lids',
    look: {
      v: 1,
      lipstick: { color: '#c9707c', opacity: 78, finish: 'satin' },
      blush: { color: '#d0626a', opacity: 55 },
      eyeshadow: { colors: ['#d8a3b8', '#8f3d66', '#4b1c40'], opacity: 42, finish: 'shimmer' },
      eyeliner: { color: '#3b241b', opacity: 65 },
      mascara: { opacity: 72 },
      foundation: { color: '#F8E8DB', opacity: 35 },
    },
  },
  {
    id: 'night-out',
    name: 'Night Out',
    description: 'Smoke on the eyes, berry gloss on the lips',
    look: {
      v: 1,
      lipstick: { color: '#7d1d43', opacity: 88, finish: 'gloss' },
      blush: { color: '#a8466a', opacity: 45 },
      eyeshadow: { colors: ['#b3aaa5', '#5d5653', '#221e1d'], opacity: 82, finish: 'shimmer' },
      eyeliner: { color: '#000000', opacity: 95 },
      mascara: { opacity: 92 },
      foundation: { color: '#F8E8DB', opacity: 50 },
    },
  },
  {
    id: 'natural',
    name: 'Natural',
    description: 'Nude lips, warm cheeks and barely defined eyes',
    look: {
      v: 1,
      lipstick: { color: '#bf8a76', opacity: 50, finish: 'satin' },
      blush: { color: '#f3a27e', opacity: 34 },
      eyeshadow: { colors: ['#d9b896', '#a06f4a', '#5e3d2b'], opacity: 28, finish: 'matte' },
      eyeliner: { color: '#3b241b', opacity: 30 },
      mascara: { opacity: 48 },
      foundation: { color: '#F8E8DB', opacity: 25 },
    },
  },
  {
    id: 'bold',
    name: 'Bold',
    description: 'A matte classic red with a graphic black line',
    look: {
      v: 1,
      lipstick: { color: '#b3203f', opacity: 96, finish: 'matte' },
      blush: { color: '#b5614a', opacity: 48 },
      eyeshadow: { colors: ['#d9b896', '#a06f4a', '#5e3d2b'], opacity: 58, finish: 'matte' },
      eyeliner: { color: '#000000', opacity: 100 },
      mascara: { opacity: 95 },
      foundation: { color: '#F8E8DB', opacity: 52 },
    },
  },
];
