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

/** Rows of cells that are looked at together: hair at both temples is not to make a box of all the face between. */
const BAND = 8;

/** Hidden columns that are nearer than this to one another are in one box, so that boxes never overlap. */
const GAP = 8;

/**
 * Boxes of whole pixels of a picture of this size that hold every pixel of which a mask hides anything. No two of
 * them overlap.
 */
export function hiddenAreas(
  mask: CoverMask,
  { width, height }: { readonly width: number; readonly height: number },
): readonly PictureArea[] {
  const { rows, left, top, cell } = mask;
  const areas: PictureArea[] = [];
  for (let from = 0; from < rows; from += BAND) {
    const to = Math.min(rows, from + BAND);
    // A cell is interpolated as far as the middles of its neighbours.
    const y = within(Math.floor(top + (from === 0 ? -0.5 : from) * cell), height);
    const end = within(Math.floor(top + (to === rows ? rows + 1 : to) * cell), height);
    for (const [first, last] of hiddenRuns(mask, from - 1, to)) {
      const x = within(Math.floor(left + (first - 0.5) * cell), width);
      const right = within(Math.ceil(left + (last + 1.5) * cell), width);
      if (right > x && end > y) areas.push({ x, y, width: right - x, height: end - y });
    }
  }
  return areas;
}

/** The runs of columns in which any cell of these rows is hidden. */
function hiddenRuns(
  { data, columns, rows }: CoverMask,
  fromRow: number,
  toRow: number,
): readonly (readonly [first: number, last: number])[] {
  const runs: (readonly [number, number])[] = [];
  let first = -1;
  let last = -1;
  for (let column = 0; column < columns; column += 1) {
    let isHidden = false;
    for (let row = Math.max(0, fromRow); row <= Math.min(rows - 1, toRow) && !isHidden; row += 1) {
      isHidden = data[row * columns + column] !== 0;
    }
    if (!isHidden) continue;
    if (first >= 0 && column - last >= GAP) {
      runs.push([first, last]);
      first = column;
    }
    if (first < 0) first = column;
    last = column;
  }
  if (first >= 0) runs.push([first, last]);
  return runs;
}

function within(position: number, size: number): number {
  return Math.max(0, Math.min(size, position));
}
