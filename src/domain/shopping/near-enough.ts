/** How far a search by straight distances in L*a*b* has to look to have found what the eye sees as nearest. */

import { seenDifference } from '#domain/advice/seen-colour.ts';
import type { Lab } from '#domain/analysis/skin-colour.ts';

const RINGS = 9;
const AROUND = 16;

interface Direction extends Lab {
  /** The part of a sphere around the color for which it stands; all of them together are 1. */
  readonly share: number;
}

/** Directions from a color into L*a*b*, evenly over half a turn and a whole one; of length 1. */
const DIRECTIONS: readonly Direction[] = Array.from({ length: RINGS }, (_, ring) => {
  const up = (Math.PI * ring) / (RINGS - 1);
  const isPole = ring === 0 || ring === RINGS - 1;
  const around = isPole ? 1 : AROUND;
  return Array.from({ length: around }, (_each, place) => {
    const turn = (2 * Math.PI * place) / around;
    return {
      lightness: Math.cos(up),
      a: Math.sin(up) * Math.cos(turn),
      b: Math.sin(up) * Math.sin(turn),
      share: ringShare(ring) / around,
    };
  });
}).flat();

/** The part of a sphere that lies nearer to a ring than to its neighbors. */
function ringShare(ring: number): number {
  const half = Math.PI / (RINGS - 1) / 2;
  const up = 2 * half * ring;
  return (Math.cos(Math.max(0, up - half)) - Math.cos(Math.min(Math.PI, up + half))) / 2;
}

function seenAround(color: Lab, distance: number): readonly number[] {
  return DIRECTIONS.map(({ lightness, a, b }) =>
    seenDifference(color, {
      lightness: color.lightness + distance * lightness,
      a: color.a + distance * a,
      b: color.b + distance * b,
    }),
  );
}

/**
 * The least CIEDE2000 between a color and those at a straight distance from it, in units of L*a*b*: what lies further away
 * differs more than that. In vivid colors it is a fifth of the distance, since there the eye tells less apart.
 */
export function leastSeenAt(color: Lab, distance: number): number {
  return Math.min(...seenAround(color, distance));
}

/**
 * How many colors lie within the straight distance that has to be searched, for each of those that the eye sees as the
 * nearest, if colors lie equally densely all around; 1 or more. It is the volume of the ball over that of the body
 * of equal CIEDE2000 inside it, taken at this distance.
 */
export function comparedForEach(color: Lab, distance: number): number {
  const seen = seenAround(color, distance);
  const least = Math.min(...seen);
  const inside = DIRECTIONS.reduce(
    (sum, { share }, place) => sum + share * (least / (seen[place] ?? least)) ** 3,
    0,
  );
  return 1 / inside;
}

const HALVINGS = 6;
/** Units of L*a*b*: no two colors of a screen lie further apart. */
const FURTHEST = 300;

/**
 * The straight distance, in units of L*a*b* and more than `from`, beyond which every color differs from this one by a
 * CIEDE2000 of at least `difference`: the shortest one, to a sixtieth of itself. At most 300, beyond which there is
 * no color.
 */
export function distanceToSearch(color: Lab, difference: number, from: number): number {
  let [near, far] = [from, 2 * from];
  while (far < FURTHEST && leastSeenAt(color, far) < difference) [near, far] = [far, 2 * far];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (near + far) / 2;
    if (leastSeenAt(color, middle) >= difference) far = middle;
    else near = middle;
  }
  return Math.min(far, FURTHEST);
}
