/** Eyeliners, from black over browns to colors. */

import type { LinerShade } from '#domain/advice/library.ts';

export const LINER_SHADES: readonly LinerShade[] = [
  { name: 'Jet', color: '#0b0b0b', finish: 'matte' },
  { name: 'Soft Black', color: '#231f1c', finish: 'matte' },
  { name: 'Espresso Bean', color: '#3a281e', finish: 'matte' },
  { name: 'Chestnut Shell', color: '#5d3a28', finish: 'matte' },
  { name: 'Antique Bronze', color: '#7d5632', finish: 'matte' },
  { name: 'Wet Slate', color: '#464c53', finish: 'matte' },
  { name: 'Deep Navy', color: '#162b53', finish: 'matte' },
  { name: 'Cobalt', color: '#2d4b9b', finish: 'matte' },
  { name: 'Fir', color: '#274630', finish: 'matte' },
  { name: 'Petrol', color: '#105e65', finish: 'matte' },
  { name: 'Black Plum', color: '#48243f', finish: 'matte' },
  { name: 'Wine Stain', color: '#6a2735', finish: 'matte' },
];
