/** Which share of each pixel polygons cover, antialiased as on a canvas. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

const LINES_A_PIXEL = 8;

interface Crossing {
  readonly x: number;
  readonly direction: 1 | -1;
}

/**
 * Calls `visit` for each pixel that the polygons cover, with the covered share in (0, 1]. Uses the
 * nonzero rule: overlapping polygons with the same winding count once. Exact horizontally, sampled
 * on 8 lines per pixel vertically.
 */
export function visitCoverage(
  polygons: readonly (readonly Point[])[],
  width: number,
  height: number,
  visit: (pixel: number, share: number) => void,
): void {
  const ys = polygons.flatMap((polygon) => polygon.map(({ y }) => y));
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const bottom = Math.min(height, Math.ceil(Math.max(...ys)));
  const row = new Float64Array(width);
  for (let y = top; y < bottom; y += 1) {
    row.fill(0);
    for (let line = 0; line < LINES_A_PIXEL; line += 1) {
      addSpans(row, crossingsAt(polygons, y + (line + 0.5) / LINES_A_PIXEL), width);
    }
    for (let x = 0; x < width; x += 1) {
      const share = (row[x] ?? 0) / LINES_A_PIXEL;
      if (share > 1e-6) visit(y * width + x, Math.min(1, share));
    }
  }
}

function crossingsAt(polygons: readonly (readonly Point[])[], y: number): Crossing[] {
  const crossings: Crossing[] = [];
  for (const polygon of polygons) {
    polygon.forEach((from, index) => {
      const to = polygon[(index + 1) % polygon.length] ?? from;
      if (from.y > y === to.y > y) return;
      crossings.push({
        x: from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x),
        direction: to.y > from.y ? 1 : -1,
      });
    });
  }
  return crossings.toSorted((a, b) => a.x - b.x);
}

function addSpans(row: Float64Array, crossings: readonly Crossing[], width: number): void {
  let winding = 0;
  let start = 0;
  for (const { x, direction } of crossings) {
    if (winding === 0) start = x;
    winding += direction;
    if (winding === 0) addSpan(row, Math.max(0, start), Math.min(width, x));
  }
}

function addSpan(row: Float64Array, from: number, to: number): void {
  if (to <= from) return;
  const first = Math.floor(from);
  const last = Math.min(row.length - 1, Math.floor(to));
  for (let x = first; x <= last; x += 1) {
    row[x] = (row[x] ?? 0) + Math.min(to, x + 1) - Math.max(from, x);
  }
}
