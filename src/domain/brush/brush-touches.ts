/** Touches of a brush: how a stroke lays down its pigment, pixel by pixel of a layer. */

import { BRUSHES, pressedCover, pressedRadius, type Brush } from './brushes.ts';
import { joinedArea, LAYER_SIZE, NO_AREA, type LayerArea } from './layer-area.ts';
import {
  FACE_SPAN,
  LONGEST_JOIN,
  POINT_FLOATS,
  faceDistance,
  type PaintedStroke,
  type StrokePoint,
} from './painted-stroke.ts';

/** The distance from one touch to the next, as a share of the brush's radius. */
const SPACING = 0.22;

/**
 * A difference in cover below this cannot be seen: a pixel that lacks no more than that is left as it is.
 */
const UNSEEN = 1 / 512;

function pointAt({ points }: PaintedStroke, place: number): StrokePoint {
  const at = place * POINT_FLOATS;
  return {
    u: points[at] ?? 0,
    v: points[at + 1] ?? 0,
    pressure: points[at + 2] ?? 0,
    spread: points[at + 3] ?? 1,
  };
}

/**
 * Adds the touches along a stroke to `mask`, `LAYER_SIZE` squared covers in [0, 1], and returns where
 * they are. It begins with the point at `from`, which continues from the one before it.
 */
export function stampStroke(mask: Float32Array, stroke: PaintedStroke, from: number): LayerArea {
  const brush = BRUSHES[stroke.product];
  const count = stroke.points.length / POINT_FLOATS;
  let changed = NO_AREA;
  for (let place = from; place < count; place += 1) {
    const to = pointAt(stroke, place);
    const before = place === 0 ? null : pointAt(stroke, place - 1);
    const length = before === null ? Number.POSITIVE_INFINITY : faceDistance(before, to);
    const isJoined = before !== null && length <= LONGEST_JOIN;
    const step = SPACING * pressedRadius(brush, to.pressure) * to.spread;
    const steps = isJoined ? Math.max(1, Math.ceil(length / step)) : 1;
    for (let each = 1; each <= steps; each += 1) {
      const touch = isJoined ? between(before, to, each / steps) : to;
      // A touch that moved less gives less, so that slow hands and fast pens paint alike.
      const share = isJoined ? Math.min(1, length / steps / step) : 1;
      changed = joinedArea(changed, stampTouch(mask, brush, touch, share));
    }
  }
  return changed;
}

function between(from: StrokePoint, to: StrokePoint, share: number): StrokePoint {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  return {
    u: mix(from.u, to.u),
    v: mix(from.v, to.v),
    pressure: mix(from.pressure, to.pressure),
    spread: mix(from.spread, to.spread),
  };
}

/** One touch of the brush, giving `share` of its flow. */
function stampTouch(
  mask: Float32Array,
  brush: Brush,
  { u, v, pressure, spread }: StrokePoint,
  share: number,
): LayerArea {
  const radius = pressedRadius(brush, pressure) * spread;
  const most = pressedCover(brush, pressure);
  const flow = 1 - (1 - brush.flow) ** share;
  const [reachX, reachY] = [
    (radius / FACE_SPAN.u) * LAYER_SIZE,
    (radius / FACE_SPAN.v) * LAYER_SIZE,
  ];
  const [middleX, middleY] = [u * LAYER_SIZE, v * LAYER_SIZE];
  const area = {
    left: Math.max(0, Math.floor(middleX - reachX)),
    top: Math.max(0, Math.floor(middleY - reachY)),
    right: Math.min(LAYER_SIZE, Math.ceil(middleX + reachX)),
    bottom: Math.min(LAYER_SIZE, Math.ceil(middleY + reachY)),
  };
  for (let y = area.top; y < area.bottom; y += 1) {
    const down = (y + 0.5 - middleY) / reachY;
    const width = reachX * Math.sqrt(Math.max(0, 1 - down * down));
    const right = Math.min(area.right, Math.ceil(middleX + width));
    for (let x = Math.max(area.left, Math.floor(middleX - width)); x < right; x += 1) {
      const pixel = y * LAYER_SIZE + x;
      const held = mask[pixel] ?? 0;
      const missing = most - held;
      if (missing < UNSEEN) continue;
      const across = (x + 0.5 - middleX) / reachX;
      const square = across * across + down * down;
      if (square < 1) mask[pixel] = held + missing * flow * profileAt(brush.core, square);
    }
  }
  return area;
}

/** Pigment that a touch gives in [0, 1], at the square of a share of its radius: even in the core, then fading softly. */
function profileAt(core: number, square: number): number {
  if (square <= core * core) return 1;
  const faded = (Math.sqrt(square) - core) / (1 - core);
  const left = 1 - faded * faded;
  return left * left;
}
