import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VertexBuffer } from '#engine/geometry/vertex-buffer.ts';
import type { PictureArea } from '#engine/render/effects/effect.ts';
import { emptyPicture } from './compose.ts';
import { rasterise } from './rasterise.ts';
import type { ShadePixel } from './surface.ts';

type Corner = readonly [x: number, y: number];

const SIZE = 24;

function bufferOf(
  corners: readonly Corner[],
  triangles: readonly (readonly [number, number, number])[],
  coverage: readonly number[] = corners.map(() => 1),
): VertexBuffer {
  const buffer = new VertexBuffer(64);
  corners.forEach(([x, y], index) => buffer.vertex(x, y, coverage[index]!, x, y));
  for (const [a, b, c] of triangles) buffer.triangle(a, b, c);
  return buffer;
}

/** How often each pixel is shaded: each time adds one level. */
function touches(buffer: VertexBuffer, clip: PictureArea | null = null): number[] {
  const target = emptyPicture(SIZE, SIZE);
  const range = { first: 0, count: buffer.indexCount };
  let count = 0;
  const addLevel: ShadePixel = (work) => {
    count += 1;
    work.alpha = 1 / 255;
    work.outRed = 1;
  };
  rasterise(buffer, range, emptyPicture(SIZE, SIZE), target, addLevel, { clip });
  const counts = Array.from(target.data).filter((_, index) => index % 4 === 0);
  expect(counts.reduce((sum, value) => sum + value, 0)).toBe(count);
  return counts;
}

/** The pixels whose middles lie inside a convex outline, whichever way round it is. */
function middlesInside(outline: readonly Corner[]): boolean[] {
  return Array.from({ length: SIZE * SIZE }, (_, pixel) => {
    const [x, y] = [(pixel % SIZE) + 0.5, Math.floor(pixel / SIZE) + 0.5];
    const sides = outline.map(([ax, ay], index) => {
      const [bx, by] = outline[(index + 1) % outline.length]!;
      return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
    });
    return sides.every((side) => side > 0) || sides.every((side) => side < 0);
  });
}

/** The pixels whose middles lie inside an outline and that were not drawn. */
function missed(drawn: readonly number[], outline: readonly Corner[]): number[] {
  const inside = middlesInside(outline);
  return [...drawn.keys()].filter((pixel) => inside[pixel] === true && drawn[pixel] !== 1);
}

const SQUARE: readonly Corner[] = [
  [4, 4],
  [12, 4],
  [12, 12],
  [4, 12],
];

describe('drawing triangles', () => {
  it('shades a pixel whose middle is inside, and no other', () => {
    const triangle: readonly Corner[] = [
      [2.2, 3.1],
      [19.7, 6.4],
      [8.3, 20.9],
    ];
    const drawn = touches(bufferOf(triangle, [[0, 1, 2]]));
    expect(drawn.map((count) => count === 1)).toEqual(middlesInside(triangle));
  });

  it('does not mind which way round a triangle is', () => {
    const corners: readonly Corner[] = [
      [2, 3],
      [20, 6],
      [8, 21],
    ];
    expect(touches(bufferOf(corners, [[0, 2, 1]]))).toEqual(
      touches(bufferOf(corners, [[0, 1, 2]])),
    );
  });

  it('gives a pixel in the middle of a shared edge to one triangle', () => {
    const drawn = touches(
      bufferOf(SQUARE, [
        [0, 1, 2],
        [0, 2, 3],
      ]),
    );
    expect(drawn.filter((count) => count === 1)).toHaveLength(64);
    expect(Math.max(...drawn)).toBe(1);
  });

  it('owns the pixels whose middles are on its left and upper edges, and not those on the right and lower ones', () => {
    const corners = SQUARE.map(([x, y]): Corner => [x + 0.5, y + 0.5]);
    const drawn = touches(
      bufferOf(corners, [
        [0, 1, 2],
        [0, 2, 3],
      ]),
    );
    expect(drawn[4 * SIZE + 4]).toBe(1);
    expect(drawn[4 * SIZE + 12]).toBe(0);
    expect(drawn[12 * SIZE + 4]).toBe(0);
    expect(drawn.filter((count) => count === 1)).toHaveLength(64);
  });

  it('touches each pixel of a quadrilateral exactly once, however it is cut in two', () => {
    const coordinate = fc.integer({ min: 0, max: 2 * SIZE }).map((half) => half / 2);
    const quadrilateral = fc.tuple(
      fc.tuple(coordinate, coordinate),
      fc.tuple(coordinate, coordinate),
      fc.tuple(coordinate, coordinate),
      fc.tuple(coordinate, coordinate),
    );
    const isConvex = (corners: readonly Corner[]): boolean => {
      const turns = corners.map(([ax, ay], index) => {
        const [bx, by] = corners[(index + 1) % 4]!;
        const [cx, cy] = corners[(index + 2) % 4]!;
        return Math.sign((bx - ax) * (cy - by) - (by - ay) * (cx - bx));
      });
      return turns.every((turn) => turn === turns[0] && turn !== 0);
    };
    fc.assert(
      fc.property(quadrilateral, fc.boolean(), (corners, otherWay) => {
        fc.pre(isConvex(corners));
        const drawn = touches(
          otherWay
            ? bufferOf(corners, [
                [0, 1, 3],
                [1, 2, 3],
              ])
            : bufferOf(corners, [
                [0, 1, 2],
                [0, 2, 3],
              ]),
        );
        expect(Math.max(...drawn)).toBeLessThanOrEqual(1);
        expect(missed(drawn, corners)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('touches each pixel once around a corner that many triangles share', () => {
    const rim = Array.from({ length: 12 }, (_, step): Corner => {
      const angle = (2 * Math.PI * step) / 12;
      return [Math.round(12 + 10 * Math.cos(angle)), Math.round(12 + 10 * Math.sin(angle))];
    });
    const fan = rim.map((_, step) => [0, 1 + step, 1 + ((step + 1) % 12)] as const);
    const drawn = touches(bufferOf([[12, 12], ...rim], fan));
    expect(Math.max(...drawn)).toBe(1);
    expect(missed(drawn, rim)).toEqual([]);
  });

  it('draws nothing of a triangle without area or without coverage', () => {
    const flat: readonly Corner[] = [
      [2, 2],
      [8, 8],
      [14, 14],
    ];
    expect(Math.max(...touches(bufferOf(flat, [[0, 1, 2]])))).toBe(0);
    const bare = bufferOf(SQUARE, [[0, 1, 2]], [0, 0, 0, 0]);
    expect(Math.max(...touches(bare))).toBe(0);
  });

  it('ends at the border of the picture', () => {
    const huge: readonly Corner[] = [
      [-50, -40],
      [90, -40],
      [20, 200],
    ];
    const drawn = touches(bufferOf(huge, [[0, 1, 2]]));
    expect(drawn.every((count) => count === 1)).toBe(true);
  });

  it('draws nothing left or right of what it is clipped to', () => {
    const both = [
      [0, 1, 2],
      [0, 2, 3],
    ] as const;
    const clip = { x: 6, y: 0, width: 3, height: SIZE };
    const drawn = touches(bufferOf(SQUARE, both), clip);
    const columns = [...drawn.keys()]
      .filter((pixel) => drawn[pixel] === 1)
      .map((pixel) => pixel % SIZE);
    expect(new Set(columns)).toEqual(new Set([6, 7, 8]));
    expect(columns).toHaveLength(3 * 8);
  });

  it('gives each pixel the values of its corners, mixed by its distance from them', () => {
    const target = emptyPicture(SIZE, SIZE);
    const buffer = bufferOf(SQUARE, [[0, 1, 2]], [0, 1, 1, 0]);
    const errors: number[] = [];
    const source = emptyPicture(SIZE, SIZE);
    source.data.forEach((_, index) => {
      const pixel = index >> 2;
      source.data[index] = [pixel % SIZE, Math.floor(pixel / SIZE), 0, 255][index & 3]!;
    });
    rasterise(buffer, { first: 0, count: 3 }, source, target, (work) => {
      const [x, y] = [work.red * 255 + 0.5, work.green * 255 + 0.5];
      errors.push(Math.abs(work.across - x), Math.abs(work.along - y));
      errors.push(Math.abs(work.coverage - (x - 4) / 8));
    });
    expect(errors.length).toBeGreaterThan(60);
    expect(Math.max(...errors)).toBeLessThan(1e-5);
  });

  it('blends the result over the picture by its alpha, and leaves opacity alone', () => {
    const target = emptyPicture(SIZE, SIZE);
    target.data.fill(200);
    rasterise(bufferOf(SQUARE, [[0, 1, 2]]), { first: 0, count: 3 }, target, target, (work) => {
      work.outRed = 0;
      work.outGreen = 1;
      work.outBlue = work.blue;
      work.alpha = 0.25;
    });
    const at = 4 * (6 * SIZE + 10);
    expect([...target.data.subarray(at, at + 4)]).toEqual([150, 214, 200, 200]);
  });
});
