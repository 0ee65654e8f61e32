/** How much each place of a plane stands out from its surroundings. */

import { robustDeviation } from '#domain/analysis/burst.ts';
import { blur, type Plane } from './plane.ts';

/** About how many pixels are sampled to tell what is usual in a zone. */
const SAMPLES = 1200;

export interface Contrast {
  /** How much each pixel of the box lies above its surroundings. */
  readonly values: Float32Array;
  /** The robust deviation of that inside the zone. */
  readonly usual: number;
}

/** A plane less its own broad blur; both deviations in pixels. */
export function contrastOf(
  plane: Plane,
  fine: number,
  broad: number,
  inside: Uint8Array,
): Contrast {
  const near = blur(plane, fine).values;
  const far = blur(plane, broad).values;
  const values = near.map((value, at) => value - (far[at] ?? 0));
  return { values, usual: usualOf(values, inside) };
}

/** The robust deviation of the values inside a zone, from a sample of its pixels. */
export function usualOf(values: Float32Array, inside: Uint8Array): number {
  const some: number[] = [];
  const step = Math.max(1, Math.floor(values.length / SAMPLES / 2));
  for (let at = 0; at < values.length; at += step) {
    if (inside[at] === 1) some.push(values[at] ?? 0);
  }
  return robustDeviation(some);
}
