/** Makeup for a morning: small changes of what is worn. All of it is convention. */

import { PRODUCTS, type Look, type Product } from '#domain/makeup/look.ts';
import type { MakeupChange } from '#domain/wellness/condition-makeup.ts';
import type { MorningComparisons } from './own-mornings.ts';
import { SKIN_IMPACTS, type SkinImpact, type SleepDay } from './sleep-log.ts';

/** What is answered: an effect that is more than usual, or a short or poor night after which nothing was seen. */
export type MorningReason = SkinImpact | 'short-night';

/**
 * Below this many hours a night counts as short: adults are advised to sleep seven or more (AASM and SRS,
 * 2015).
 */
export const SHORT_NIGHT_HOURS = 7;

/** Points of opacity, more or less of what is worn. Customs of styling, and ours: nobody has shown by how much. */
const POINTS: Readonly<Record<MorningReason, Readonly<Partial<Record<Product, number>>>>> = {
  // Dark lids look heavier, and lashes open the eye.
  puffiness: { eyeshadow: -15, mascara: 10 },
  // More base evens what is darker, and a dark line beside it draws the eye to it.
  darkness: { foundation: 10, eyeliner: -15 },
  dullness: { blush: 10, lipstick: 10 },
  // A thick base settles in what is rough.
  dryness: { foundation: -10 },
  'short-night': { blush: 5, mascara: 5 },
};

export interface MorningMakeup {
  readonly reasons: readonly MorningReason[];
  /** Of the look that is worn; empty where nothing of it needs to change. */
  readonly changes: readonly MakeupChange[];
}

/** What a morning asks for. What the camera saw comes first; what was said of the night counts where it saw nothing. */
export function morningMakeup(
  look: Look,
  { hours, quality }: Pick<SleepDay, 'hours' | 'quality'>,
  comparisons: MorningComparisons,
): MorningMakeup {
  const seen = SKIN_IMPACTS.filter((impact) => {
    const comparison = comparisons[impact];
    return comparison.kind === 'compared' && comparison.is === 'more';
  });
  const isShort = quality === 'poor' || (hours !== null && hours < SHORT_NIGHT_HOURS);
  const reasons: readonly MorningReason[] = seen.length > 0 ? seen : isShort ? ['short-night'] : [];
  const changes = PRODUCTS.flatMap((product): readonly MakeupChange[] => {
    const points = reasons.reduce((sum, reason) => sum + (POINTS[reason][product] ?? 0), 0);
    const from = Math.round(look[product].opacity);
    const to = Math.min(100, Math.max(0, from + points));
    // What is not worn is not put on.
    return from === 0 || from === to ? [] : [{ kind: 'opacity', product, from, to }];
  });
  return { reasons, changes };
}
