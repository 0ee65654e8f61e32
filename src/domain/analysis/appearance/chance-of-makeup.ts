/** How likely it is that a place is made up, from how far its color is from what is usual there. */

/**
 * Made-up places are spread evenly over this many standard deviations: about as many people wear a little
 * as wear a lot.
 */
const WORN_SPREAD = 8;

/**
 * The chance that makeup is worn. Bare places scatter normally around the usual color in two dimensions
 * (a tint at equal light) or three (a color), so that their distances are chi-distributed.
 *
 * @param distance from the usual color, in standard deviations of bare people
 * @param odds how many people wear makeup there for each one who does not
 * @returns in [0, 1]; it grows with the distance
 */
export function chanceOfMakeup(distance: number, dimensions: 2 | 3, odds = 1): number {
  // A distance below the most common one of bare places says no more than that one.
  const far = Math.max(distance, Math.sqrt(dimensions - 1));
  const normal = Math.exp(-(far ** 2) / 2);
  const bare = dimensions === 2 ? far * normal : Math.sqrt(2 / Math.PI) * far ** 2 * normal;
  const worn = odds / WORN_SPREAD;
  return worn / (worn + bare);
}
