/**
 * Strokes as pigment on the surface of a face: a picture in the mesh's texture coordinates.
 *
 * A stroke is a row of soft touches. Within a stroke each touch gives a share of the pigment that is still missing, up
 * to what its pressure can cover; a later stroke lies over the ones before. What was painted before is never painted
 * again but after an undo, so that a face with 10,000 points costs no more than a bare one.
 */

import { parseHex } from '#domain/colour/transfer.ts';
import { BRUSHES, pressedCover, pressedRadius, type Brush } from './brushes.ts';
import {
  FACE_SPAN,
  LONGEST_JOIN,
  POINT_FLOATS,
  faceDistance,
  type PaintedStroke,
  type StrokePoint,
} from './painted-stroke.ts';

/** Width and height of the layer: about half a millimeter of the face for each of its pixels. */
export const LAYER_SIZE = 512;

/** Touches follow each other by this share of the brush's radius. */
const SPACING = 0.22;

const CHANNELS = 4;

/** A part of the layer in its pixels: from the first column and row up to but without the last. */
export interface LayerArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const NOTHING: LayerArea = {
  left: LAYER_SIZE,
  top: LAYER_SIZE,
  right: 0,
  bottom: 0,
};

export function isEmptyArea({ left, top, right, bottom }: LayerArea): boolean {
  return left >= right || top >= bottom;
}

function joined(one: LayerArea, other: LayerArea): LayerArea {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

export class PaintLayer {
  /** `LAYER_SIZE` x `LAYER_SIZE` RGBA: the shades as bought, encoded sRGB, multiplied by how much they cover. */
  readonly data = new Uint8ClampedArray(LAYER_SIZE * LAYER_SIZE * CHANNELS);
  /** Changes with the picture. */
  version = 0;
  /** All that is painted. */
  painted: LayerArea = NOTHING;
  /** Strokes that are finished, as they lie over each other. */
  private readonly base = new Float32Array(LAYER_SIZE * LAYER_SIZE * CHANNELS);
  /** How much the last stroke covers. */
  private readonly mask = new Float32Array(LAYER_SIZE * LAYER_SIZE);
  private finished: number[] = [];
  private last: { readonly stroke: PaintedStroke; readonly area: LayerArea } | null = null;

  /** Shows these strokes and answers the part of the picture that changed. The last one may have grown since. */
  show(strokes: readonly PaintedStroke[]): LayerArea {
    let changed = NOTHING;
    if (!this.finished.every((id, place) => strokes[place]?.id === id)) changed = this.clear();
    else if (this.last !== null && strokes[this.finished.length]?.id !== this.last.stroke.id) {
      changed = this.dropLast();
    }
    strokes.slice(this.finished.length).forEach((stroke) => {
      if (this.last !== null && this.last.stroke.id !== stroke.id) this.finishLast();
      changed = joined(changed, this.paint(stroke));
    });
    if (!isEmptyArea(changed)) this.version += 1;
    return changed;
  }

  private clear(): LayerArea {
    const { painted } = this;
    this.data.fill(0);
    this.base.fill(0);
    this.mask.fill(0);
    this.finished = [];
    this.last = null;
    this.painted = NOTHING;
    return painted;
  }

  private paint(stroke: PaintedStroke): LayerArea {
    const known = this.last?.stroke;
    const from = known === undefined ? 0 : Math.min(known.points.length, stroke.points.length);
    const changed = stampStroke(this.mask, stroke, from / POINT_FLOATS);
    this.last = { stroke, area: joined(this.last?.area ?? NOTHING, changed) };
    this.painted = joined(this.painted, changed);
    this.compose(stroke, changed, this.data, 255);
    return changed;
  }

  private finishLast(): void {
    if (this.last === null) return;
    const { stroke, area } = this.last;
    this.compose(stroke, area, this.base, 1);
    this.clearMask(area);
    this.finished.push(stroke.id);
    this.last = null;
  }

  /** An undo takes the last stroke alone: nothing else has to be painted again. */
  private dropLast(): LayerArea {
    if (this.last === null) return NOTHING;
    const { stroke, area } = this.last;
    this.clearMask(area);
    this.compose(stroke, area, this.data, 255);
    this.last = null;
    return area;
  }

  private clearMask(area: LayerArea): void {
    for (let y = area.top; y < area.bottom; y += 1) {
      this.mask.fill(0, y * LAYER_SIZE + area.left, y * LAYER_SIZE + area.right);
    }
  }

  /** The last stroke over the finished ones, times `scale`, into `target`, which may be the finished ones themselves. */
  private compose(
    { shade }: PaintedStroke,
    area: LayerArea,
    target: Uint8ClampedArray | Float32Array,
    scale: number,
  ): void {
    const { base, mask } = this;
    const [red, green, blue] = parseHex(shade);
    for (let y = area.top; y < area.bottom; y += 1) {
      for (let x = area.left; x < area.right; x += 1) {
        const pixel = y * LAYER_SIZE + x;
        const cover = mask[pixel] ?? 0;
        const kept = 1 - cover;
        const at = pixel * CHANNELS;
        target[at] = scale * (red * cover + (base[at] ?? 0) * kept);
        target[at + 1] = scale * (green * cover + (base[at + 1] ?? 0) * kept);
        target[at + 2] = scale * (blue * cover + (base[at + 2] ?? 0) * kept);
        target[at + 3] = scale * (cover + (base[at + 3] ?? 0) * kept);
      }
    }
  }
}

function pointAt({ points }: PaintedStroke, place: number): StrokePoint {
  const at = place * POINT_FLOATS;
  return {
    u: points[at] ?? 0,
    v: points[at + 1] ?? 0,
    pressure: points[at + 2] ?? 0,
    spread: points[at + 3] ?? 1,
  };
}

/** Touches along the stroke, beginning with the point at `from`, which goes on from the one before it. */
function stampStroke(mask: Float32Array, stroke: PaintedStroke, from: number): LayerArea {
  const brush = BRUSHES[stroke.product];
  const count = stroke.points.length / POINT_FLOATS;
  let changed = NOTHING;
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
      changed = joined(changed, stampTouch(mask, brush, touch, share));
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
    for (let x = area.left; x < area.right; x += 1) {
      const across = (x + 0.5 - middleX) / reachX;
      const distance = Math.sqrt(across * across + down * down);
      if (distance >= 1) continue;
      const pixel = y * LAYER_SIZE + x;
      const held = mask[pixel] ?? 0;
      const missing = most - held;
      if (missing <= 0) continue;
      mask[pixel] = held + missing * flow * profileAt(brush.core, distance);
    }
  }
  return area;
}

/** Pigment that a touch gives at this share of its radius, in [0, 1]: even in the core, then fading softly. */
function profileAt(core: number, distance: number): number {
  if (distance <= core) return 1;
  const faded = (distance - core) / (1 - core);
  const left = 1 - faded * faded;
  return left * left;
}
