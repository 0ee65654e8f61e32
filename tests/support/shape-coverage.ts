/** What a shape covers, pixel by pixel: it is drawn with a pen that only counts. */

import { rasterise } from '#engine/render/canvas-2d/rasterise.ts';
import { emptyPicture } from '#engine/render/canvas-2d/compose.ts';
import {
  VERTEX_FLOATS,
  type IndexRange,
  type VertexBuffer,
} from '#engine/geometry/vertex-buffer.ts';

export interface ShapeCoverage {
  readonly width: number;
  readonly height: number;
  /** How many times each pixel was drawn. */
  readonly touches: Uint8Array;
  /** The largest number in `touches`. */
  readonly mostTouches: number;
  /** The largest coverage with which each pixel was drawn, in [0, 1]. */
  readonly coverage: Float32Array;
}

/** Draws a shape into an empty picture of this size. Pixels of coverage 0 count as not drawn. */
export function coverageOf(
  buffer: VertexBuffer,
  range: IndexRange,
  width = 1280,
  height = 720,
): ShapeCoverage {
  const touches = new Uint8Array(width * height);
  const coverage = new Float32Array(width * height);
  const answer = emptyPicture(width, height);
  const place = placeOfPixels(width, height);
  rasterise(buffer, range, place, answer, (work) => {
    work.alpha = 0;
    if (work.coverage <= 0) return;
    const pixel =
      Math.round(work.red * 255) +
      256 * Math.round(work.green * 255) +
      65536 * Math.round(work.blue * 255);
    touches[pixel]! += 1;
    coverage[pixel] = Math.max(coverage[pixel]!, work.coverage);
  });
  const mostTouches = touches.reduce((most, count) => Math.max(most, count), 0);
  return { width, height, touches, mostTouches, coverage };
}

/** A picture in which the colour of every pixel is its own index. */
function placeOfPixels(width: number, height: number): ReturnType<typeof emptyPicture> {
  const picture = emptyPicture(width, height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    picture.data.set([pixel & 255, (pixel >> 8) & 255, pixel >> 16, 255], 4 * pixel);
  }
  return picture;
}

/** Whether the pixel's centre lies inside a closed outline x0, y0, x1, y1, ... (even-odd rule). */
export function isInside(outline: ArrayLike<number>, x: number, y: number): boolean {
  let inside = false;
  const count = outline.length / 2;
  for (let i = 0, j = count - 1; i < count; j = i, i += 1) {
    const [xi, yi] = [outline[2 * i]!, outline[2 * i + 1]!];
    const [xj, yj] = [outline[2 * j]!, outline[2 * j + 1]!];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** Distance of a point from a closed outline, in pixels. */
export function distanceToOutline(outline: ArrayLike<number>, x: number, y: number): number {
  const count = outline.length / 2;
  let nearest = Infinity;
  for (let i = 0, j = count - 1; i < count; j = i, i += 1) {
    const [ax, ay] = [outline[2 * j]!, outline[2 * j + 1]!];
    const [dx, dy] = [outline[2 * i]! - ax, outline[2 * i + 1]! - ay];
    const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, share));
    nearest = Math.min(nearest, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  }
  return nearest;
}

export interface Vertex {
  readonly x: number;
  readonly y: number;
  readonly coverage: number;
  readonly across: number;
  readonly along: number;
  readonly guard: number;
}

/** The vertices of a buffer, in the order in which they were added. */
export function verticesOf({ vertices, vertexCount }: VertexBuffer): Vertex[] {
  return Array.from({ length: vertexCount }, (_, index) => {
    const [x, y, coverage, across, along, guard] = vertices.subarray(index * VERTEX_FLOATS);
    return { x: x!, y: y!, coverage: coverage!, across: across!, along: along!, guard: guard! };
  });
}
