/**
 * The canonical face: 468 vertices, one for each landmark but the irises', joined by 898 triangles.
 *
 * It closes the eyes and the mouth: shapes made from it have to leave those out. Origin: MediaPipe's canonical
 * face model (Apache-2.0), mediapipe/modules/face_geometry/data.
 */

import { POSITIONS } from './face-mesh-positions.ts';
import { TEXTURE_COORDINATES } from './face-mesh-texture-coordinates.ts';
import { TRIANGLES } from './face-mesh-triangles.ts';

export const FACE_MESH_VERTEX_COUNT = 468;
export const FACE_MESH_TRIANGLE_COUNT = 898;

/** 468 x 3: x to the person's left, y up, z towards the viewer; centimetres, the origin inside the head. */
export const FACE_MESH_POSITIONS: Float32Array<ArrayBuffer> = new Float32Array(POSITIONS);

/** 468 x 2: u to the person's left, v down, in [0, 1]. */
export const FACE_MESH_TEXTURE_COORDINATES: Float32Array<ArrayBuffer> = new Float32Array(
  TEXTURE_COORDINATES,
);

/** 898 x 3 vertices, for WebGL's `UNSIGNED_SHORT`. */
export const FACE_MESH_TRIANGLES: Uint16Array<ArrayBuffer> = new Uint16Array(TRIANGLES);
