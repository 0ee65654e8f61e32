import { describe, expect, it } from 'vitest';
import { verticesOf } from '#tests/support/shape-coverage.ts';
import { VertexBuffer } from './vertex-buffer.ts';

function bufferOfGrid(rows: number, columns: number, closed = false): VertexBuffer {
  const buffer = new VertexBuffer(256);
  buffer.vertex(0, 0, 0, 0, 0);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) buffer.vertex(column, row, 1, 0, 0);
  }
  buffer.grid(1, rows, columns, closed);
  return buffer;
}

/** Every triangle of a buffer as its three corners. */
function triangles({ indices, indexCount }: VertexBuffer): number[][] {
  return Array.from({ length: indexCount / 3 }, (_, t) => [...indices.subarray(3 * t, 3 * t + 3)]);
}

describe('a vertex buffer', () => {
  it('keeps the values of each vertex, and counts the vertices', () => {
    const buffer = new VertexBuffer(4);
    expect(buffer.vertex(1, 2, 0.5, 3, 4, 0.7)).toBe(0);
    expect(buffer.vertex(5, 6, 1, 7, 8)).toBe(1);
    expect(verticesOf(buffer)).toEqual([
      { x: 1, y: 2, coverage: 0.5, across: 3, along: 4, guard: expect.closeTo(0.7) },
      { x: 5, y: 6, coverage: 1, across: 7, along: 8, guard: 0 },
    ]);
  });

  it('is empty after clear', () => {
    const buffer = bufferOfGrid(2, 2);
    buffer.clear();
    expect([buffer.vertexCount, buffer.indexCount]).toEqual([0, 0]);
    expect(buffer.vertex(9, 9, 1, 0, 0)).toBe(0);
  });
});

describe('a grid of vertices', () => {
  it('covers the whole of its area once', () => {
    const buffer = bufferOfGrid(4, 6);
    const vertices = verticesOf(buffer);
    const areas = triangles(buffer).map(([a, b, c]) => {
      const [p, q, r] = [vertices[a!]!, vertices[b!]!, vertices[c!]!];
      return ((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)) / 2;
    });
    expect(areas).toHaveLength(2 * 3 * 5);
    expect(new Set(areas)).toEqual(new Set([0.5]));
  });

  it('uses its own vertices only', () => {
    expect(Math.min(...triangles(bufferOfGrid(3, 3)).flat())).toBe(1);
    expect(Math.max(...triangles(bufferOfGrid(3, 3)).flat())).toBe(9);
  });

  it('joins the last column to the first when it is closed', () => {
    const open = triangles(bufferOfGrid(2, 5));
    const closed = triangles(bufferOfGrid(2, 5, true));
    expect(closed).toHaveLength(open.length + 2);
    expect(closed.slice(-2).flat()).toEqual([5, 1, 10, 1, 6, 10]);
  });
});
