import type { Bounds } from './mask.ts';

/**
 * Gaussian blur of one plane of numbers within `bounds`; `sigma` is in pixels. Values at the plane's border
 * are continued outwards. Outside `bounds` the result is 0.
 */
export function gaussianBlur(
  plane: Float32Array,
  width: number,
  height: number,
  sigma: number,
  bounds: Bounds,
): Float32Array {
  const reach = Math.ceil(3 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const across = new Float32Array(plane.length);
  const result = new Float32Array(plane.length);
  const clamp = (value: number, limit: number): number => Math.min(limit - 1, Math.max(0, value));
  const firstRow = clamp(bounds.top - reach, height);
  const lastRow = clamp(bounds.bottom + reach, height);
  for (let y = firstRow; y <= lastRow; y += 1) {
    for (let x = bounds.left; x < bounds.right; x += 1) {
      let sum = 0;
      weights.forEach((weight, i) => {
        sum += weight * (plane[y * width + clamp(x + i - reach, width)] ?? 0);
      });
      across[y * width + x] = sum / total;
    }
  }
  for (let y = bounds.top; y < bounds.bottom; y += 1) {
    for (let x = bounds.left; x < bounds.right; x += 1) {
      let sum = 0;
      weights.forEach((weight, i) => {
        sum += weight * (across[clamp(y + i - reach, height) * width + x] ?? 0);
      });
      result[y * width + x] = sum / total;
    }
  }
  return result;
}
