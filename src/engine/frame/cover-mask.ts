/**
 * What stands in front of the face and hides it: a hand, hair, a cup, the frames of glasses. Makeup is left
 * out there.
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
  const { columns, rows } = mask;
  const column = (x - mask.left) / mask.cell - 0.5;
  const row = (y - mask.top) / mask.cell - 0.5;
  const c = Math.floor(column);
  const r = Math.floor(row);
  if (c < -1 || r < -1 || c >= columns || r >= rows) return 0;
  const across = column - c;
  const down = row - r;
  const upper = levelAt(mask, c, r) * (1 - across) + levelAt(mask, c + 1, r) * across;
  const lower = levelAt(mask, c, r + 1) * (1 - across) + levelAt(mask, c + 1, r + 1) * across;
  return (upper * (1 - down) + lower * down) / 255;
}

function levelAt({ data, columns, rows }: CoverMask, column: number, row: number): number {
  if (column < 0 || row < 0 || column >= columns || row >= rows) return 0;
  return data[row * columns + column] ?? 0;
}

/** A box of the frame, in pixels. */
export interface FrameBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Whether `hiddenAt` is more than 0 at a point of the box, or just outside of it. */
export function isAnyHiddenIn(mask: CoverMask, box: FrameBox): boolean {
  const fromColumn = Math.max(0, Math.floor((box.left - mask.left) / mask.cell) - 1);
  const toColumn = Math.min(
    mask.columns,
    Math.ceil((box.left + box.width - mask.left) / mask.cell) + 1,
  );
  const fromRow = Math.max(0, Math.floor((box.top - mask.top) / mask.cell) - 1);
  const toRow = Math.min(mask.rows, Math.ceil((box.top + box.height - mask.top) / mask.cell) + 1);
  for (let row = fromRow; row < toRow; row += 1) {
    for (let column = fromColumn; column < toColumn; column += 1) {
      if (levelAt(mask, column, row) > 0) return true;
    }
  }
  return false;
}
