/** Which of a face's vertices the camera saw: what it did not see is left out of a model, never invented. */

import { FACE_MESH_TRIANGLES, FACE_MESH_VERTEX_COUNT } from '#engine/geometry/face-mesh.ts';
import { smoothstep } from '#engine/geometry/curve.ts';
import { faceNormals } from '#engine/geometry/face-normals.ts';
import type { Size } from '#domain/picture/fit.ts';

/**
 * Cosines between the direction that skin faces, averaged over some two centimetres, and the direction of
 * the camera: below the first, a pixel covers too much of it to be a picture. The wing of a nose that turns
 * away within a seen face is no such skin.
 */
const TOO_OBLIQUE = 0.28;
const WELL_SEEN = 0.5;

/** Side of the grid that shows which parts of the face hide others. */
const GRID = 96;

/** A vertex this much deeper than what is drawn over it lies behind it, as a share of the face's width. */
const BEHIND = 0.05;

/** The rim of a picture over which skin fades, as a share of the picture's size. */
const RIM = 0.01;

/**
 * How well each of the 468 vertices was seen, in [0, 1]: 0 where the face turns away, where the nose or a
 * cheek hides it, and beyond the picture.
 *
 * @param landmarks at least 468 x 3, in pixels of a picture of this size
 */
export function seenVertices(landmarks: Float32Array, picture: Size): Float32Array<ArrayBuffer> {
  const normals = broadNormals(faceNormals(landmarks));
  const depths = depthGrid(landmarks);
  const seen = new Float32Array(FACE_MESH_VERTEX_COUNT);
  for (let vertex = 0; vertex < FACE_MESH_VERTEX_COUNT; vertex += 1) {
    const [x, y, z] = placeOf(normals, vertex);
    const facing = -z / (Math.hypot(x, y, z) || 1);
    const within = insidePicture(placeOf(landmarks, vertex), picture);
    seen[vertex] = depths.isBehind(vertex)
      ? 0
      : smoothstep(TOO_OBLIQUE, WELL_SEEN, facing) * within;
  }
  return seen;
}

/** Rounds in which each normal becomes the mean of its own and its neighbors'. */
const ROUNDS = 5;

function broadNormals(normals: Float32Array): Float32Array {
  let broad = unitVectors(normals);
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = broad.slice();
    for (let at = 0; at < FACE_MESH_TRIANGLES.length; at += 3) {
      const a = FACE_MESH_TRIANGLES[at] ?? 0;
      const b = FACE_MESH_TRIANGLES[at + 1] ?? 0;
      const c = FACE_MESH_TRIANGLES[at + 2] ?? 0;
      for (let axis = 0; axis < 3; axis += 1) {
        const sum =
          (broad[3 * a + axis] ?? 0) + (broad[3 * b + axis] ?? 0) + (broad[3 * c + axis] ?? 0);
        for (const vertex of [a, b, c]) {
          sums[3 * vertex + axis] = (sums[3 * vertex + axis] ?? 0) + sum;
        }
      }
    }
    broad = unitVectors(sums);
  }
  return broad;
}

function unitVectors(vectors: Float32Array): Float32Array {
  return vectors.map((value, place) => {
    const at = place - (place % 3);
    return value / (Math.hypot(vectors[at] ?? 0, vectors[at + 1] ?? 0, vectors[at + 2] ?? 0) || 1);
  });
}

type Place = readonly [x: number, y: number, z: number];

function placeOf(values: Float32Array, vertex: number): Place {
  return [values[3 * vertex] ?? 0, values[3 * vertex + 1] ?? 0, values[3 * vertex + 2] ?? 0];
}

function insidePicture([x, y]: Place, { width, height }: Size): number {
  const across = Math.min(x, width - x) / width;
  const down = Math.min(y, height - y) / height;
  return smoothstep(0, RIM, Math.min(across, down));
}

interface DepthGrid {
  /** Whether the face itself hides a vertex from the camera. */
  readonly isBehind: (vertex: number) => boolean;
}

/** The nearest depth of the face on a grid over it. */
function depthGrid(landmarks: Float32Array): DepthGrid {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let vertex = 0; vertex < FACE_MESH_VERTEX_COUNT; vertex += 1) {
    const [x, y] = placeOf(landmarks, vertex);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const cell = Math.max(right - left, bottom - top, 1) / (GRID - 1);
  const depths = new Float32Array(GRID * GRID).fill(Infinity);
  const onGrid = (vertex: number): Place => {
    const [x, y, z] = placeOf(landmarks, vertex);
    return [(x - left) / cell, (y - top) / cell, z];
  };
  for (let at = 0; at < FACE_MESH_TRIANGLES.length; at += 3) {
    fillTriangle(
      depths,
      onGrid(FACE_MESH_TRIANGLES[at] ?? 0),
      onGrid(FACE_MESH_TRIANGLES[at + 1] ?? 0),
      onGrid(FACE_MESH_TRIANGLES[at + 2] ?? 0),
    );
  }
  const bias = BEHIND * (right - left);
  return {
    isBehind(vertex) {
      const [x, y, z] = onGrid(vertex);
      const nearest = depths[Math.round(y) * GRID + Math.round(x)] ?? Infinity;
      return z - nearest > bias;
    },
  };
}

function fillTriangle(depths: Float32Array, a: Place, b: Place, c: Place): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (area === 0) return;
  const [firstRow, lastRow] = [Math.min(a[1], b[1], c[1]), Math.max(a[1], b[1], c[1])];
  const [firstColumn, lastColumn] = [Math.min(a[0], b[0], c[0]), Math.max(a[0], b[0], c[0])];
  for (let y = Math.ceil(firstRow); y <= lastRow; y += 1) {
    for (let x = Math.ceil(firstColumn); x <= lastColumn; x += 1) {
      const u = ((b[0] - x) * (c[1] - y) - (b[1] - y) * (c[0] - x)) / area;
      const v = ((c[0] - x) * (a[1] - y) - (c[1] - y) * (a[0] - x)) / area;
      const w = 1 - u - v;
      if (u < 0 || v < 0 || w < 0) continue;
      const depth = u * a[2] + v * b[2] + w * c[2];
      const at = y * GRID + x;
      if (depth < (depths[at] ?? Infinity)) depths[at] = depth;
    }
  }
}
