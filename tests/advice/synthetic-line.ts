/**
 * A foundation line like those of large brands: many depths, each in cool,
 * neutral and warm. Of no real brand.
 */

import { usualTint } from '#domain/advice/usual-tint.ts';
import type { Lab } from '#domain/analysis/skin-colour.ts';

const LIGHTEST = 84;
const DEEPEST = 20;
/**
 * Distance in CIELAB from neutral to cool and to warm at one depth: closer
 * shades would look the same on skin.
 */
const APART = 4;

export interface LineShade {
  readonly name: string;
  readonly lab: Lab;
}

/** Three shades for each depth, from the lightest to the deepest. */
export function syntheticLine(depths: number): readonly LineShade[] {
  return Array.from({ length: depths }, (_, depth) => {
    const lightness = LIGHTEST - (depth * (LIGHTEST - DEEPEST)) / (depths - 1);
    const { a, b } = usualTint(lightness);
    const chroma = Math.hypot(a.value, b.value);
    return ([-1, 0, 1] as const).map((lean) => {
      const turned = Math.atan2(b.value, a.value) + (lean * APART) / chroma;
      return {
        name: `${depth + 1}${lean < 0 ? 'C' : lean > 0 ? 'W' : 'N'}`,
        lab: { lightness, a: chroma * Math.cos(turned), b: chroma * Math.sin(turned) },
      };
    });
  }).flat();
}
