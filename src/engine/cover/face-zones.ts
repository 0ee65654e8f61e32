/**
 * Which part of the face a cell of the grid is: what may cover it is told in a different way for each part.
 */

import { FACE_MESH_TEXTURE_COORDINATES } from '#engine/geometry/face-mesh.ts';
import { LIPS_INNER, LIPS_OUTER } from '#engine/geometry/landmark-indices.ts';
import { EYES, NOSTRILS } from '#engine/geometry/landmark-sets.ts';

export const ZONE = {
  /** Off the face, or where the face itself varies too much: eyes, brows, nostrils, the inside of the mouth. */
  unknown: 0,
  skin: 1,
  upperLip: 2,
  lowerLip: 3,
  /** Around the lips, where a cell shows both lip and skin. */
  lipRim: 4,
} as const;

const SIZE = 192;

/** The outlines of features, drawn over one another in this order, and by how much each is widened. */
const OUTLINES: readonly {
  readonly landmarks: readonly number[];
  readonly scale: number;
  readonly zone: number;
}[] = [
  { landmarks: LIPS_OUTER, scale: 1.14, zone: ZONE.lipRim },
  { landmarks: LIPS_OUTER, scale: 0.97, zone: ZONE.upperLip },
  { landmarks: LIPS_INNER, scale: 1, zone: ZONE.unknown },
  ...EYES.flatMap(({ upperLid, lowerLid, browUpper, browLower }) => [
    { landmarks: [...upperLid, ...lowerLid.toReversed()], scale: 1.35, zone: ZONE.unknown },
    { landmarks: [...browUpper, ...browLower.toReversed()], scale: 1.3, zone: ZONE.unknown },
  ]),
  ...NOSTRILS.map(({ opening }) => ({ landmarks: opening, scale: 1.4, zone: ZONE.unknown })),
];

const ZONES = drawZones();

/** The skin around the mouth reaches this many times as far from the mouth's middle as the lips do. */
const AROUND_LIPS = 1.9;

const NEAR_LIPS = drawNearLips();

/** The zone at a place of the mesh's texture, u and v in [0, 1]. */
export function zoneAt(u: number, v: number): number {
  return ZONES[texel(u, v)] ?? 0;
}

/** Whether a place of the mesh's texture belongs to the mouth or to the skin around it. */
export function isNearLips(u: number, v: number): boolean {
  return NEAR_LIPS[texel(u, v)] === 1;
}

function texel(u: number, v: number): number {
  return Math.floor(v * (SIZE - 1) + 0.5) * SIZE + Math.floor(u * (SIZE - 1) + 0.5);
}

function drawNearLips(): Uint8Array {
  const near = new Uint8Array(SIZE * SIZE);
  forEachInside(widened(cornersOf(LIPS_OUTER), AROUND_LIPS), (at) => {
    near[at] = 1;
  });
  return near;
}

function drawZones(): Uint8Array {
  const zones = new Uint8Array(SIZE * SIZE).fill(ZONE.skin);
  const mouthLine = textureV(LIPS_INNER[0] ?? 78);
  for (const { landmarks, scale, zone } of OUTLINES) {
    forEachInside(widened(cornersOf(landmarks), scale), (at, v) => {
      const isLower = zone === ZONE.upperLip && v > mouthLine;
      zones[at] = isLower ? ZONE.lowerLip : zone;
    });
  }
  return zones;
}

/** Visits the texels within an outline, row by row: the mirror's start waits for this. */
function forEachInside(
  outline: readonly Corner[],
  visit: (texel: number, v: number) => void,
): void {
  const vs = outline.map(([, v]) => v * (SIZE - 1));
  const bottom = Math.min(SIZE - 1, Math.ceil(Math.max(...vs)));
  for (let row = Math.max(0, Math.floor(Math.min(...vs))); row <= bottom; row += 1) {
    const v = row / (SIZE - 1);
    const crossings = crossingsOf(outline, v);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const [from = 0, to = 0] = crossings.slice(pair);
      for (let column = Math.ceil(from * (SIZE - 1)); column / (SIZE - 1) < to; column += 1) {
        visit(row * SIZE + column, v);
      }
    }
  }
}

/** Where a line at `v` crosses an outline, from left to right: inside it from each odd crossing to the next. */
function crossingsOf(outline: readonly Corner[], v: number): readonly number[] {
  const crossings: number[] = [];
  let before = outline[outline.length - 1] ?? [0, 0];
  for (const corner of outline) {
    if (corner[1] > v !== before[1] > v) {
      const share = (v - corner[1]) / (before[1] - corner[1]);
      crossings.push(corner[0] + (before[0] - corner[0]) * share);
    }
    before = corner;
  }
  return crossings.toSorted((one, other) => one - other);
}

function textureU(landmark: number): number {
  return FACE_MESH_TEXTURE_COORDINATES[2 * landmark] ?? 0;
}

function textureV(landmark: number): number {
  return FACE_MESH_TEXTURE_COORDINATES[2 * landmark + 1] ?? 0;
}

type Corner = readonly [u: number, v: number];

function cornersOf(landmarks: readonly number[]): readonly Corner[] {
  return landmarks.map((landmark) => [textureU(landmark), textureV(landmark)] as const);
}

function widened(outline: readonly Corner[], scale: number): Corner[] {
  const u = outline.reduce((sum, corner) => sum + corner[0], 0) / outline.length;
  const v = outline.reduce((sum, corner) => sum + corner[1], 0) / outline.length;
  return outline.map((corner) => [u + (corner[0] - u) * scale, v + (corner[1] - v) * scale]);
}
