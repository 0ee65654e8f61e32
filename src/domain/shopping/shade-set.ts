/**
 * Which shades a skin may need, as a set: a camera leaves so much open that a single match would be a claim that
 * no one can keep.
 */

import { labDistance, type Lab } from '#domain/analysis/skin-colour.ts';
import { seenDifference } from '#domain/advice/seen-colour.ts';

/** The share of cases in which the set holds the right shade. */
const COVERED = 0.9;
/** A shade within this CIEDE2000 of the skin is accepted by most people. */
const ACCEPTED = 2;
/** A set of more than these says no more than that a skin is light or deep. */
export const MOST_SHADES = 6;
/** Shades that are farther from a skin than this CIEDE2000 were not made for it: they show as another color. */
export const FAR_APART = 4;

export interface LikelyShade<Shade> {
  readonly shade: Shade;
  /** How likely it is to be the nearest of all, in [0, 1]. */
  readonly chance: number;
  /** How likely it is to be near enough to be accepted, in [0, 1]. */
  readonly accepted: number;
}

export type ShadeSet<Shade> =
  | {
      readonly kind: 'set';
      /** The likeliest first. */
      readonly shades: readonly LikelyShade<Shade>[];
      /** What all of them cover together, in [0, 1]. */
      readonly covered: number;
      /**
       * In nine of ten cases, the shade nearest to the skin is at least this far from it, in CIEDE2000:
       * see `FAR_APART`.
       */
      readonly apart: number;
    }
  /** More than `MOST_SHADES` would be needed: the light leaves too much open. */
  | { readonly kind: 'too-wide'; readonly needed: number }
  | { readonly kind: 'no-shades' };

interface Tally<Shade> {
  readonly shade: Shade;
  nearest: number;
  accepted: number;
}

/**
 * The smallest set of shades that covers 90% of what is possible. `possible` are draws from what was measured of the
 * skin, each as likely as the next (2,000 of them leave the chances within about 2 percent, 19 times in 20). A set of more than `most` is
 * refused.
 */
export function shadeSet<Shade extends { readonly lab: Lab }>(
  possible: readonly Lab[],
  shades: readonly Shade[],
  most = MOST_SHADES,
): ShadeSet<Shade> {
  const tallies = shades.map((shade): Tally<Shade> => ({ shade, nearest: 0, accepted: 0 }));
  if (tallies.length === 0 || possible.length === 0) return { kind: 'no-shades' };
  const distances = possible.map((skin) => countDraw(skin, tallies));
  const byChance = tallies.toSorted((one, other) => other.nearest - one.nearest);
  const chosen: LikelyShade<Shade>[] = [];
  let covered = 0;
  for (const { shade, nearest, accepted } of byChance) {
    if (covered >= COVERED * possible.length) break;
    covered += nearest;
    chosen.push({
      shade,
      chance: nearest / possible.length,
      accepted: accepted / possible.length,
    });
  }
  if (chosen.length > most) return { kind: 'too-wide', needed: chosen.length };
  const tenth = Math.floor((1 - COVERED) * distances.length);
  return {
    kind: 'set',
    shades: chosen,
    covered: covered / possible.length,
    apart: distances.toSorted((one, other) => one - other)[tenth] ?? 0,
  };
}

/**
 * The shade that the eye sees as nearest is never more than this many times as far away by a straight
 * line as the one nearest by a straight line: among colors of skin, CIEDE2000 counts no distance as less
 * than a third of that in L*a*b*.
 */
const STRAIGHT = 3;

/** Counts one possible skin in the tallies, and returns how far the nearest shade is from it. */
function countDraw<Shade extends { readonly lab: Lab }>(
  skin: Lab,
  tallies: readonly Tally<Shade>[],
): number {
  const straight = tallies.map(({ shade }) => labDistance(skin, shade.lab));
  const within = Math.max(STRAIGHT * ACCEPTED, STRAIGHT * Math.min(...straight));
  let nearest: Tally<Shade> | undefined;
  let least = Number.POSITIVE_INFINITY;
  tallies.forEach((tally, at) => {
    if ((straight[at] ?? 0) > within) return;
    const difference = seenDifference(skin, tally.shade.lab);
    if (difference <= ACCEPTED) tally.accepted += 1;
    if (difference < least) {
      least = difference;
      nearest = tally;
    }
  });
  if (nearest !== undefined) nearest.nearest += 1;
  return least;
}
