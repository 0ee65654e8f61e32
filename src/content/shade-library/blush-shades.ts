/** Blushes: cool, neutral and warm ones, each from pale to deep. */

import type { BlushShade } from '#domain/advice/library.ts';

export const BLUSH_SHADES: readonly BlushShade[] = [
  { name: 'Sugar Pink', color: '#fbb3c0', finish: 'matte' },
  { name: 'Tulip', color: '#f39eaf', finish: 'shimmer' },
  { name: 'Cold Blossom', color: '#e88b9e', finish: 'satin' },
  { name: 'Peony', color: '#dc778d', finish: 'matte' },
  { name: 'Orchid Flush', color: '#cd657d', finish: 'shimmer' },
  { name: 'Cranberry Flush', color: '#b65169', finish: 'satin' },
  { name: 'Mulberry Stain', color: '#9c3e56', finish: 'matte' },
  { name: 'Elderberry', color: '#813347', finish: 'shimmer' },
  { name: 'Powder Rose', color: '#fbb5ad', finish: 'matte' },
  { name: 'Morning Rose', color: '#f3a198', finish: 'shimmer' },
  { name: 'Rose Quartz', color: '#e78e85', finish: 'satin' },
  { name: 'True Blush', color: '#db7b73', finish: 'matte' },
  { name: 'Camellia', color: '#cc6a62', finish: 'shimmer' },
  { name: 'Rosehip', color: '#b4554f', finish: 'satin' },
  { name: 'Redwood', color: '#9b433e', finish: 'matte' },
  { name: 'Cherrywood', color: '#803733', finish: 'shimmer' },
  { name: 'Peach Fuzz', color: '#f5b9a1', finish: 'matte' },
  { name: 'Ripe Peach', color: '#eca589', finish: 'shimmer' },
  { name: 'Apricot Glow', color: '#e09374', finish: 'satin' },
  { name: 'Papaya', color: '#d38160', finish: 'matte' },
  { name: 'Warm Coral', color: '#c3714f', finish: 'shimmer' },
  { name: 'Clay', color: '#ac5c3c', finish: 'satin' },
  { name: 'Burnt Clay', color: '#934a2c', finish: 'matte' },
  { name: 'Baked Earth', color: '#793d24', finish: 'shimmer' },
];
