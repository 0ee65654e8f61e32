/** Places on the skin between landmarks: they stay where they are on a face, whatever it does. */

import type { Point } from './curve.ts';
import type { FaceFrame } from './face-frame.ts';
import { FACE_MESH_TEXTURE_COORDINATES, FACE_MESH_TRIANGLES } from './face-mesh.ts';

/** A place in a triangle of the face mesh: its three vertices and their shares, which sum to 1. */
export interface MeshAnchor {
  readonly vertices: readonly [number, number, number];
  readonly shares: readonly [number, number, number];
}

const textureAt = (vertex: number): Point => ({
  x: FACE_MESH_TEXTURE_COORDINATES[vertex * 2] ?? 0,
  y: FACE_MESH_TEXTURE_COORDINATES[vertex * 2 + 1] ?? 0,
});

/**
 * The place at texture coordinates (u to the person's left, v down, both in [0, 1]); beyond the mesh, the place
 * in its nearest triangle, continued. Looks at every triangle: call it once for each place and keep the answer.
 */
export function anchorAt(u: number, v: number): MeshAnchor {
  let best: MeshAnchor = { vertices: [0, 0, 0], shares: [1, 0, 0] };
  let outside = Number.POSITIVE_INFINITY;
  for (let t = 0; t < FACE_MESH_TRIANGLES.length; t += 3) {
    const vertices = [
      FACE_MESH_TRIANGLES[t] ?? 0,
      FACE_MESH_TRIANGLES[t + 1] ?? 0,
      FACE_MESH_TRIANGLES[t + 2] ?? 0,
    ] as const;
    const [a, b, c] = [textureAt(vertices[0]), textureAt(vertices[1]), textureAt(vertices[2])];
    const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    if (area === 0) continue;
    const second = ((u - a.x) * (c.y - a.y) - (v - a.y) * (c.x - a.x)) / area;
    const third = ((b.x - a.x) * (v - a.y) - (b.y - a.y) * (u - a.x)) / area;
    const shares = [1 - second - third, second, third] as const;
    const beyond = -Math.min(0, ...shares);
    if (beyond >= outside) continue;
    outside = beyond;
    best = { vertices, shares };
    if (beyond === 0) break;
  }
  return best;
}

/** Where an anchor is in the picture, in pixels. */
export function anchorPoint(frame: FaceFrame, { vertices, shares }: MeshAnchor): Point {
  const [a, b, c] = [frame.point(vertices[0]), frame.point(vertices[1]), frame.point(vertices[2])];
  return {
    x: a.x * shares[0] + b.x * shares[1] + c.x * shares[2],
    y: a.y * shares[0] + b.y * shares[1] + c.y * shares[2],
  };
}

/** Interpolates, at an anchor, values that are given for each vertex. */
export function anchorValue(values: Float32Array, { vertices, shares }: MeshAnchor): number {
  return (
    (values[vertices[0]] ?? 0) * shares[0] +
    (values[vertices[1]] ?? 0) * shares[1] +
    (values[vertices[2]] ?? 0) * shares[2]
  );
}
