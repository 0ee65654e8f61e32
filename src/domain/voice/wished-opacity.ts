/** How much of a product a wish asks for. */

import { isInverted } from './inverted.ts';
import type { Wish, WishedTone } from './wish.ts';

/** A plain “more” adds this many percent of opacity. */
const STEP = 15;
const SIZES = { small: 0.5, big: 2 } as const;
/** “A hint of blush” and “lots of mascara”, in percent. */
const DEGREE_AMOUNTS = { small: 20, big: 85 } as const;
/** “Strong” means at least the first, “soft” at most the second, in percent. */
const STRONG = 90;
const SOFT = 35;

/**
 * A percentage that may lie outside [0, 100]; null where the wish says nothing of an amount.
 *
 * @param isDrawnBlack whether what is worn is black, as mascara always is
 */
export function wishedOpacity(wish: Wish, isDrawnBlack: boolean, worn: number): number | null {
  const { amount, degree, step } = wish;
  const strength = strengthOf(wish, isDrawnBlack);
  const way = wayOf(wish, strength);
  if (amount?.kind === 'share') {
    const compares = step !== 0 || strength?.compared === true;
    // “A third stronger”, but “half as strong”.
    return compares && amount.factor < 1 ? worn * (1 + way * amount.factor) : worn * amount.factor;
  }
  if (amount !== null) {
    const relative = amount.kind === 'by' || (amount.kind === 'plain' && way !== 0);
    return relative ? worn + (way === 0 ? 1 : way) * amount.percent : amount.percent;
  }
  const size = degree === null ? 1 : SIZES[degree];
  if (strength !== undefined) {
    if (strength.compared || wish.too || wish.off || step !== 0 || degree !== null)
      return worn + way * STEP * size;
    return way > 0 ? Math.max(worn, STRONG) : Math.min(worn, SOFT);
  }
  if (wish.colour !== null || wish.tones.length > 0 || wish.finish !== null) return null;
  if (step !== 0) return worn + way * STEP * size;
  if (wish.enough && wish.off) return worn + STEP;
  if (wish.too && degree !== null) return worn - STEP;
  if (degree !== null && wish.degreeIsAmount) return DEGREE_AMOUNTS[degree];
  return null;
}

/** The tone that speaks of an amount. Of what is drawn in black, darker is more. */
function strengthOf({ tones, colour }: Wish, isDrawnBlack: boolean): WishedTone | undefined {
  const own = tones.find(({ tone }) => tone === 'strong' || tone === 'soft');
  if (own !== undefined || !isDrawnBlack || colour !== null) return own;
  const shade = tones.find(({ tone }) => tone === 'dark' || tone === 'light');
  return shade && { ...shade, tone: shade.tone === 'dark' ? 'strong' : 'soft' };
}

function wayOf(wish: Wish, strength: WishedTone | undefined): -1 | 0 | 1 {
  const inverted = isInverted(wish);
  if (strength !== undefined) return (strength.tone === 'strong') === inverted ? -1 : 1;
  if (wish.step === 0) return 0;
  return wish.step === -1 || wish.too ? -1 : 1;
}
