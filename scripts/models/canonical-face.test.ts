import { describe, expect, it } from 'vitest';

import {
  FACE_MESH_POSITIONS,
  FACE_MESH_TEXTURE_COORDINATES,
  FACE_MESH_TRIANGLES,
} from '#engine/geometry/face-mesh.ts';

import { installedCanonicalFace } from './canonical-face.ts';

describe('the tables of the canonical face', () => {
  const installed = installedCanonicalFace();

  it('have the positions of the installed package to a hundredth of a millimetre', () => {
    expect(FACE_MESH_POSITIONS).toHaveLength(installed.positions.length);
    expect(largestDifference(FACE_MESH_POSITIONS, installed.positions)).toBeLessThan(0.0001);
  });

  it('have its texture coordinates', () => {
    expect(FACE_MESH_TEXTURE_COORDINATES).toHaveLength(installed.textureCoordinates.length);
    expect(
      largestDifference(FACE_MESH_TEXTURE_COORDINATES, installed.textureCoordinates),
    ).toBeLessThan(0.00001);
  });

  it('have its triangles', () => {
    expect([...FACE_MESH_TRIANGLES]).toEqual(installed.triangles);
  });
});

function largestDifference(table: ArrayLike<number>, values: readonly number[]): number {
  return Math.max(...values.map((value, index) => Math.abs(value - table[index]!)));
}
