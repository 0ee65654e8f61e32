import type { FaceFrame } from './face-frame.ts';
import { smoothstep } from './curve.ts';
import {
  FACE_MESH_TEXTURE_COORDINATES,
  FACE_MESH_TRIANGLES,
  FACE_MESH_VERTEX_COUNT,
} from './face-mesh.ts';
import { FACE_OVAL, LIPS_LOWER_OUTER, LIPS_UPPER_OUTER } from './landmark-indices.ts';
import { EYES, LIP_LANDMARKS, NOSTRILS, SMILE_LINES } from './landmark-sets.ts';
import type { IndexRange, VertexBuffer } from './vertex-buffer.ts';

/** Over how many mesh edges, from the outline of the face, coverage becomes whole. */
const OUTLINE_FADE = 1.5;

/**
 * How strictly dark pixels are left out along the smile line: those of its depth, but not of the cheek's
 * shading.
 */
const SMILE_LINE_GUARD = 0.6;

/** The same around the nostrils: their own shadow is left out, but not that of the nose. */
const NOSTRIL_RIM_GUARD = 0.5;

/** Triangles of the mesh that are skin, and how much each vertex is covered when it faces us. */
interface SkinMesh {
  readonly triangles: Uint16Array;
  readonly coverage: Float32Array;
  readonly guard: Float32Array;
}

const SKIN = createSkinMesh();

/**
 * Adds the skin of the face: the face mesh without eyes, lips and mouth. `across` and `along` are the
 * mesh's own texture coordinates, or the two numbers per vertex of `places`; `triangles` is the part of the
 * skin that is added. Coverage fades towards the outline, the eyes, the lips and the nostrils, and where the
 * skin turns away from the camera.
 */
export function addSkin(
  buffer: VertexBuffer,
  frame: FaceFrame,
  places: Float32Array = FACE_MESH_TEXTURE_COORDINATES,
  triangles: Uint16Array = SKIN.triangles,
): IndexRange {
  const first = buffer.indexCount;
  const base = buffer.vertexCount;
  const facing = skinFacing(frame);
  for (let i = 0; i < FACE_MESH_VERTEX_COUNT; i += 1) {
    const { x, y } = frame.point(i);
    const coverage = (SKIN.coverage[i] ?? 0) * smoothstep(0.05, 0.4, facing[i] ?? 0);
    buffer.vertex(x, y, coverage, places[i * 2] ?? 0, places[i * 2 + 1] ?? 0, SKIN.guard[i] ?? 0);
  }
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t] ?? 0;
    const b = triangles[t + 1] ?? 0;
    const c = triangles[t + 2] ?? 0;
    if (signedArea(frame, a, b, c) > 0) buffer.triangle(base + a, base + b, base + c);
  }
  return { first, count: buffer.indexCount - first };
}

/** On each side of a triangle, the places at which it is looked at. */
const LOOKS = 5;

/**
 * The triangles of the skin on which `isIn` holds somewhere, given places in the mesh's texture coordinates.
 * Each triangle is looked at in a grid of places: a part that is smaller than its steps is missed.
 */
export function skinTrianglesWhere(
  isIn: (across: number, along: number) => boolean,
): Uint16Array<ArrayBuffer> {
  const { triangles } = SKIN;
  const kept: number[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t] ?? 0, triangles[t + 1] ?? 0, triangles[t + 2] ?? 0];
    if (isSomewhereIn(a, b, c, isIn)) kept.push(a, b, c);
  }
  return Uint16Array.from(kept);
}

/** Looks at a grid of places on a triangle, its corners among them. No lists: the mirror's start waits for this. */
function isSomewhereIn(
  a: number,
  b: number,
  c: number,
  isIn: (across: number, along: number) => boolean,
): boolean {
  const steps = LOOKS - 1;
  for (let ofA = 0; ofA <= steps; ofA += 1) {
    for (let ofB = 0; ofA + ofB <= steps; ofB += 1) {
      const mean = (axis: 0 | 1): number =>
        (ofA / steps) * textureAt(a, axis) +
        (ofB / steps) * textureAt(b, axis) +
        ((steps - ofA - ofB) / steps) * textureAt(c, axis);
      if (isIn(mean(0), mean(1))) return true;
    }
  }
  return false;
}

function textureAt(vertex: number, axis: 0 | 1): number {
  return FACE_MESH_TEXTURE_COORDINATES[2 * vertex + axis] ?? 0;
}

/** Twice the area of a triangle of the mesh as seen: positive when its front faces the camera. */
export function signedArea(frame: FaceFrame, a: number, b: number, c: number): number {
  const p = frame.point(a);
  const q = frame.point(b);
  const r = frame.point(c);
  return -((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
}

/** Several products lie on the same skin: what was found out about a frame is kept as long as the frame. */
const FACING = new WeakMap<FaceFrame, Float32Array>();

/** What `vertexFacing` says of the triangles of the skin. */
export function skinFacing(frame: FaceFrame): Float32Array {
  const known = FACING.get(frame);
  if (known !== undefined) return known;
  const facing = vertexFacing(frame, SKIN.triangles);
  FACING.set(frame, facing);
  return facing;
}

/**
 * Cosine between each vertex's normal and the line of sight; from the landmarks' own depth. 0 for a vertex
 * that is in none of `triangles`.
 */
export function vertexFacing(frame: FaceFrame, triangles: Uint16Array): Float32Array {
  const normals = new Float32Array(FACE_MESH_VERTEX_COUNT * 3);
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t] ?? 0;
    const b = triangles[t + 1] ?? 0;
    const c = triangles[t + 2] ?? 0;
    const p = frame.point(a);
    const q = frame.point(b);
    const r = frame.point(c);
    const pz = frame.depth(a);
    const ux = q.x - p.x;
    const uy = q.y - p.y;
    const uz = frame.depth(b) - pz;
    const vx = r.x - p.x;
    const vy = r.y - p.y;
    const vz = frame.depth(c) - pz;
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    for (let corner = t; corner < t + 3; corner += 1) {
      const vertex = 3 * (triangles[corner] ?? 0);
      normals[vertex] = (normals[vertex] ?? 0) + nx;
      normals[vertex + 1] = (normals[vertex + 1] ?? 0) + ny;
      normals[vertex + 2] = (normals[vertex + 2] ?? 0) + nz;
    }
  }
  const facing = new Float32Array(FACE_MESH_VERTEX_COUNT);
  for (let i = 0; i < FACE_MESH_VERTEX_COUNT; i += 1) {
    const x = normals[i * 3] ?? 0;
    const y = normals[i * 3 + 1] ?? 0;
    const z = normals[i * 3 + 2] ?? 0;
    facing[i] = -z / (Math.hypot(x, y, z) || 1);
  }
  return smoothed(smoothed(facing, triangles), triangles);
}

/**
 * Each vertex's value averaged with its neighbours'. The narrow folds beside the nose have no clear facing
 * and would stay bare; the far side of a turned head is broad and still fades.
 */
function smoothed(values: Float32Array, triangles: Uint16Array): Float32Array {
  const sums = new Float32Array(FACE_MESH_VERTEX_COUNT);
  const counts = new Float32Array(FACE_MESH_VERTEX_COUNT);
  for (let t = 0; t < triangles.length; t += 3) {
    let sum = 0;
    for (let corner = t; corner < t + 3; corner += 1) sum += values[triangles[corner] ?? 0] ?? 0;
    for (let corner = t; corner < t + 3; corner += 1) {
      const vertex = triangles[corner] ?? 0;
      sums[vertex] = (sums[vertex] ?? 0) + sum;
      counts[vertex] = (counts[vertex] ?? 0) + 3;
    }
  }
  return sums.map((sum, i) => sum / (counts[i] || 1));
}

function createSkinMesh(): SkinMesh {
  const lips = new Set<number>(LIP_LANDMARKS);
  const outerLips = new Set<number>([...LIPS_UPPER_OUTER, ...LIPS_LOWER_OUTER]);
  const eyes = EYES.map(({ upperLid, lowerLid }) => new Set<number>([...upperLid, ...lowerLid]));
  const isHole = (corners: readonly number[]): boolean =>
    corners.every((corner) => lips.has(corner)) ||
    eyes.some((eye) => corners.every((corner) => eye.has(corner)));

  const kept: number[] = [];
  for (let t = 0; t < FACE_MESH_TRIANGLES.length; t += 3) {
    const corners = Array.from(FACE_MESH_TRIANGLES.subarray(t, t + 3));
    if (!isHole(corners)) kept.push(...corners);
  }
  const triangles = Uint16Array.from(kept);
  const coverage = edgesFrom(triangles, FACE_OVAL, OUTLINE_FADE).map((edges) =>
    smoothstep(0, 1, Math.min(1, edges / OUTLINE_FADE)),
  );
  for (const vertex of [...outerLips, ...eyes.flatMap((eye) => [...eye])]) coverage[vertex] = 0;
  const brows = EYES.flatMap(({ browLower, browUpper }) => [...browLower, ...browUpper]);
  const guard = new Float32Array(FACE_MESH_VERTEX_COUNT);
  for (const vertex of SMILE_LINES.flat()) guard[vertex] = SMILE_LINE_GUARD;
  for (const vertex of NOSTRILS.flatMap(({ rim }) => rim)) guard[vertex] = NOSTRIL_RIM_GUARD;
  const openings = NOSTRILS.flatMap(({ opening }) => opening);
  for (const vertex of [...brows, ...openings, ...FACE_OVAL]) guard[vertex] = 1;
  for (const vertex of openings) coverage[vertex] = 0;
  return { triangles, coverage, guard };
}

/** Fewest mesh edges from each vertex to any of `sources`, at most `most`. */
export function edgesFrom(
  triangles: Uint16Array,
  sources: readonly number[],
  most: number,
): Float32Array {
  const edges = new Float32Array(FACE_MESH_VERTEX_COUNT).fill(most);
  for (const source of sources) edges[source] = 0;
  for (let pass = 0; pass < most; pass += 1) {
    for (let t = 0; t < triangles.length; t += 3) {
      for (let i = 0; i < 3; i += 1) {
        const a = triangles[t + i] ?? 0;
        const b = triangles[t + ((i + 1) % 3)] ?? 0;
        edges[a] = Math.min(edges[a] ?? 0, (edges[b] ?? 0) + 1);
        edges[b] = Math.min(edges[b] ?? 0, (edges[a] ?? 0) + 1);
      }
    }
  }
  return edges;
}
