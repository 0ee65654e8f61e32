import type { IndexRange, VertexBuffer } from '#engine/geometry/vertex-buffer.ts';
import { HAIR_CELLS } from './hair-region.ts';
import type { PlacedHair } from './placed-hair.ts';

const vertices = new Int32Array(HAIR_CELLS * HAIR_CELLS);

/** Adds the cells that show hair: coverage is how surely. */
export function addHair(buffer: VertexBuffer, { mask, region }: PlacedHair): IndexRange {
  const first = buffer.indexCount;
  const { centreX, centreY, size, rotation } = region;
  const step = size / HAIR_CELLS;
  const [cosine, sine] = [step * Math.cos(rotation), step * Math.sin(rotation)];
  const middle = (HAIR_CELLS - 1) / 2;
  vertices.fill(-1);
  const vertexOf = (cell: number): number => {
    const known = vertices[cell] ?? -1;
    if (known >= 0) return known;
    const across = (cell % HAIR_CELLS) - middle;
    const down = Math.floor(cell / HAIR_CELLS) - middle;
    const x = centreX + across * cosine - down * sine;
    const y = centreY + across * sine + down * cosine;
    const vertex = buffer.vertex(x, y, mask[cell] ?? 0, 0, 0);
    vertices[cell] = vertex;
    return vertex;
  };
  for (let row = 0; row + 1 < HAIR_CELLS; row += 1) {
    for (let column = 0; column + 1 < HAIR_CELLS; column += 1) {
      const cell = row * HAIR_CELLS + column;
      const upper = (mask[cell] ?? 0) + (mask[cell + 1] ?? 0);
      const lower = (mask[cell + HAIR_CELLS] ?? 0) + (mask[cell + HAIR_CELLS + 1] ?? 0);
      if (upper + lower === 0) continue;
      const a = vertexOf(cell);
      const b = vertexOf(cell + 1);
      const c = vertexOf(cell + HAIR_CELLS);
      const d = vertexOf(cell + HAIR_CELLS + 1);
      buffer.triangle(a, b, c);
      buffer.triangle(b, d, c);
    }
  }
  return { first, count: buffer.indexCount - first };
}
