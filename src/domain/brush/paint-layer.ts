/**
 * Strokes as pigment on the surface of a face: a picture in the mesh's texture coordinates.
 *
 * A stroke is a row of soft touches. Within a stroke each touch gives a share of the pigment that is still missing, up
 * to what its pressure can cover; a later stroke lies over the ones before. What was painted before is not painted again,
 * so that a face with 10,000 points costs no more than one with ten.
 */

import { parseHex } from '#domain/colour/transfer.ts';
import { stampStroke } from './brush-touches.ts';
import { isEmptyArea, joinedArea, LAYER_SIZE, NO_AREA, type LayerArea } from './layer-area.ts';
import { PaintedTiles } from './painted-tiles.ts';
import { POINT_FLOATS, type PaintedStroke } from './painted-stroke.ts';

const CHANNELS = 4;

/** Numbers that are kept of what lay under the last strokes, for their undo: 8 MB of them. */
const MOST_KEPT_BELOW = 2_000_000;

interface FinishedStroke {
  readonly id: number;
  readonly area: LayerArea;
  /** What lay under it, row by row of its area; null where that is no longer kept. */
  below: Float32Array | null;
}

export class PaintLayer {
  /** `LAYER_SIZE` x `LAYER_SIZE` RGBA: the shades as bought, encoded sRGB, multiplied by how much they cover. */
  readonly data = new Uint8ClampedArray(LAYER_SIZE * LAYER_SIZE * CHANNELS);
  /** Changes with the picture. */
  version = 0;
  /** Holds all that is painted. */
  painted: LayerArea = NO_AREA;
  /** Strokes that are finished, as they lie over each other. */
  private readonly base = new Float32Array(LAYER_SIZE * LAYER_SIZE * CHANNELS);
  /** How much the last stroke covers. */
  private readonly mask = new Float32Array(LAYER_SIZE * LAYER_SIZE);
  private readonly tiles = new PaintedTiles();
  private readonly finished: FinishedStroke[] = [];
  private last: { readonly stroke: PaintedStroke; readonly area: LayerArea } | null = null;

  /**
   * Shows these strokes and returns the part of the picture that changed. The last one may have grown
   * since.
   */
  show(strokes: readonly PaintedStroke[]): LayerArea {
    let changed = this.takeBack(strokes);
    for (const stroke of strokes.slice(this.finished.length)) {
      if (this.last !== null && this.last.stroke.id !== stroke.id) this.finishLast();
      changed = joinedArea(changed, this.paint(stroke));
    }
    if (strokes.length === 0) this.painted = NO_AREA;
    if (isEmptyArea(changed)) return changed;
    this.compose(changed, this.data, 255);
    this.tiles.look(this.data, changed);
    this.version += 1;
    return changed;
  }

  /** Whether there may be paint in this part: false only where there is none. */
  hasPaintIn(area: LayerArea): boolean {
    return this.tiles.hasPaintIn(area);
  }

  /** Takes off what is not among these strokes, and all that lies over it. */
  private takeBack(strokes: readonly PaintedStroke[]): LayerArea {
    const { finished } = this;
    const differs = finished.findIndex(({ id }, place) => strokes[place]?.id !== id);
    const kept = differs === -1 ? finished.length : differs;
    const isLastKept = kept === finished.length && strokes[kept]?.id === this.last?.stroke.id;
    let changed = isLastKept ? NO_AREA : this.dropLast();
    while (finished.length > kept) {
      const stroke = finished.pop();
      if (stroke === undefined || stroke.below === null) return this.clear();
      this.putBack(stroke.area, stroke.below);
      changed = joinedArea(changed, stroke.area);
    }
    return changed;
  }

  private clear(): LayerArea {
    const { painted } = this;
    this.base.fill(0);
    this.finished.length = 0;
    this.painted = NO_AREA;
    return painted;
  }

  private paint(stroke: PaintedStroke): LayerArea {
    const known = this.last?.stroke;
    const from = known === undefined ? 0 : Math.min(known.points.length, stroke.points.length);
    const changed = stampStroke(this.mask, stroke, from / POINT_FLOATS);
    this.last = { stroke, area: joinedArea(this.last?.area ?? NO_AREA, changed) };
    this.painted = joinedArea(this.painted, changed);
    return changed;
  }

  private finishLast(): void {
    if (this.last === null) return;
    const { stroke, area } = this.last;
    this.finished.push({ id: stroke.id, area, below: this.rowsOf(area) });
    this.forgetOldest();
    this.compose(area, this.base, 1);
    this.dropLast();
  }

  private dropLast(): LayerArea {
    if (this.last === null) return NO_AREA;
    const { area } = this.last;
    for (let y = area.top; y < area.bottom; y += 1) {
      this.mask.fill(0, y * LAYER_SIZE + area.left, y * LAYER_SIZE + area.right);
    }
    this.last = null;
    return area;
  }

  private rowsOf({ left, top, right, bottom }: LayerArea): Float32Array {
    const width = Math.max(0, right - left) * CHANNELS;
    const rows = new Float32Array(width * Math.max(0, bottom - top));
    for (let y = top; y < bottom; y += 1) {
      const from = (y * LAYER_SIZE + left) * CHANNELS;
      rows.set(this.base.subarray(from, from + width), (y - top) * width);
    }
    return rows;
  }

  private putBack({ left, top, right, bottom }: LayerArea, rows: Float32Array): void {
    const width = (right - left) * CHANNELS;
    for (let y = top; y < bottom; y += 1) {
      const from = (y - top) * width;
      this.base.set(rows.subarray(from, from + width), (y * LAYER_SIZE + left) * CHANNELS);
    }
  }

  /** The undo of older strokes paints the others again. */
  private forgetOldest(): void {
    let total = 0;
    for (const stroke of this.finished.toReversed()) {
      total += stroke.below?.length ?? 0;
      if (total > MOST_KEPT_BELOW) stroke.below = null;
    }
  }

  /** The last stroke over the finished ones, times `scale`, into `target`, which may be the finished ones themselves. */
  private compose(area: LayerArea, target: Uint8ClampedArray | Float32Array, scale: number): void {
    const { base, mask } = this;
    const [red, green, blue] = parseHex(this.last?.stroke.shade ?? '#000000');
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
