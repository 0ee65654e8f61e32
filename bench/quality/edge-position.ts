/** Where the edge of the paint lies, to a fraction of a pixel. */

import type { FrameImage } from '#engine/frame/frame.ts';
import type { Bounds } from '#bench/picture/mask.ts';

/** How strongly each pixel within `bounds` was changed; 0 elsewhere. */
export interface ChangePlane {
  readonly data: Float32Array;
  readonly bounds: Bounds;
}

/** A place on an outline and the unit vector that points away from the inside. */
export interface EdgeProbe {
  readonly x: number;
  readonly y: number;
  readonly normalX: number;
  readonly normalY: number;
}

/** The profile reaches this many pixels to both sides of the outline, and is sampled in these steps. */
const REACH = 6;
const STEP = 0.25;
/**
 * Farther inside than this (in pixels) there is nothing but paint, whose strength
 * is the full height of the edge.
 */
const PLATEAU = -3;
/** Neighbouring profiles along the outline are averaged to reduce noise and texture. Offsets in pixels. */
const SIDEWAYS: readonly number[] = [-2, -1, 0, 1, 2];

export function changePlane(before: FrameImage, after: FrameImage, around: Bounds): ChangePlane {
  const bounds = {
    left: Math.max(0, Math.floor(around.left)),
    top: Math.max(0, Math.floor(around.top)),
    right: Math.min(before.width, Math.ceil(around.right)),
    bottom: Math.min(before.height, Math.ceil(around.bottom)),
  };
  const width = bounds.right - bounds.left;
  const data = new Float32Array(width * (bounds.bottom - bounds.top));
  for (let y = bounds.top; y < bounds.bottom; y += 1) {
    for (let x = bounds.left; x < bounds.right; x += 1) {
      const at = 4 * (y * before.width + x);
      let sum = 0;
      for (let channel = at; channel < at + 3; channel += 1) {
        sum += Math.abs((after.data[channel] ?? 0) - (before.data[channel] ?? 0));
      }
      data[(y - bounds.top) * width + x - bounds.left] = sum;
    }
  }
  return { data, bounds };
}

/**
 * `count` probes evenly spaced along a closed outline (x0, y0, x1, y1, ...) that runs clockwise on screen.
 */
export function probesAlong(outline: ArrayLike<number>, count: number): EdgeProbe[] {
  const points = outline.length / 2;
  const lengths = [0];
  for (let k = 0; k < points; k += 1) {
    const next = (k + 1) % points;
    lengths.push(
      (lengths[k] ?? 0) +
        Math.hypot(
          (outline[2 * next] ?? 0) - (outline[2 * k] ?? 0),
          (outline[2 * next + 1] ?? 0) - (outline[2 * k + 1] ?? 0),
        ),
    );
  }
  const total = lengths[points] ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const wanted = ((index + 0.5) / count) * total;
    const k = Math.max(0, lengths.findIndex((length) => length > wanted) - 1);
    const next = (k + 1) % points;
    const dx = (outline[2 * next] ?? 0) - (outline[2 * k] ?? 0);
    const dy = (outline[2 * next + 1] ?? 0) - (outline[2 * k + 1] ?? 0);
    const length = Math.hypot(dx, dy) || 1;
    const along = (wanted - (lengths[k] ?? 0)) / length;
    return {
      x: (outline[2 * k] ?? 0) + dx * along,
      y: (outline[2 * k + 1] ?? 0) + dy * along,
      normalX: dy / length,
      normalY: -dx / length,
    };
  });
}

/**
 * How far outside the probe the paint falls to half its strength, in pixels; NaN if there is no
 * paint, or no end of it within reach.
 */
export function edgePosition(plane: ChangePlane, probe: EdgeProbe): number {
  const profile: { distance: number; strength: number }[] = [];
  for (let distance = -REACH; distance <= REACH; distance += STEP) {
    const strength =
      SIDEWAYS.reduce((sum, aside) => sum + strengthAt(plane, probe, distance, aside), 0) /
      SIDEWAYS.length;
    profile.push({ distance, strength });
  }
  const inside = profile.filter(({ distance }) => distance <= PLATEAU);
  const half = inside.reduce((sum, { strength }) => sum + strength, 0) / inside.length / 2;
  for (let i = profile.length - 2; i >= 0; i -= 1) {
    const nearer = profile[i];
    const further = profile[i + 1];
    if (nearer === undefined || further === undefined) continue;
    if (nearer.strength >= half && further.strength < half) {
      const share = (nearer.strength - half) / (nearer.strength - further.strength);
      return nearer.distance + STEP * share;
    }
  }
  return Number.NaN;
}

/** Bilinear; pixel centres lie at halves. */
function strengthAt(plane: ChangePlane, probe: EdgeProbe, distance: number, aside: number): number {
  const { bounds, data } = plane;
  const width = bounds.right - bounds.left;
  const x = probe.x + probe.normalX * distance - probe.normalY * aside - 0.5 - bounds.left;
  const y = probe.y + probe.normalY * distance + probe.normalX * aside - 0.5 - bounds.top;
  const column = Math.floor(x);
  const row = Math.floor(y);
  const [right, down] = [x - column, y - row];
  const read = (dx: number, dy: number): number => data[(row + dy) * width + column + dx] ?? 0;
  return (
    (read(0, 0) * (1 - right) + read(1, 0) * right) * (1 - down) +
    (read(0, 1) * (1 - right) + read(1, 1) * right) * down
  );
}

/** Centre of the paint: the mean of its pixels, weighted by their strength. */
export function paintCentre({ data, bounds }: ChangePlane): { x: number; y: number } {
  const width = bounds.right - bounds.left;
  let [x, y, total] = [0, 0, 0];
  data.forEach((strength, index) => {
    x += strength * ((index % width) + bounds.left + 0.5);
    y += strength * (Math.floor(index / width) + bounds.top + 0.5);
    total += strength;
  });
  return { x: x / total, y: y / total };
}
