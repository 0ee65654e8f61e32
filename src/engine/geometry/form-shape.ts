import type { Rgb } from '#domain/colour/transfer.ts';
import { smoothstep } from './curve.ts';
import type { FaceFrame } from './face-frame.ts';
import { FACE_MESH_TRIANGLES, FACE_MESH_VERTEX_COUNT } from './face-mesh.ts';
import { faceNormals, normalOf, type Direction } from './face-normals.ts';
import { FACE_OVAL } from './landmark-indices.ts';
import { edgesFrom, signedArea } from './skin-shape.ts';
import type { IndexRange, VertexBuffer } from './vertex-buffer.ts';

/**
 * Over how many mesh edges, from the outline of the face, the light fades in: hair and neck stay lit as
 * they were.
 */
const FADE = 3;

const COVERAGE = edgesFrom(FACE_MESH_TRIANGLES, FACE_OVAL, FADE).map((edges) =>
  smoothstep(0, FADE, edges),
);

/**
 * Adds all of the face, eyes and mouth included: light falls on these, too. A vertex carries in `across`, `along` and
 * `guard` what `factorOf` makes of its unit normal (x to the right of the frame, y down, z away from the camera).
 */
export function addForm(
  buffer: VertexBuffer,
  frame: FaceFrame,
  factorOf: (normal: Direction) => Rgb,
): IndexRange {
  const first = buffer.indexCount;
  const base = buffer.vertexCount;
  const normals = faceNormals(positionsOf(frame));
  for (let vertex = 0; vertex < FACE_MESH_VERTEX_COUNT; vertex += 1) {
    const { x, y } = frame.point(vertex);
    const [red, green, blue] = factorOf(normalOf(normals, [vertex]));
    buffer.vertex(x, y, COVERAGE[vertex] ?? 0, red, green, blue);
  }
  for (let at = 0; at < FACE_MESH_TRIANGLES.length; at += 3) {
    const a = FACE_MESH_TRIANGLES[at] ?? 0;
    const b = FACE_MESH_TRIANGLES[at + 1] ?? 0;
    const c = FACE_MESH_TRIANGLES[at + 2] ?? 0;
    if (signedArea(frame, a, b, c) > 0) buffer.triangle(base + a, base + b, base + c);
  }
  return { first, count: buffer.indexCount - first };
}

function positionsOf({ point, depth }: FaceFrame): Float32Array {
  const positions = new Float32Array(3 * FACE_MESH_VERTEX_COUNT);
  for (let vertex = 0; vertex < FACE_MESH_VERTEX_COUNT; vertex += 1) {
    const { x, y } = point(vertex);
    positions.set([x, y, depth(vertex)], 3 * vertex);
  }
  return positions;
}
