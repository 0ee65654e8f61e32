/** The parts of one vertex, in the order in which its floats lie in the buffer. */
export const VERTEX_ATTRIBUTES = [
  { name: 'position', floats: 2 },
  { name: 'coverage', floats: 1 },
  /** `across` and `along`. */
  { name: 'place', floats: 2 },
  { name: 'guard', floats: 1 },
] as const;

/** Floats of one vertex: x, y, coverage, across, along, guard. */
export const VERTEX_FLOATS = VERTEX_ATTRIBUTES.reduce((sum, { floats }) => sum + floats, 0);

/**
 * A growing list of triangles, reused from frame to frame so that drawing allocates nothing.
 *
 * Every vertex carries its position in pixels of the frame, its coverage in [0, 1] (0 leaves the
 * frame as it is), and two coordinates whose meaning belongs to the product that is drawn. On skin, its
 * guard in [0, 1] says how strictly pixels that do not look like bare skin are left out: 1 where hair
 * grows. Other shapes give it a meaning of their own.
 */
export class VertexBuffer {
  readonly vertices: Float32Array<ArrayBuffer>;
  readonly indices: Uint16Array<ArrayBuffer>;
  vertexCount = 0;
  indexCount = 0;

  constructor(maximumVertices = 16_384) {
    this.vertices = new Float32Array(maximumVertices * VERTEX_FLOATS);
    this.indices = new Uint16Array(maximumVertices * 6);
  }

  clear(): void {
    this.vertexCount = 0;
    this.indexCount = 0;
  }

  /** Adds a vertex and returns its index. */
  vertex(x: number, y: number, coverage: number, across: number, along: number, guard = 0): number {
    const offset = this.vertexCount * VERTEX_FLOATS;
    this.vertices[offset] = x;
    this.vertices[offset + 1] = y;
    this.vertices[offset + 2] = coverage;
    this.vertices[offset + 3] = across;
    this.vertices[offset + 4] = along;
    this.vertices[offset + 5] = guard;
    this.vertexCount += 1;
    return this.vertexCount - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.indices[this.indexCount] = a;
    this.indices[this.indexCount + 1] = b;
    this.indices[this.indexCount + 2] = c;
    this.indexCount += 3;
  }

  /**
   * Joins `rows` x `columns` vertices that were added row by row, starting at `first`.
   * `closed` also joins each row's last column to its first.
   */
  grid(first: number, rows: number, columns: number, closed = false): void {
    const lastColumn = closed ? columns : columns - 1;
    for (let row = 0; row < rows - 1; row += 1) {
      for (let column = 0; column < lastColumn; column += 1) {
        const next = (column + 1) % columns;
        const a = first + row * columns + column;
        const b = first + row * columns + next;
        const c = first + (row + 1) * columns + column;
        const d = first + (row + 1) * columns + next;
        this.triangle(a, b, c);
        this.triangle(b, d, c);
      }
    }
  }
}

/** A run of indices in a vertex buffer: what one pass draws. */
export interface IndexRange {
  readonly first: number;
  readonly count: number;
}
