/** Eyeliners, from black over browns to colors. */

import type { LinerShade } from '#domain/advice/library.ts';

export const LINER_SHADES: readonly LinerShade[] = [
  { name: 'Jet', color: '#0b0b0b', finish: 'matte' },
  { name: 'Soft Black', color: '#231f1c', finish: 'matte' },
  { name: 'Graphite Line', color: '#3a3a3d', finish: 'matte' },
  { name: 'Espresso Bean', color: '#3a281e', finish: 'matte' },
  { name: 'Dark Cocoa', color: '#45322a', finish: 'matte' },
  { name: 'Auburn Line', color: '#4f2a22', finish: 'matte' },
  { name: 'Ash Twig', color: '#4d433b', finish: 'matte' },
  { name: 'Chestnut Shell', color: '#5d3a28', finish: 'matte' },
  { name: 'Hazel Shell', color: '#6e4a33', finish: 'matte' },
  { name: 'Rose Bark', color: '#6b4442', finish: 'matte' },
  { name: 'Taupe Line', color: '#6b5c50', finish: 'matte' },
  { name: 'Antique Bronze', color: '#7d5632', finish: 'matte' },
  { name: 'Wet Slate', color: '#464c53', finish: 'matte' },
  { name: 'Deep Navy', color: '#162b53', finish: 'matte' },
  { name: 'Cobalt', color: '#2d4b9b', finish: 'matte' },
  { name: 'Fir', color: '#274630', finish: 'matte' },
  { name: 'Bay Leaf', color: '#4a4a22', finish: 'matte' },
  { name: 'Petrol', color: '#105e65', finish: 'matte' },
  { name: 'Black Plum', color: '#48243f', finish: 'matte' },
  { name: 'Wine Stain', color: '#6a2735', finish: 'matte' },
];
