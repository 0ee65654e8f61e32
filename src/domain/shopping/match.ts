/** How near a shade comes to the one that is wanted, as a percentage and as the eye would say it. */

import type { Lab } from '#domain/analysis/skin-colour.ts';
import { chromaOf, seenDifference } from '#domain/advice/seen-colour.ts';

/**
 * Points that one unit of CIEDE2000 takes. On skin a difference is seen from about 1 and accepted up to about 2
 * (fair skin 0.8 and 1.8, dark skin 1.3 and 2.6): what is hardly seen stays above 95, what is plainly another
 * color falls below 90.
 */
const POINTS_FOR_EACH = 3;
const ALL = 100;

/** Whole percent in [0, 100]; 100 only for a color that no one can tell apart. */
export function matchPercentage(wanted: Lab, offered: Lab): number {
  return percentageOf(seenDifference(wanted, offered));
}

/** The same for a CIEDE2000 that is known already, at least 0. */
export function percentageOf(difference: number): number {
  return Math.max(0, Math.floor(ALL - POINTS_FOR_EACH * difference));
}

export type MatchBadge = 'green' | 'yellow' | 'red';

/** Above 95 green, above 90 yellow, else red. */
export function matchBadge(percentage: number): MatchBadge {
  if (percentage > 95) return 'green';
  return percentage > 90 ? 'yellow' : 'red';
}

export type Leaning = 'lighter' | 'deeper' | 'warmer' | 'cooler' | 'brighter' | 'softer';
export type Degree = 'touch' | 'little' | 'clear' | 'much';
export interface Tendency {
  readonly leaning: Leaning;
  readonly degree: Degree;
}

/** Below this no one sees a difference. */
const UNSEEN = 0.8;
/** From these differences on a color leans a little, clearly and much; below the first, by a touch. CIELAB units. */
const LITTLE = 2;
const CLEAR = 4;
const MUCH = 9;
/** A second word is said only for what is at least this share of the first. */
const WORTH_SAYING = 0.6;
const MOST_TENDENCIES = 2;
/** Below this chroma a color is a grey, which no one calls warm, and whose hue is not known. */
const LEAST_CHROMA = 3;
const FULL_TURN = 360;
/** The hue that looks warmest among those of makeup: an orange. Degrees of CIELAB. */
const WARMEST_HUE = 60;

function degreeOf(size: number): Degree {
  if (size >= MUCH) return 'much';
  if (size >= CLEAR) return 'clear';
  return size >= LITTLE ? 'little' : 'touch';
}

function distanceFromWarmest({ a, b }: Lab): number {
  const hue = (Math.atan2(b, a) * FULL_TURN) / (2 * Math.PI);
  const turn = (((hue - WARMEST_HUE) % FULL_TURN) + FULL_TURN) % FULL_TURN;
  return Math.min(turn, FULL_TURN - turn);
}

/** How much warmer the offered color is than the wanted one, in CIELAB units; negative for cooler. */
function warmthGained(wanted: Lab, offered: Lab): number {
  const chroma = Math.min(chromaOf(wanted), chromaOf(offered));
  if (chroma < LEAST_CHROMA) return offered.b - wanted.b;
  const turned = distanceFromWarmest(wanted) - distanceFromWarmest(offered);
  return 2 * chroma * Math.sin((turned * Math.PI) / FULL_TURN);
}

/**
 * How the offered color differs from the wanted one, what differs most first: at most two words, none where no one
 * sees a difference.
 */
export function tendenciesOf(wanted: Lab, offered: Lab): readonly Tendency[] {
  if (seenDifference(wanted, offered) < UNSEEN) return [];
  const lighter = offered.lightness - wanted.lightness;
  const warmer = warmthGained(wanted, offered);
  const brighter = chromaOf(offered) - chromaOf(wanted);
  const sizes: readonly (readonly [Leaning, number])[] = [
    [lighter > 0 ? 'lighter' : 'deeper', Math.abs(lighter)],
    [warmer > 0 ? 'warmer' : 'cooler', Math.abs(warmer)],
    [brighter > 0 ? 'brighter' : 'softer', Math.abs(brighter)],
  ];
  const bySize = sizes.toSorted(([, one], [, other]) => other - one);
  const [, most = 0] = bySize[0] ?? [];
  return bySize
    .filter(([, size]) => size >= WORTH_SAYING * most)
    .slice(0, MOST_TENDENCIES)
    .map(([leaning, size]) => ({ leaning, degree: degreeOf(size) }));
}
