/** Four looks for the times of year, made of the shades that there are. */

import type { Look } from '#domain/makeup/look.ts';

export interface SeasonalLook {
  readonly id: 'spring' | 'summer' | 'fall' | 'winter';
  readonly season: string;
  readonly name: string;
  readonly about: string;
  readonly look: Look;
}

export const SEASONAL_LOOKS: readonly SeasonalLook[] = [
  {
    id: 'spring',
    season: 'Spring',
    name: 'First Sun',
    about: 'Coral gloss, peach cheeks and a warm shimmer on the lids.',
    look: {
      v: 1,
      lipstick: { color: '#e8705b', opacity: 62, finish: 'gloss' },
      blush: { color: '#f3a27e', opacity: 46 },
      eyeshadow: { colors: ['#FDE68A', '#FCA5A5', '#F87171'], opacity: 40, finish: 'shimmer' },
      eyeliner: { color: '#3b241b', opacity: 36 },
      mascara: { opacity: 66 },
      foundation: { color: '#F8E8DB', opacity: 24 },
    },
  },
  {
    id: 'summer',
    season: 'Summer',
    name: 'Long Evening',
    about: 'Hot pink lips, apricot cheeks, little on the eyes and hardly any foundation.',
    look: {
      v: 1,
      lipstick: { color: '#ec4899', opacity: 70, finish: 'satin' },
      blush: { color: '#e58a6b', opacity: 52 },
      eyeshadow: { colors: ['#d9b896', '#a06f4a', '#5e3d2b'], opacity: 30, finish: 'shimmer' },
      eyeliner: { color: '#3b241b', opacity: 28 },
      mascara: { opacity: 84 },
      foundation: { color: '#F8E8DB', opacity: 12 },
    },
  },
  {
    id: 'fall',
    season: 'Fall',
    name: 'Fallen Leaves',
    about: 'Matte brown lips, terracotta cheeks, earth tones and a line in forest green.',
    look: {
      v: 1,
      lipstick: { color: '#7b4334', opacity: 82, finish: 'matte' },
      blush: { color: '#b5614a', opacity: 50 },
      eyeshadow: { colors: ['#d9b896', '#a06f4a', '#5e3d2b'], opacity: 70, finish: 'matte' },
      eyeliner: { color: '#20402f', opacity: 78 },
      mascara: { opacity: 78 },
      foundation: { color: '#F8E8DB', opacity: 38 },
    },
  },
  {
    id: 'winter',
    season: 'Winter',
    name: 'Candlelight',
    about: 'Berry lips, cool cheeks, smoke that shimmers and a midnight line.',
    look: {
      v: 1,
      lipstick: { color: '#7d1d43', opacity: 88, finish: 'satin' },
      blush: { color: '#a8466a', opacity: 44 },
      eyeshadow: { colors: ['#b3aaa5', '#5d5653', '#221e1d'], opacity: 60, finish: 'shimmer' },
      eyeliner: { color: '#1b2748', opacity: 86 },
      mascara: { opacity: 90 },
      foundation: { color: '#F8E8DB', opacity: 44 },
    },
  },
];

export const SEASONAL_LOOKS_WORDS = {
  lead: 'One look for each season. Your own foundation shade stays, and Undo brings your look back.',
  wear: 'Put on',
  wearNamed: 'Put on {name}',
  worn: 'On',
} as const;
