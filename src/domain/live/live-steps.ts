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

/** A slider that is dragged is one step, as long as nothing else is touched and it goes on within this time. */
const SAME_STEP_S = 10;
/** More are not told: the oldest go. */
export const MOST_LIVE_STEPS = 40;

/**
 * The steps once the look was changed. A product that was changed a moment ago is the same step, at the time of its
 * last change.
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
