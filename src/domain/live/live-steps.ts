/** The steps of a live session: which products the host changed, when, and to what. Only parameters. */

import { lookChanges } from '#domain/makeup/look-changes.ts';
import type { Look, Product } from '#domain/makeup/look.ts';

export interface LiveStep {
  readonly product: Product;
  /** Seconds since the session began. */
  readonly at: number;
  /** The whole look after it, of which the step is this product's part. */
  readonly look: Look;
}

/**
 * The drag of a slider is one step, as long as nothing else is touched and it continues within this time.
 */
const SAME_STEP_S = 10;
/** Beyond this many, the oldest are dropped. */
export const MOST_LIVE_STEPS = 40;

/**
 * The steps after the look was changed. Another change of a product that was changed a moment ago belongs
 * to the same step, at the time of the last change.
 *
 * @param at seconds since the session began
 */
export function stepsAfter(
  steps: readonly LiveStep[],
  before: Look,
  after: Look,
  at: number,
): readonly LiveStep[] {
  const changed = lookChanges(before, after).map(({ product }) => product);
  if (changed.length === 0) return steps;
  const goesOn = (step: LiveStep): boolean =>
    changed.includes(step.product) && at - step.at <= SAME_STEP_S;
  const kept = steps.filter((step) => !goesOn(step));
  const added = changed.map((product) => ({ product, at, look: after }));
  return [...kept, ...added].slice(-MOST_LIVE_STEPS);
}
