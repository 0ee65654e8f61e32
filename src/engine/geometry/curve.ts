/** A point in pixels of the frame. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function mixPoints(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Unit vector from `a` to `b`; the zero vector when they coincide. */
export function direction(a: Point, b: Point): Point {
  const length = distance(a, b);
  return length === 0 ? { x: 0, y: 0 } : { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

/**
 * Samples a uniform Catmull-Rom curve through `points`, `perSegment` samples for each segment and
 * the last point once. A curve through fewer than two points is the points themselves.
 */
export function smoothCurve(points: readonly Point[], perSegment: number): Point[] {
  const curve: Point[] = [];
  for (let segment = 0; segment + 1 < points.length; segment += 1) {
    const p1 = points[segment];
    const p2 = points[segment + 1];
    if (p1 === undefined || p2 === undefined) break;
    const p0 = points[segment - 1] ?? p1;
    const p3 = points[segment + 2] ?? p2;
    for (let step = 0; step < perSegment; step += 1) {
      const t = step / perSegment;
      curve.push({
        x: catmullRom(p0.x, p1.x, p2.x, p3.x, t),
        y: catmullRom(p0.y, p1.y, p2.y, p3.y, t),
      });
    }
  }
  const last = points[points.length - 1];
  if (last !== undefined) curve.push(last);
  return curve;
}

function catmullRom(p0: number, p1: number, p2: number, p3: number, t: number): number {
  return (
    0.5 *
    (2 * p1 +
      (p2 - p0) * t +
      (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t +
      (3 * p1 - p0 - 3 * p2 + p3) * t * t * t)
  );
}

/** Resamples a polyline to `count` points at equal arc length, both ends kept. */
export function resample(polyline: readonly Point[], count: number): Point[] {
  const first = polyline[0];
  if (first === undefined) return [];
  const lengths: number[] = [0];
  for (let i = 1; i < polyline.length; i += 1) {
    const a = polyline[i - 1] ?? first;
    const b = polyline[i] ?? first;
    lengths.push((lengths[i - 1] ?? 0) + distance(a, b));
  }
  const total = lengths[lengths.length - 1] ?? 0;
  const result: Point[] = [];
  let segment = 1;
  for (let k = 0; k < count; k += 1) {
    const target = count === 1 ? 0 : (total * k) / (count - 1);
    while (segment < polyline.length - 1 && (lengths[segment] ?? 0) < target) segment += 1;
    const start = lengths[segment - 1] ?? 0;
    const span = (lengths[segment] ?? start) - start;
    const a = polyline[segment - 1] ?? first;
    const b = polyline[segment] ?? first;
    result.push(span === 0 ? a : mixPoints(a, b, Math.min(1, (target - start) / span)));
  }
  return result;
}

/** Hermite step from 0 at `low` to 1 at `high`, as in GLSL; `low` may be the larger. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

/** The same over a range that rises: 0 up to its first number, 1 from its second on. */
export function ramp(range: readonly [low: number, high: number], value: number): number {
  const [low, high] = range;
  // Nearly every value lies outside its ramp, and a division costs more than a comparison.
  if (value <= low) return 0;
  if (value >= high) return 1;
  return smoothstep(low, high, value);
}
