/** Ratings of looks: one for each person and look, changed as often as they like. */

export const FEWEST_STARS = 1;
export const MOST_STARS = 5;
/** How many looks one person can rate. */
export const MOST_RATINGS = 500;

/** A look that can be rated: the name of a look of ours, or the id of a public one. */
export const RATED_LOOK = /^[a-z\d][a-z\d-]{0,63}$/;

/** All ratings of one look. */
export interface RatingTotal {
  /** Mean of the stars; null where nobody has rated it. */
  readonly average: number | null;
  readonly count: number;
  /** The stars that the person asking gave it; null if they gave none. */
  readonly own: number | null;
}
