/** What is usual for the tint of a skin, and how far a doubtful measurement is drawn to it. */

import type { Estimate } from '#domain/analysis/interval.ts';

/**
 * Lightness, a* and b* along the middle of living skin of all depths. Our own rounded estimate, not a published table:
 * it only says where a doubtful reading is drawn to.
 */
const USUAL = [
  { lightness: 26, a: 7, b: 10.5 },
  { lightness: 40, a: 10.5, b: 15 },
  { lightness: 55, a: 10.5, b: 18.5 },
  { lightness: 70, a: 8, b: 16 },
  { lightness: 80, a: 6, b: 12 },
] as const;

/** How far people of one lightness differ from it, as standard deviations: wide, to draw little. */
const SPREAD = { a: 3, b: 4.5 } as const;

/** The usual tint at a lightness. Beyond either end of the table it stays constant. */
export function usualTint(lightness: number): Readonly<Record<'a' | 'b', Estimate>> {
  const above = USUAL.find((each) => each.lightness >= lightness) ?? USUAL[4];
  const below = USUAL.findLast((each) => each.lightness <= lightness) ?? USUAL[0];
  const share =
    above === below ? 0 : (lightness - below.lightness) / (above.lightness - below.lightness);
  const at = (name: 'a' | 'b'): Estimate => ({
    value: below[name] + share * (above[name] - below[name]),
    deviation: SPREAD[name],
  });
  return { a: at('a'), b: at('b') };
}

/**
 * The posterior (Bayes) after a measurement of something whose usual values are known, both normally
 * distributed.
 */
export function drawnTo(usual: Estimate, seen: Estimate): Estimate {
  const [one, other] = [usual.deviation ** 2, seen.deviation ** 2];
  return {
    value: (seen.value * one + usual.value * other) / (one + other),
    deviation: Math.sqrt((one * other) / (one + other)),
  };
}
