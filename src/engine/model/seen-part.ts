/** The part of a surface that the camera saw, alone: what goes into a file. */

import { faceSubdivision, type FaceSurface } from './face-surface.ts';
import type { GlbMesh } from './glb.ts';

/** A triangle is kept where the camera saw its corners at least this well, in [0, 1]. */
const SEEN = 0.36;

const METRES = 0.01;

export interface SeenPart extends Omit<GlbMesh, 'textureCoordinates'> {
  /** Where each vertex lies in the picture, in shares of it. */
  readonly pictured: Float32Array<ArrayBuffer>;
}

/** Empty where nothing was seen. */
export function seenPart(surface: FaceSurface): SeenPart {
  const { triangles } = faceSubdivision();
  const isSeen = (vertex: number): boolean => (surface.seen[vertex] ?? 0) >= SEEN;
  const kept: number[] = [];
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = [triangles[at] ?? 0, triangles[at + 1] ?? 0, triangles[at + 2] ?? 0];
    if (corners.every(isSeen)) kept.push(...corners);
  }
  // The places of what was not seen are no part of the file either.
  const vertices = [...new Set(kept)].toSorted((one, other) => one - other);
  const renumbered = new Map(vertices.map((vertex, place) => [vertex, place]));
  const pick = (values: Float32Array, size: number, scale = 1): Float32Array<ArrayBuffer> =>
    Float32Array.from(
      vertices.flatMap((vertex) =>
        Array.from({ length: size }, (_, part) => (values[size * vertex + part] ?? 0) * scale),
      ),
    );
  return {
    positions: pick(surface.positions, 3, METRES),
    normals: pick(surface.normals, 3),
    pictured: pick(surface.pictured, 2),
    triangles: Uint16Array.from(kept, (vertex) => renumbered.get(vertex) ?? 0),
  };
}
