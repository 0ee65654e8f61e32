/** Which parts of a paint layer hold any paint: strokes on both cheeks leave most of the face between them bare. */

import { LAYER_SIZE, type LayerArea } from './layer-area.ts';

/** Side of a tile in pixels of the layer: no wider than most triangles of the mesh. */
const TILE = 16;
const TILES = LAYER_SIZE / TILE;

export class PaintedTiles {
  /** One for each tile, rows from the top: 1 where it holds paint. */
  private readonly holding = new Uint8Array(TILES * TILES);

  /** Looks again at the tiles of an area that changed; `data` is the whole layer, RGBA. */
  look(data: Uint8ClampedArray, area: LayerArea): void {
    forEachTile(area, (tile, left, top) => {
      this.holding[tile] = isAnyPaintedIn(data, left, top) ? 1 : 0;
      return false;
    });
  }

  /** Whether a tile that this area touches holds any paint. */
  hasPaintIn(area: LayerArea): boolean {
    return forEachTile(area, (tile) => this.holding[tile] === 1);
  }
}

/** Visits the tiles that an area touches until `visit` is true of one, and returns whether it was. */
function forEachTile(
  { left, top, right, bottom }: LayerArea,
  visit: (tile: number, left: number, top: number) => boolean,
): boolean {
  const first = (edge: number): number => Math.max(0, Math.floor(edge / TILE));
  const end = (edge: number): number => Math.min(TILES, Math.ceil(edge / TILE));
  for (let row = first(top); row < end(bottom); row += 1) {
    for (let column = first(left); column < end(right); column += 1) {
      if (visit(row * TILES + column, column * TILE, row * TILE)) return true;
    }
  }
  return false;
}

function isAnyPaintedIn(data: Uint8ClampedArray, left: number, top: number): boolean {
  for (let y = top; y < top + TILE; y += 1) {
    for (let x = left; x < left + TILE; x += 1) {
      if ((data[4 * (y * LAYER_SIZE + x) + 3] ?? 0) > 0) return true;
    }
  }
  return false;
}
