/** NaN for no values. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** `share` in [0, 1]. NaN for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Slope of the least-squares line through points (x, y). */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const meanX = mean(points.map(([x]) => x));
  const meanY = mean(points.map(([, y]) => y));
  let [both, squared] = [0, 0];
  for (const [x, y] of points) {
    both += (x - meanX) * (y - meanY);
    squared += (x - meanX) ** 2;
  }
  return both / squared;
}
