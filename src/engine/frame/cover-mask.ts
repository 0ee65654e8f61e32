/**
 * What stands before the face and hides it: a hand, hair, a cup, the frames of glasses. Makeup is left out there.
 *
 * A grid of square cells over a part of the frame, read as a texture is: interpolated between the middles of the
 * cells. The cells of its rim hide nothing, and nothing is hidden beyond it.
 */
export interface CoverMask {
  /** One for each cell, rows from the top: 0 where the face is bare, 255 where it is hidden. */
  readonly data: Uint8Array;
  readonly columns: number;
  readonly rows: number;
  /** Top left corner of the grid, in pixels of the frame. */
  readonly left: number;
  readonly top: number;
  /** Side of a cell in pixels. */
  readonly cell: number;
}

/** How much of the face is hidden at a point of the frame, in [0, 1]; bilinear, as a texture is read. */
export function hiddenAt(mask: CoverMask, x: number, y: number): number {
  const { data, columns, rows } = mask;
  const column = (x - mask.left) / mask.cell - 0.5;
  const row = (y - mask.top) / mask.cell - 0.5;
  const c = Math.floor(column);
  const r = Math.floor(row);
  if (c < -1 || r < -1 || c >= columns || r >= rows) return 0;
  const at = (i: number, j: number): number =>
    i < 0 || j < 0 || i >= columns || j >= rows ? 0 : (data[j * columns + i] ?? 0);
  const across = column - c;
  const down = row - r;
  const upper = at(c, r) * (1 - across) + at(c + 1, r) * across;
  const lower = at(c, r + 1) * (1 - across) + at(c + 1, r + 1) * across;
  return (upper * (1 - down) + lower * down) / 255;
}
