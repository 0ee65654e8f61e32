import { describe, expect, it } from 'vitest';
import { FACE_MESH_TRIANGLES, FACE_MESH_VERTEX_COUNT } from '#engine/geometry/face-mesh.ts';
import { subdivide } from './subdivision.ts';

const face = subdivide(FACE_MESH_TRIANGLES, FACE_MESH_VERTEX_COUNT, 2);

describe('a mesh that is made finer', () => {
  it('has four triangles for each one, each time', () => {
    expect(face.triangles).toHaveLength(3 * 898 * 16);
    expect(Math.max(...face.triangles)).toBe(face.vertexCount - 1);
  });

  it('keeps what is the same everywhere', () => {
    const values = face.refine(new Float32Array(2 * FACE_MESH_VERTEX_COUNT).fill(7), 2);
    expect(Math.min(...values)).toBeCloseTo(7, 4);
    expect(Math.max(...values)).toBeCloseTo(7, 4);
  });

  it('keeps a plane a plane', () => {
    const flat = subdivide([0, 1, 2, 2, 1, 3], 4, 2);
    const refined = flat.refine([0, 0, 5, 4, 0, 5, 0, 4, 5, 4, 4, 5], 3);
    expect(refined.filter((_, place) => place % 3 === 2).every((z) => z === 5)).toBe(true);
  });

  it('rounds a tip off', () => {
    const tip = subdivide([0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4], 5, 1);
    const heights = tip.refine([0, 0, 0, 0, 8], 1);
    expect(heights[4]).toBeLessThan(8);
    expect(heights[4]).toBeGreaterThan(2);
  });

  it('takes its border from the border alone', () => {
    const tip = subdivide([0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4], 5, 2);
    const heights = tip.refine([0, 0, 0, 0, 8], 1);
    expect(tip.border).toHaveLength(16);
    expect(tip.border.map((vertex) => heights[vertex])).toEqual(tip.border.map(() => 0));
  });

  it('follows each edge of the mesh in pieces', () => {
    const one = subdivide([0, 1, 2], 3, 2);
    expect(one.edges).toHaveLength(3 * 4 * 2);
  });
});
