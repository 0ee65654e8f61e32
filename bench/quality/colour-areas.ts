/** Where the colour of each product is judged: where the product should lie at its full weight. */

import { REGION } from '#tests/fixtures/synthetic-face/index.ts';
import type { Point } from '#bench/picture/polygon-coverage.ts';
import { visitCoverage } from '#bench/picture/polygon-coverage.ts';
import { erode, maskOf, pixelsOf, type Mask } from '#bench/picture/mask.ts';
import { LEFT_EYE, RIGHT_EYE, type EyeIndices } from '#engine/geometry/landmark-indices.ts';
import { blushOnly } from './looks.ts';
import type { DrawMakeup } from './makeup-renderers.ts';
import { LIPS, regionMask, type Shot } from './shot.ts';

const LIPS_EDGE = 3;

/** Even skin of forehead, cheeks and chin, by landmark. */
const EVEN_SKIN = [50, 280, 205, 425, 101, 330, 108, 337, 151, 199] as const;
/** The apples of the cheeks. */
const CHEEKS = [50, 280] as const;

/** Radii as shares of the face's width. */
const SKIN_PATCH = 0.03;
const BLUSH_REACH = 0.2;
const BLUSH_CORE = 0.016;

/** A landmark's exact place. */
export function truePoint({ truth }: Shot, landmark: number): Point {
  return {
    x: truth.landmarks.points[2 * landmark] ?? 0,
    y: truth.landmarks.points[2 * landmark + 1] ?? 0,
  };
}

/** Distance between the sides of the face in pixels. */
export function trueFaceWidth(shot: Shot): number {
  const right = truePoint(shot, 234);
  const left = truePoint(shot, 454);
  return Math.hypot(left.x - right.x, left.y - right.y);
}

export function lipsArea(shot: Shot): number[] {
  return pixelsOf(erode(regionMask(shot, ...LIPS), LIPS_EDGE));
}

export function foundationArea(shot: Shot): number[] {
  const radius = SKIN_PATCH * trueFaceWidth(shot);
  const centres = EVEN_SKIN.map((landmark) => truePoint(shot, landmark));
  return pixelsNear(shot, centres, radius);
}

/**
 * The middle of both upper lids: from a fifth to three quarters of the way to the
 * crease, away from the corners.
 */
export function lidArea(shot: Shot): number[] {
  const skin = regionMask(shot, REGION.skin);
  const pixels: number[] = [];
  for (const eye of [RIGHT_EYE, LEFT_EYE]) {
    visitCoverage([lidPolygon(shot, eye)], skin.width, skin.height, (pixel, share) => {
      if (share > 0.5 && skin.data[pixel] === 1) pixels.push(pixel);
    });
  }
  return pixels;
}

function lidPolygon(shot: Shot, eye: EyeIndices): Point[] {
  const rowAt = (share: number): Point[] =>
    [2, 3, 4, 5].map((column) => {
      const lid = truePoint(shot, eye.upperLid[column] ?? 0);
      const crease = truePoint(shot, eye.crease[column] ?? 0);
      return { x: lid.x + (crease.x - lid.x) * share, y: lid.y + (crease.y - lid.y) * share };
    });
  return [...rowAt(0.2), ...rowAt(0.75).toReversed()];
}

/**
 * The strongest part of the blush. No rule says where the blush on a cheek peaks, so the renderer draws
 * black blush, and the peak is where that is darkest.
 */
export async function blushArea(shot: Shot, drawMakeup: DrawMakeup): Promise<number[]> {
  const before = shot.truth.image;
  const after = await drawMakeup(before, shot.face, blushOnly('#000000', 100));
  const width = trueFaceWidth(shot);
  return CHEEKS.flatMap((landmark) => {
    const near = pixelsNear(shot, [truePoint(shot, landmark)], BLUSH_REACH * width);
    const strength = near.map((pixel) => coverOf(before.data, after.data, pixel));
    const threshold = 0.9 * percentile(strength, 0.98);
    const peak = meanPoint(
      near.filter((_, index) => (strength[index] ?? 0) >= threshold),
      before.width,
    );
    return pixelsNear(shot, [peak], BLUSH_CORE * width);
  });
}

/** Share of a pixel that black paint covers. */
function coverOf(before: Uint8ClampedArray, after: Uint8ClampedArray, pixel: number): number {
  const sum = (data: Uint8ClampedArray): number =>
    (data[4 * pixel] ?? 0) + (data[4 * pixel + 1] ?? 0) + (data[4 * pixel + 2] ?? 0);
  return 1 - sum(after) / Math.max(1, sum(before));
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function meanPoint(pixels: readonly number[], width: number): Point {
  const count = pixels.length || 1;
  return {
    x: pixels.reduce((sum, pixel) => sum + (pixel % width) + 0.5, 0) / count,
    y: pixels.reduce((sum, pixel) => sum + Math.floor(pixel / width) + 0.5, 0) / count,
  };
}

/** Pixels of skin within `radius` pixels of any of the centres. */
function pixelsNear(shot: Shot, centres: readonly Point[], radius: number): number[] {
  const skin: Mask = regionMask(shot, REGION.skin);
  const near = maskOf(skin.width, skin.height, (pixel) => {
    if (skin.data[pixel] === 0) return false;
    const x = (pixel % skin.width) + 0.5;
    const y = Math.floor(pixel / skin.width) + 0.5;
    return centres.some((centre) => Math.hypot(centre.x - x, centre.y - y) <= radius);
  });
  return pixelsOf(near);
}
