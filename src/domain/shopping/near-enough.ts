/** How far a search by straight distances in L*a*b* has to look to have found what the eye sees as nearest. */

import { seenDifference } from '#domain/advice/seen-colour.ts';
import type { Lab } from '#domain/analysis/skin-colour.ts';

const RINGS = 9;
const AROUND = 16;

/** Directions from a color into L*a*b*, evenly over half a turn and a whole one; of length 1. */
const DIRECTIONS: readonly Lab[] = Array.from({ length: RINGS }, (_, ring) => {
  const up = (Math.PI * ring) / (RINGS - 1);
  return Array.from({ length: AROUND }, (_each, place) => {
    const turn = (2 * Math.PI * place) / AROUND;
    return {
      lightness: Math.cos(up),
      a: Math.sin(up) * Math.cos(turn),
      b: Math.sin(up) * Math.sin(turn),
    };
  });
}).flat();

/**
 * The least CIEDE2000 between a color and those at a straight distance from it, in units of L*a*b*: what lies further away
 * differs more than that. In vivid colors it is a fifth of the distance, since there the eye tells less apart.
 */
export function leastSeenAt(color: Lab, distance: number): number {
  return Math.min(
    ...DIRECTIONS.map(({ lightness, a, b }) =>
      seenDifference(color, {
        lightness: color.lightness + distance * lightness,
        a: color.a + distance * a,
        b: color.b + distance * b,
      }),
    ),
  );
}

const HALVINGS = 6;

/**
 * The straight distance, in units of L*a*b*, beyond which every color differs from this one by a
 * CIEDE2000 of at least `difference`: the shortest such distance between `from` and `to`, to within a
 * sixtieth of that range; `to` where it is longer.
 */
export function distanceToSearch(color: Lab, difference: number, from: number, to: number): number {
  let [near, far] = [from, to];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (near + far) / 2;
    if (leastSeenAt(color, middle) >= difference) far = middle;
    else near = middle;
  }
  return far;
}
