/**
 * The exponential function, to 4e-4 from -.8 to .8, a range that folds, lines and tone stay within: its
 * Taylor series to the fifth power. Calling `Math.exp` for each pixel takes several times as long.
 */
export function smallExp(value: number): number {
  return 1 + value * (1 + value * (1 / 2 + value * (1 / 6 + value * (1 / 24 + value * (1 / 120)))));
}
