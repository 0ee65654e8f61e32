/** Which way each part of the face looks, from the landmarks and their depth. */

import { FACE_MESH_TRIANGLES, FACE_MESH_VERTEX_COUNT } from '#engine/geometry/face-mesh.ts';

export type Direction = readonly [x: number, y: number, z: number];

/**
 * Normals of the 468 vertices, summed over their triangles and not of unit length (`normalOf` scales them):
 * x to the right of the picture, y down, z away from the camera.
 */
export function faceNormals(landmarks: Float32Array): Float32Array {
  const normals = new Float32Array(3 * FACE_MESH_VERTEX_COUNT);
  const value = (vertex: number, axis: number): number => landmarks[3 * vertex + axis] ?? 0;
  for (let at = 0; at < FACE_MESH_TRIANGLES.length; at += 3) {
    const a = FACE_MESH_TRIANGLES[at] ?? 0;
    const b = FACE_MESH_TRIANGLES[at + 1] ?? 0;
    const c = FACE_MESH_TRIANGLES[at + 2] ?? 0;
    const [ux, uy, uz] = [0, 1, 2].map((axis) => value(b, axis) - value(a, axis));
    const [vx, vy, vz] = [0, 1, 2].map((axis) => value(c, axis) - value(a, axis));
    const normal = cross([ux ?? 0, uy ?? 0, uz ?? 0], [vx ?? 0, vy ?? 0, vz ?? 0]);
    for (const vertex of [a, b, c]) {
      normal.forEach((part, axis) => {
        normals[3 * vertex + axis] = (normals[3 * vertex + axis] ?? 0) + part;
      });
    }
  }
  return normals;
}

function cross([ax, ay, az]: Direction, [bx, by, bz]: Direction): Direction {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}

/** Mean unit normal of some vertices, turned towards the camera (z below 0). */
export function normalOf(normals: Float32Array, vertices: readonly number[]): Direction {
  const sum: [number, number, number] = [0, 0, 0];
  for (const vertex of vertices) {
    const at = 3 * vertex;
    const [x, y, z] = [normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0];
    const length = Math.hypot(x, y, z) || 1;
    const turn = z > 0 ? -1 : 1;
    sum[0] += (turn * x) / length;
    sum[1] += (turn * y) / length;
    sum[2] += (turn * z) / length;
  }
  const length = Math.hypot(...sum) || 1;
  return [sum[0] / length, sum[1] / length, sum[2] / length];
}
