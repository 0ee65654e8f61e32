/**
 * How stiff the trend is that is taken out. At 30 samples a second, 100 leaves what is faster than about
 * half a hertz.
 */
const STIFFNESS = 100;

/**
 * A signal without its slow changes: minus the smooth curve z that minimises |s - z|^2 + 100^2 |z''|^2.
 * Source: smoothness priors, Tarvainen et al., "An advanced detrending method with application to HRV
 * analysis" (2002).
 */
export function detrend(signal: Float64Array): Float64Array {
  const trend = smoothCurve(signal, STIFFNESS ** 2);
  return signal.map((value, index) => value - (trend[index] ?? 0));
}

/** Solves (I + weight D'D) z = signal, with D the second differences: a matrix of five diagonals. */
function smoothCurve(signal: Float64Array, weight: number): Float64Array {
  const count = signal.length;
  if (count < 3) return signal.slice();
  const diagonal = new Float64Array(count);
  const beside = new Float64Array(count);
  const next = new Float64Array(count);
  const solved = new Float64Array(count);
  for (let i = 0; i < count; i += 1) {
    const row = rowOf(i, count, weight);
    const one = i >= 1 ? (beside[i - 1] ?? 0) : 0;
    const two = i >= 2 ? (next[i - 2] ?? 0) : 0;
    const pivotOne = diagonal[i - 1] ?? 0;
    const pivotTwo = diagonal[i - 2] ?? 0;
    diagonal[i] = row[0] - one * one * pivotOne - two * two * pivotTwo;
    const pivot = diagonal[i] ?? 1;
    beside[i] = (row[1] - one * (next[i - 1] ?? 0) * pivotOne) / pivot;
    next[i] = row[2] / pivot;
    solved[i] = (signal[i] ?? 0) - one * (solved[i - 1] ?? 0) - two * (solved[i - 2] ?? 0);
  }
  for (let i = count - 1; i >= 0; i -= 1) {
    solved[i] =
      (solved[i] ?? 0) / (diagonal[i] ?? 1) -
      (beside[i] ?? 0) * (solved[i + 1] ?? 0) -
      (next[i] ?? 0) * (solved[i + 2] ?? 0);
  }
  return solved;
}

/** The matrix in row `i`: on the diagonal, beside it, and two beside it. */
function rowOf(i: number, count: number, weight: number): readonly [number, number, number] {
  let [middle, beside, next] = [0, 0, 0];
  for (let start = i - 2; start <= i; start += 1) {
    if (start < 0 || start + 2 >= count) continue;
    const own = start === i - 1 ? -2 : 1;
    middle += own * own;
    if (start === i - 1) beside += own;
    if (start === i) {
      beside -= 2;
      next += 1;
    }
  }
  return [1 + weight * middle, weight * beside, weight * next];
}
