/** One offered shade beside what is worn: how near it comes, and how it differs. */

import { labOfHex, seenDifference } from '#domain/advice/seen-colour.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import { percentageOf, tendenciesOf, type Tendency } from './match.ts';

export interface ShadeComparison {
  /** Of what is worn, the color that comes nearest: a palette has three. */
  readonly yours: HexColour;
  readonly theirs: HexColour;
  /** CIEDE2000. */
  readonly difference: number;
  /** Whole percent in [0, 100]. */
  readonly percentage: number;
  readonly tendencies: readonly Tendency[];
}

/** Null where nothing is worn. */
export function compareShade(
  worn: readonly HexColour[],
  offered: HexColour,
): ShadeComparison | null {
  const theirs = labOfHex(offered);
  const [nearest] = worn
    .map((hex) => ({ hex, difference: seenDifference(labOfHex(hex), theirs) }))
    .toSorted((one, other) => one.difference - other.difference);
  if (nearest === undefined) return null;
  const { hex, difference } = nearest;
  return {
    yours: hex,
    theirs: offered,
    difference,
    percentage: percentageOf(difference),
    tendencies: tendenciesOf(labOfHex(hex), theirs),
  };
}
