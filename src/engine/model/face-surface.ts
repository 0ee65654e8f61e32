/** The tracked face as a smooth surface that looks straight ahead. */

import {
  FACE_MESH_POSITIONS,
  FACE_MESH_TRIANGLES,
  FACE_MESH_VERTEX_COUNT,
} from '#engine/geometry/face-mesh.ts';
import type { Size } from '#domain/picture/fit.ts';
import { headPose } from './head-pose.ts';
import { seenVertices } from './seen-vertices.ts';
import { subdivide, type Subdivision } from './subdivision.ts';

/** How many times the mesh is made finer: 898 triangles become 14,368. */
const LEVELS = 2;

let fine: Subdivision | null = null;

/** What is the same for every face; made with the first one. */
export function faceSubdivision(): Subdivision {
  fine ??= subdivide(FACE_MESH_TRIANGLES, FACE_MESH_VERTEX_COUNT, LEVELS);
  return fine;
}

/** Each value belongs to a vertex of `faceSubdivision`. */
export interface FaceSurface {
  /** x to the person's left, y up, z to the front; centimetres of the canonical face, its origin inside the head. */
  readonly positions: Float32Array<ArrayBuffer>;
  /** Unit vectors in the same frame, outwards. */
  readonly normals: Float32Array<ArrayBuffer>;
  /** Where it lies in the picture: u from the left, v from the top, in [0, 1] inside of it. */
  readonly pictured: Float32Array<ArrayBuffer>;
  /** How well the camera saw it, in [0, 1]. */
  readonly seen: Float32Array<ArrayBuffer>;
}

/**
 * The surface of a face in a picture. Its place in the picture moves with the surface where that is
 * smoothed, so that, seen from the camera, it looks exactly like the picture. Null where the landmarks have
 * no extent.
 *
 * @param landmarks at least 468 x 3, in pixels of a picture of this size, z smaller towards the camera
 */
export function faceSurface(landmarks: Float32Array, picture: Size): FaceSurface | null {
  const pose = headPose(landmarks);
  if (pose === null) return null;
  const { refine, triangles, border, vertexCount } = faceSubdivision();
  const mesh = landmarks.subarray(0, 3 * FACE_MESH_VERTEX_COUNT);
  const places = refine(mesh, 3);
  const positions = new Float32Array(3 * vertexCount);
  const pictured = new Float32Array(2 * vertexCount);
  const [
    ax = 0,
    ay = 0,
    az = 0,
    a = 0,
    bx = 0,
    by = 0,
    bz = 0,
    b = 0,
    cx = 0,
    cy = 0,
    cz = 0,
    c = 0,
  ] = pose.matrix;
  for (let vertex = 0; vertex < vertexCount; vertex += 1) {
    const x = places[3 * vertex] ?? 0;
    const y = places[3 * vertex + 1] ?? 0;
    const z = places[3 * vertex + 2] ?? 0;
    pictured[2 * vertex] = x / picture.width;
    pictured[2 * vertex + 1] = y / picture.height;
    positions[3 * vertex] = ax * x + ay * y + az * z + a;
    positions[3 * vertex + 1] = bx * x + by * y + bz * z + b;
    positions[3 * vertex + 2] = cx * x + cy * y + cz * z + c;
  }
  const seen = refine(seenVertices(mesh, picture), 1);
  // A face does not end at a line: over the last millimetres, what is drawn of it fades.
  for (const vertex of border) seen[vertex] = 0;
  return { positions, normals: normalsOf(positions, triangles), pictured, seen };
}

/** The canonical face, none of which was seen: it is shown until there is a tracked one. */
export function canonicalSurface(): FaceSurface {
  const { refine, triangles, vertexCount } = faceSubdivision();
  const positions = refine(FACE_MESH_POSITIONS, 3);
  return {
    positions,
    normals: normalsOf(positions, triangles),
    pictured: new Float32Array(2 * vertexCount),
    seen: new Float32Array(vertexCount),
  };
}

/**
 * For each vertex, the mean of its triangles' normals, weighted by area. The triangles run
 * counterclockwise, seen from outside.
 */
function normalsOf(positions: Float32Array, triangles: Uint16Array): Float32Array<ArrayBuffer> {
  const normals = new Float32Array(positions.length);
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at] ?? 0, triangles[at + 1] ?? 0, triangles[at + 2] ?? 0];
    const ax = positions[3 * a] ?? 0;
    const ay = positions[3 * a + 1] ?? 0;
    const az = positions[3 * a + 2] ?? 0;
    const ux = (positions[3 * b] ?? 0) - ax;
    const uy = (positions[3 * b + 1] ?? 0) - ay;
    const uz = (positions[3 * b + 2] ?? 0) - az;
    const vx = (positions[3 * c] ?? 0) - ax;
    const vy = (positions[3 * c + 1] ?? 0) - ay;
    const vz = (positions[3 * c + 2] ?? 0) - az;
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const vertex of [a, b, c]) {
      normals[3 * vertex] = (normals[3 * vertex] ?? 0) + nx;
      normals[3 * vertex + 1] = (normals[3 * vertex + 1] ?? 0) + ny;
      normals[3 * vertex + 2] = (normals[3 * vertex + 2] ?? 0) + nz;
    }
  }
  for (let at = 0; at < normals.length; at += 3) {
    const length = Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0) || 1;
    for (let axis = 0; axis < 3; axis += 1) normals[at + axis] = (normals[at + axis] ?? 0) / length;
  }
  return normals;
}
