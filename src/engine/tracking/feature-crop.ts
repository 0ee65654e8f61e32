/**
 * The custom operators of the attention model, cut out of its graph (see scripts/models/graph-cut.ts):
 * where a region lies in the feature map, the region's features, and its landmarks back in the input.
 *
 * After mediapipe/util/tflite/operations (Apache-2.0): `landmarks_to_transform_matrix`,
 * `transform_tensor_bilinear` (version 2), `transform_landmarks` (version 2).
 */

import type { Affine } from './affine.ts';
import type { RefinementRegion } from './refinement-regions.ts';

/** The feature map has 48 x 48 cells of 32 values; a cell covers 4 x 4 pixels of the model's input. */
export const FEATURE_MAP_SIZE = 48;
export const FEATURE_CHANNELS = 32;
export const PIXELS_PER_CELL = 4;
/** A crop has 16 x 16 cells; the refined landmarks count quarters of them. */
export const CROP_SIZE = 16;
/** A crop is this much larger than the bounds of its landmarks. */
const CROP_MARGIN = 1.5;

/**
 * From cells of a region's crop to cells of the feature map, for a mesh in pixels of the model's input
 * (478 or 468 x 3).
 */
export function cropToFeatureMap(mesh: Float32Array, region: RefinementRegion): Affine {
  const [first, second] = region.horizontal;
  const angle = Math.atan2(
    (mesh[3 * second + 1] ?? 0) - (mesh[3 * first + 1] ?? 0),
    (mesh[3 * second] ?? 0) - (mesh[3 * first] ?? 0),
  );
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  let minimumAlong = Infinity;
  let maximumAlong = -Infinity;
  let minimumAcross = Infinity;
  let maximumAcross = -Infinity;
  // The original reads landmarks in pairs, so that the last of an odd number does not count.
  const count = region.landmarks.length - (region.landmarks.length % 2);
  for (let index = 0; index < count; index += 1) {
    const at = 3 * (region.landmarks[index] ?? 0);
    const x = (mesh[at] ?? 0) / PIXELS_PER_CELL;
    const y = (mesh[at + 1] ?? 0) / PIXELS_PER_CELL;
    const along = cosine * x + sine * y;
    const across = cosine * y - sine * x;
    minimumAlong = Math.min(minimumAlong, along);
    maximumAlong = Math.max(maximumAlong, along);
    minimumAcross = Math.min(minimumAcross, across);
    maximumAcross = Math.max(maximumAcross, across);
  }
  const middleAlong = (minimumAlong + maximumAlong) / 2;
  const middleAcross = (minimumAcross + maximumAcross) / 2;
  const scaleAlong = (CROP_MARGIN * (maximumAlong - minimumAlong)) / CROP_SIZE;
  const scaleAcross = (CROP_MARGIN * (maximumAcross - minimumAcross)) / CROP_SIZE;
  const xx = cosine * scaleAlong;
  const xy = -sine * scaleAcross;
  const yx = sine * scaleAlong;
  const yy = cosine * scaleAcross;
  const half = CROP_SIZE / 2;
  return {
    xx,
    xy,
    x0: cosine * middleAlong - sine * middleAcross - half * (xx + xy),
    yx,
    yy,
    y0: sine * middleAlong + cosine * middleAcross - half * (yx + yy),
  };
}

/**
 * Samples a crop (16 x 16 x 32) from a feature map (48 x 48 x 32) between cell centres. Cells outside the
 * map are 0.
 */
export function cropFeatures(features: Float32Array, map: Affine, crop: Float32Array): void {
  const row = FEATURE_MAP_SIZE * FEATURE_CHANNELS;
  const last = FEATURE_MAP_SIZE - 1;
  // Cell centres lie at half numbers on both sides.
  const startX = map.x0 + (map.xx + map.xy) / 2 - 0.5;
  const startY = map.y0 + (map.yx + map.yy) / 2 - 0.5;
  let out = 0;
  for (let v = 0; v < CROP_SIZE; v += 1) {
    for (let u = 0; u < CROP_SIZE; u += 1) {
      const x = map.xx * u + map.xy * v + startX;
      const y = map.yx * u + map.yy * v + startY;
      if (!(x >= 0 && x <= last && y >= 0 && y <= last)) {
        crop.fill(0, out, out + FEATURE_CHANNELS);
        out += FEATURE_CHANNELS;
        continue;
      }
      const left = Math.min(Math.floor(x), last - 1);
      const top = Math.min(Math.floor(y), last - 1);
      const rightShare = x - left;
      const bottomShare = y - top;
      const topLeft = top * row + left * FEATURE_CHANNELS;
      const bottomLeft = topLeft + row;
      const weightTopLeft = (1 - rightShare) * (1 - bottomShare);
      const weightTopRight = rightShare * (1 - bottomShare);
      const weightBottomLeft = (1 - rightShare) * bottomShare;
      const weightBottomRight = rightShare * bottomShare;
      for (let channel = 0; channel < FEATURE_CHANNELS; channel += 1) {
        crop[out] =
          (features[topLeft + channel] ?? 0) * weightTopLeft +
          (features[topLeft + FEATURE_CHANNELS + channel] ?? 0) * weightTopRight +
          (features[bottomLeft + channel] ?? 0) * weightBottomLeft +
          (features[bottomLeft + FEATURE_CHANNELS + channel] ?? 0) * weightBottomRight;
        out += 1;
      }
    }
  }
}

/**
 * Puts refined points (x and y alternating, as the refinement model gives them) over the landmarks of the
 * mesh, in pixels of the model's input. Depth stays.
 */
export function placeRefined(
  refined: Float32Array,
  landmarks: readonly number[],
  map: Affine,
  mesh: Float32Array,
): void {
  for (const [index, landmark] of landmarks.entries()) {
    const u = refined[2 * index] ?? 0;
    const v = refined[2 * index + 1] ?? 0;
    mesh[3 * landmark] = map.xx * u + map.xy * v + PIXELS_PER_CELL * map.x0;
    mesh[3 * landmark + 1] = map.yx * u + map.yy * v + PIXELS_PER_CELL * map.y0;
  }
}
