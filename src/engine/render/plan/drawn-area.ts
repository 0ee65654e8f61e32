import type { CoverMask } from '#engine/frame/cover-mask.ts';
import {
  VERTEX_FLOATS,
  type IndexRange,
  type VertexBuffer,
} from '#engine/geometry/vertex-buffer.ts';
import type { PictureArea } from '#engine/render/effects/effect.ts';

/** Margin around a shape, in pixels of the frame, for what is rounded on a smaller target. */
const ROOM = 4;

/** The whole pixels of a picture of this size in which the triangles of a range lie. */
export function drawnArea(
  { vertices, indices }: VertexBuffer,
  { first, count }: IndexRange,
  { width, height }: { readonly width: number; readonly height: number },
): PictureArea {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = first; at < first + count; at += 1) {
    const vertex = (indices[at] ?? 0) * VERTEX_FLOATS;
    const [x, y] = [vertices[vertex] ?? 0, vertices[vertex + 1] ?? 0];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const x = Math.max(0, Math.floor(left) - ROOM);
  const y = Math.max(0, Math.floor(top) - ROOM);
  return {
    x,
    y,
    width: Math.max(0, Math.min(width, Math.ceil(right) + ROOM) - x),
    height: Math.max(0, Math.min(height, Math.ceil(bottom) + ROOM) - y),
  };
}

/** The whole pixels of a picture of this size in which a mask hides anything. */
export function hiddenArea(
  { data, columns, rows, left, top, cell }: CoverMask,
  { width, height }: { readonly width: number; readonly height: number },
): PictureArea {
  let [firstColumn, firstRow, lastColumn, lastRow] = [columns, rows, -1, -1];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (data[row * columns + column] === 0) continue;
      firstColumn = Math.min(firstColumn, column);
      lastColumn = Math.max(lastColumn, column);
      firstRow = Math.min(firstRow, row);
      lastRow = row;
    }
  }
  // A cell is interpolated as far as the middles of its neighbours.
  const x = Math.max(0, Math.floor(left + (firstColumn - 0.5) * cell));
  const y = Math.max(0, Math.floor(top + (firstRow - 0.5) * cell));
  return {
    x,
    y,
    width: Math.max(0, Math.min(width, Math.ceil(left + (lastColumn + 1.5) * cell)) - x),
    height: Math.max(0, Math.min(height, Math.ceil(top + (lastRow + 1.5) * cell)) - y),
  };
}
