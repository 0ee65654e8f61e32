import type { IndexRange, VertexBuffer } from './vertex-buffer.ts';

/** Adds upright boxes, in pixels of the frame, that cover all they hold. */
export function addBoxes(
  buffer: VertexBuffer,
  boxes: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[],
): IndexRange {
  const first = buffer.indexCount;
  for (const { x, y, width, height } of boxes) {
    const corner = buffer.vertex(x, y, 1, 0, 0);
    buffer.vertex(x + width, y, 1, 1, 0);
    buffer.vertex(x, y + height, 1, 0, 1);
    buffer.vertex(x + width, y + height, 1, 1, 1);
    buffer.grid(corner, 2, 2);
  }
  return { first, count: buffer.indexCount - first };
}
