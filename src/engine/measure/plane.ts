/** One number for each pixel of a box, and what is done with such planes. */

export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/**
 * From this deviation on, running means are as good as a Gaussian's own weights, and the larger it is, the
 * more they save.
 */
const BROAD = 2.4;

/** Gaussian blur; `sigma` in pixels. At the rim the nearest values are repeated. */
export function blur(plane: Plane, sigma: number): Plane {
  return sigma < BROAD ? blurByWeights(plane, sigma) : blurByMeans(plane, sigma);
}

const MEANS = 3;

/** Three running means of odd widths, whose variances add up to the Gaussian's (P. Kovesi, "Fast almost-Gaussian filtering", 2010). */
function blurByMeans({ width, height, values }: Plane, sigma: number): Plane {
  const ideal = Math.sqrt((12 * sigma * sigma) / MEANS + 1);
  const narrow = 2 * Math.floor((ideal - 1) / 2) + 1;
  const narrowOnes = Math.round(
    (12 * sigma * sigma - MEANS * (narrow * narrow + 4 * narrow + 3)) / (-4 * narrow - 4),
  );
  const across = new Float32Array(values.length);
  const out = values.slice();
  for (let pass = 0; pass < MEANS; pass += 1) {
    const reach = (pass < narrowOnes ? narrow : narrow + 2) >> 1;
    meansAcross(out, across, width, height, reach);
    meansDown(across, out, width, height, reach);
  }
  return { width, height, values: out };
}

function blurByWeights({ width, height, values }: Plane, sigma: number): Plane {
  const reach = Math.max(1, Math.ceil(2.5 * sigma));
  const weights = weightsOf(sigma, reach);
  const middle = weights[0] ?? 1;
  const across = new Float32Array(values.length);
  const padded = new Float32Array(width + 2 * reach);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    padded.fill(values[row] ?? 0, 0, reach);
    padded.set(values.subarray(row, row + width), reach);
    padded.fill(values[row + width - 1] ?? 0, reach + width);
    for (let x = 0; x < width; x += 1) {
      const here = x + reach;
      let sum = middle * (padded[here] ?? 0);
      for (let k = 1; k <= reach; k += 1) {
        sum += (weights[k] ?? 0) * ((padded[here - k] ?? 0) + (padded[here + k] ?? 0));
      }
      across[row + x] = sum;
    }
  }
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    const to = y * width;
    for (let x = 0; x < width; x += 1) out[to + x] = middle * (across[to + x] ?? 0);
    for (let k = 1; k <= reach; k += 1) {
      const above = width * Math.max(0, y - k);
      const below = width * Math.min(height - 1, y + k);
      const weight = weights[k] ?? 0;
      for (let x = 0; x < width; x += 1) {
        out[to + x] =
          (out[to + x] ?? 0) + weight * ((across[above + x] ?? 0) + (across[below + x] ?? 0));
      }
    }
  }
  return { width, height, values: out };
}

/** A Gaussian's weights from its middle outwards; the middle's and twice the others' add up to 1. */
function weightsOf(sigma: number, reach: number): Float32Array {
  const weights = Float32Array.from({ length: reach + 1 }, (_, at) =>
    Math.exp(-(at ** 2) / (2 * sigma * sigma)),
  );
  const total = weights.reduce((sum, weight, at) => sum + (at === 0 ? weight : 2 * weight), 0);
  return weights.map((weight) => weight / total);
}

function meansAcross(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  reach: number,
): void {
  const share = 1 / (2 * reach + 1);
  for (let row = 0; row < width * height; row += width) {
    const last = row + width - 1;
    let sum = (reach + 1) * (from[row] ?? 0);
    for (let x = 1; x <= reach; x += 1) sum += from[Math.min(last, row + x)] ?? 0;
    for (let at = row; at <= last; at += 1) {
      to[at] = sum * share;
      sum += (from[Math.min(last, at + reach + 1)] ?? 0) - (from[Math.max(row, at - reach)] ?? 0);
    }
  }
}

/** Sums whole rows at a time, so that memory is read in its order. */
function meansDown(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  reach: number,
): void {
  const share = 1 / (2 * reach + 1);
  const rowAt = (y: number): number => width * Math.min(height - 1, Math.max(0, y));
  const sums = new Float64Array(width);
  for (let y = -reach; y <= reach; y += 1) {
    const row = rowAt(y);
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (from[row + x] ?? 0);
  }
  for (let y = 0; y < height; y += 1) {
    const [row, next, past] = [y * width, rowAt(y + reach + 1), rowAt(y - reach)];
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x] ?? 0;
      to[row + x] = sum * share;
      sums[x] = sum + (from[next + x] ?? 0) - (from[past + x] ?? 0);
    }
  }
}

/** Eigenvalues of the second derivatives at each pixel, times sigma squared; the larger first. */
export interface Curvature {
  readonly larger: Float32Array;
  readonly smaller: Float32Array;
}

/**
 * The curvature of a plane that was blurred with `sigma` (A. Frangi et al., "Multiscale vessel enhancement
 * filtering", 1998).
 */
export function curvatureOf({ width, height, values }: Plane, sigma: number): Curvature {
  const larger = new Float32Array(values.length);
  const smaller = new Float32Array(values.length);
  const scale = sigma * sigma;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const twice = 2 * (values[at] ?? 0);
      const xx = (values[at - 1] ?? 0) + (values[at + 1] ?? 0) - twice;
      const yy = (values[at - width] ?? 0) + (values[at + width] ?? 0) - twice;
      const xy =
        ((values[at - width - 1] ?? 0) +
          (values[at + width + 1] ?? 0) -
          (values[at - width + 1] ?? 0) -
          (values[at + width - 1] ?? 0)) /
        4;
      const mean = (xx + yy) / 2;
      const apart = Math.sqrt(((xx - yy) / 2) ** 2 + xy * xy);
      larger[at] = scale * (mean + apart);
      smaller[at] = scale * (mean - apart);
    }
  }
  return { larger, smaller };
}

/** A connected set of pixels and its form. Lengths in pixels. */
export interface Blob {
  readonly area: number;
  /** Length and width of the rectangle of the same second moments. */
  readonly length: number;
  readonly width: number;
}

/** The blobs of the pixels that are 1, by their eight neighbours. Empties `mask`. */
export function takeBlobs(mask: Uint8Array, width: number, height: number): readonly Blob[] {
  const blobs: Blob[] = [];
  const waiting: number[] = [];
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] !== 1) continue;
    waiting.push(start);
    mask[start] = 0;
    let [area, sumX, sumY, sumXX, sumYY, sumXY] = [0, 0, 0, 0, 0, 0];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      area += 1;
      sumX += x;
      sumY += y;
      sumXX += x * x;
      sumYY += y * y;
      sumXY += x * y;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny += 1) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx += 1) {
          const next = ny * width + nx;
          if (mask[next] !== 1) continue;
          mask[next] = 0;
          waiting.push(next);
        }
      }
    }
    const xx = sumXX / area - (sumX / area) ** 2 + 1 / 12;
    const yy = sumYY / area - (sumY / area) ** 2 + 1 / 12;
    const xy = sumXY / area - (sumX * sumY) / (area * area);
    const mean = (xx + yy) / 2;
    const apart = Math.sqrt(((xx - yy) / 2) ** 2 + xy * xy);
    blobs.push({
      area,
      length: Math.sqrt(12 * (mean + apart)),
      width: Math.sqrt(12 * Math.max(1 / 12, mean - apart)),
    });
  }
  return blobs;
}
