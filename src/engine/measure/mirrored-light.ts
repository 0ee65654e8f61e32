/**
 * Light that skin mirrors without coloring it: the deeper the skin, the larger its share of what comes
 * back.
 */

import { median } from '#domain/analysis/burst.ts';
import type { LinearRgb } from '#domain/analysis/white-balance.ts';

/**
 * What skin usually mirrors, as a share of white (calibrated by bench:measure). On deep skin it is a sixth of all
 * that comes back.
 */
export const SURFACE_REFLECTION = 0.011;

/**
 * How much that share differs from zone to zone: standard deviation. Some face the lamp, others face away.
 */
const ZONE_DEVIATION = 0.016;

/** How much zones of one face differ in tint, as standard deviations of the logarithms of red and blue over green. */
const TINT_DEVIATION = 0.06;

/** No larger share of a channel than this can have been mirrored. */
const MOST_OF_CHANNEL = 0.8;

/** No skin is darker than this. */
const DARKEST = 0.012;

const STEPS = 24;

/** Logarithms of red over green and of blue over green. */
export type Tint = readonly [red: number, blue: number];

function tintOf([red, green, blue]: LinearRgb): Tint {
  return [Math.log(red / green), Math.log(blue / green)];
}

export function usualTint(colours: readonly LinearRgb[]): Tint {
  const tints = colours.map(tintOf);
  return [median(tints.map(([red]) => red)), median(tints.map(([, blue]) => blue))];
}

/** What is left of a linear color, of which white is 1, without the mirrored light. */
export function withoutMirrored(colour: LinearRgb, mirrored: number): LinearRgb {
  const channel = (at: 0 | 1 | 2): number => Math.max(DARKEST, colour[at] - mirrored);
  return [channel(0), channel(1), channel(2)];
}

/**
 * The likeliest share of white that a zone mirrors, given that its tint without that is about the face's own: a
 * zone that is paler than its neighbors mirrors more. On fair skin, whose tint mirrored light hardly
 * changes, that says nothing, and the usual share remains.
 */
export function mirroredBy(colour: LinearRgb, own: Tint): number {
  const most = MOST_OF_CHANNEL * Math.min(...colour);
  let best = SURFACE_REFLECTION;
  let least = Infinity;
  for (let step = 0; step <= STEPS; step += 1) {
    const mirrored = Math.min(most, (step / STEPS) * (SURFACE_REFLECTION + 4 * ZONE_DEVIATION));
    const [red, blue] = tintOf(withoutMirrored(colour, mirrored));
    const unlikely =
      ((mirrored - SURFACE_REFLECTION) / ZONE_DEVIATION) ** 2 +
      ((red - own[0]) ** 2 + (blue - own[1]) ** 2) / TINT_DEVIATION ** 2;
    if (unlikely < least) {
      least = unlikely;
      best = mirrored;
    }
  }
  return best;
}
