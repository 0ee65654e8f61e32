/**
 * Blush on a cheek, whose light falls off to all sides: what is compared is the colour of each place at
 * equal light. That is modelled as a plane across the cheek plus a multiple of the oval in which blush is
 * applied.
 */

import type { PaintedPlace } from '#domain/analysis/appearance/painted-face.ts';
import { ENCODED_OFFSET, luma } from '#domain/colour/transfer.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import type { FaceFrame } from '#engine/geometry/face-frame.ts';
import { FACE_MESH_TEXTURE_COORDINATES, FACE_MESH_TRIANGLES } from '#engine/geometry/face-mesh.ts';
import { BLUSH } from '#engine/render/passes/constants.ts';
import { meanRgb, sampleMean } from '#engine/render/light/picture-samples.ts';

/** Half the sides of the part of the cheek that is looked at, in the mesh's texture coordinates. */
const REACH_ACROSS = 0.13;
const REACH_ALONG = 0.13;

interface CheekPlace {
  readonly corners: readonly [number, number, number];
  readonly isRight: boolean;
  /** From the middle of the blush, in texture coordinates, the left cheek laid on the right one. */
  readonly x: number;
  readonly y: number;
  /** How much blush lies there, in [0, 1]. */
  readonly blush: number;
}

const PLACES = cheekPlaces();

export function readCheeks(image: FrameImage, frame: FaceFrame): PaintedPlace {
  const cheeks = [true, false].map((isRight) =>
    readCheek(
      image,
      frame,
      PLACES.filter((place) => place.isRight === isRight),
    ),
  );
  return {
    worn: meanRgb(cheeks.map(({ worn }) => worn)),
    bare: meanRgb(cheeks.map(({ bare }) => bare)),
  };
}

function readCheek(
  image: FrameImage,
  frame: FaceFrame,
  places: readonly CheekPlace[],
): PaintedPlace {
  const radius = Math.max(1, Math.round(frame.width * 0.006));
  const colours = places.map(({ corners: [a, b, c] }) => {
    const [p, q, r] = [frame.point(a), frame.point(b), frame.point(c)];
    return sampleMean(image, { x: (p.x + q.x + r.x) / 3, y: (p.y + q.y + r.y) / 3 }, radius);
  });
  const lights = colours.map((colour) => luma(colour) + ENCODED_OFFSET);
  const rows = places.map(({ x, y, blush }) => [1, x, y, blush]);
  const fitted = ([0, 1, 2] as const).map((channel) =>
    leastSquares(
      rows,
      colours.map((colour, at) => (colour[channel] + ENCODED_OFFSET) / (lights[at] ?? 1)),
    ),
  );
  const strongest = places.map(({ blush }) => blush).indexOf(mostBlush(places));
  const light = lights[strongest] ?? 1;
  const colourOf = (channel: 0 | 1 | 2, blush: number): number =>
    ((fitted[channel]?.[0] ?? 0) + blush * (fitted[channel]?.[3] ?? 0)) * light - ENCODED_OFFSET;
  return {
    bare: [colourOf(0, 0), colourOf(1, 0), colourOf(2, 0)],
    worn: [colourOf(0, 1), colourOf(1, 1), colourOf(2, 1)],
  };
}

function mostBlush(places: readonly CheekPlace[]): number {
  return Math.max(...places.map(({ blush }) => blush));
}

function cheekPlaces(): CheekPlace[] {
  const places: CheekPlace[] = [];
  const { cheek, rise, reachIn, reachOut, reachAcross } = BLUSH;
  for (let t = 0; t < FACE_MESH_TRIANGLES.length; t += 3) {
    const [a = 0, b = 0, c = 0] = FACE_MESH_TRIANGLES.subarray(t, t + 3);
    const mean = (axis: 0 | 1): number =>
      [a, b, c].reduce((sum, at) => sum + (FACE_MESH_TEXTURE_COORDINATES[2 * at + axis] ?? 0), 0) /
      3;
    const u = mean(0);
    const x = 0.5 - Math.abs(u - 0.5) - cheek[0];
    const y = mean(1) - cheek[1];
    if (Math.abs(x) > REACH_ACROSS || Math.abs(y) > REACH_ALONG) continue;
    const turnedX = rise[0] * x + rise[1] * y;
    const turnedY = -rise[1] * x + rise[0] * y;
    const reach = Math.hypot(turnedX / (turnedX < 0 ? reachIn : reachOut), turnedY / reachAcross);
    places.push({ corners: [a, b, c], isRight: u < 0.5, x, y, blush: Math.exp(-0.5 * reach ** 2) });
  }
  return places;
}

/** The coefficients with which the rows come nearest to the values. */
function leastSquares(rows: readonly (readonly number[])[], values: readonly number[]): number[] {
  const size = rows[0]?.length ?? 0;
  const system = Array.from({ length: size }, (_, i) => [
    ...Array.from({ length: size }, (__, j) =>
      rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), i === j ? 1e-9 : 0),
    ),
    rows.reduce((sum, row, at) => sum + (row[i] ?? 0) * (values[at] ?? 0), 0),
  ]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const row = system[pivot] ?? [];
    const scale = row[pivot] ?? 1;
    for (let at = pivot; at <= size; at += 1) row[at] = (row[at] ?? 0) / scale;
    system.forEach((other, index) => {
      const factor = index === pivot ? 0 : (other[pivot] ?? 0);
      for (let at = pivot; at <= size; at += 1)
        other[at] = (other[at] ?? 0) - factor * (row[at] ?? 0);
    });
  }
  return system.map((row) => row[size] ?? 0);
}
