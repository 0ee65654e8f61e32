/** The face as a surface to paint on. */

import { LAYER_SIZE, type LayerArea } from '#domain/brush/layer-area.ts';
import type { PaintLayer } from '#domain/brush/paint-layer.ts';
import { smoothstep } from './curve.ts';
import type { FaceFrame } from './face-frame.ts';
import {
  FACE_MESH_TEXTURE_COORDINATES,
  FACE_MESH_TRIANGLES,
  FACE_MESH_VERTEX_COUNT,
} from './face-mesh.ts';
import { FACE_OVAL, LIPS_LOWER_INNER, LIPS_UPPER_INNER } from './landmark-indices.ts';
import { EYES, LIP_LANDMARKS, NOSTRILS } from './landmark-sets.ts';
import { signedArea, vertexFacing } from './skin-shape.ts';
import type { IndexRange, VertexBuffer } from './vertex-buffer.ts';

/** Triangles of the mesh, as skin and lips; those of the eyes and the mouth are in neither. */
export interface PaintableMesh {
  readonly skin: Uint16Array;
  readonly lips: Uint16Array;
}

export const PAINTABLE: PaintableMesh = createPaintableMesh();

const ALL_TRIANGLES = Uint16Array.from([...PAINTABLE.skin, ...PAINTABLE.lips]);

/**
 * For each vertex: coverage, 0 on the rim of the face and in the nostrils, and guard, 1 where hair grows.
 */
const VERTICES = createVertices();

type Painted = Pick<PaintLayer, 'hasPaintIn'>;

/** Adds the triangles on which this layer may have paint. */
export type AddPaintedParts = (layer: Painted) => {
  readonly skin: IndexRange;
  readonly lips: IndexRange;
};

/**
 * Adds the face to paint on, once for all layers; `across` and `along` are the mesh's texture coordinates. Coverage fades
 * at the rim of the face and where it turns away.
 */
export function addPaintedFace(buffer: VertexBuffer, frame: FaceFrame): AddPaintedParts {
  const base = buffer.vertexCount;
  const facing = vertexFacing(frame, ALL_TRIANGLES);
  for (let i = 0; i < FACE_MESH_VERTEX_COUNT; i += 1) {
    const { x, y } = frame.point(i);
    buffer.vertex(
      x,
      y,
      (VERTICES.coverage[i] ?? 0) * smoothstep(0.05, 0.4, facing[i] ?? 0),
      textureAt(i, 0),
      textureAt(i, 1),
      VERTICES.guard[i] ?? 0,
    );
  }
  const add = (triangles: Uint16Array, layer: Painted): IndexRange => {
    const first = buffer.indexCount;
    for (let t = 0; t < triangles.length; t += 3) {
      const [a, b, c] = [triangles[t] ?? 0, triangles[t + 1] ?? 0, triangles[t + 2] ?? 0];
      if (layer.hasPaintIn(areaOf(a, b, c)) && signedArea(frame, a, b, c) > 0) {
        buffer.triangle(base + a, base + b, base + c);
      }
    }
    return { first, count: buffer.indexCount - first };
  };
  return (layer) => ({ skin: add(PAINTABLE.skin, layer), lips: add(PAINTABLE.lips, layer) });
}

function textureAt(vertex: number, axis: 0 | 1): number {
  return FACE_MESH_TEXTURE_COORDINATES[2 * vertex + axis] ?? 0;
}

/** The part of a layer that lies on a triangle, with the pixels around it: a texture is read between its pixels. */
function areaOf(a: number, b: number, c: number): LayerArea {
  const from = (axis: 0 | 1): number =>
    Math.min(textureAt(a, axis), textureAt(b, axis), textureAt(c, axis)) * LAYER_SIZE - 1;
  const to = (axis: 0 | 1): number =>
    Math.max(textureAt(a, axis), textureAt(b, axis), textureAt(c, axis)) * LAYER_SIZE + 1;
  return { left: from(0), top: from(1), right: to(0), bottom: to(1) };
}

function createPaintableMesh(): PaintableMesh {
  const lipLandmarks = new Set<number>(LIP_LANDMARKS);
  const holes = [
    new Set<number>([...LIPS_UPPER_INNER, ...LIPS_LOWER_INNER]),
    ...EYES.map(({ upperLid, lowerLid }) => new Set<number>([...upperLid, ...lowerLid])),
  ];
  const skin: number[] = [];
  const lips: number[] = [];
  for (let t = 0; t < FACE_MESH_TRIANGLES.length; t += 3) {
    const corners = Array.from(FACE_MESH_TRIANGLES.subarray(t, t + 3));
    if (holes.some((hole) => corners.every((corner) => hole.has(corner)))) continue;
    const isLip = corners.every((corner) => lipLandmarks.has(corner));
    (isLip ? lips : skin).push(...corners);
  }
  return { skin: Uint16Array.from(skin), lips: Uint16Array.from(lips) };
}

function createVertices(): { readonly coverage: Float32Array; readonly guard: Float32Array } {
  const coverage = new Float32Array(FACE_MESH_VERTEX_COUNT).fill(1);
  const guard = new Float32Array(FACE_MESH_VERTEX_COUNT);
  for (const vertex of FACE_OVAL) coverage[vertex] = 0;
  for (const vertex of NOSTRILS.flatMap(({ opening }) => opening)) coverage[vertex] = 0;
  const brows = EYES.flatMap(({ browLower, browUpper }) => [...browLower, ...browUpper]);
  for (const vertex of [...brows, ...FACE_OVAL]) guard[vertex] = 1;
  return { coverage, guard };
}
