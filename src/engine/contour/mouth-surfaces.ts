/** What this face's own lips and the skin around them look like, column by column of the lips' loop. */

import type { FrameImage } from '#engine/frame/frame.ts';
import { smoothstep } from '#engine/geometry/curve.ts';
import { FACE_OVAL } from '#engine/geometry/landmark-indices.ts';
import { ARC_COLUMNS, LOOP_COLUMNS, fromCorner, type LipLoop } from './lip-loop.ts';
import { CHANNELS, colourAt } from './mouth-colour.ts';

/** Where lips are surely lip: shares of the way from the outer contour to the inner one. */
const LIP_SHARES = [0.22, 0.34, 0.46, 0.58] as const;
/** Where skin is surely skin: distances from the outer contour as shares of the face's width. */
const SKIN_DISTANCES = [0.029, 0.038, 0.048] as const;
/** Columns to each side that share a mean. */
const NEIGHBOURS = 5;
/** Lightness above the neighbours' at which a sample is a highlight, whose colour is the light's. */
const HIGHLIGHT = 0.1;
/** Columns next to a corner see more of its shadow than of the lips. */
const CORNER = [2, 10] as const;
/**
 * Least variances of the numbers of a colour: a camera's noise, and for the lightness also light and shade.
 */
const LEAST_VARIANCE = [0.0002, 0.0002, 0.0106] as const;

/** Distance from the skin's colour, light left out, up to which something beyond the outline of the face is skin. */
const SAME_SKIN = [0.06, 0.12] as const;

/** Colours as `colourAt` gives them, one after the other for each column. */
export interface MouthSurfaces {
  readonly lips: Float64Array;
  readonly skin: Float64Array;
  /** Share of the samples around a column that are on the face, in [0, 1]. */
  readonly skinSeen: Float64Array;
  /** Inverse of the covariance of colours within a surface: 3 x 3. */
  readonly precision: readonly number[];
}

/** Samples of one surface, `perColumn` for each column. */
interface Samples {
  readonly perColumn: number;
  readonly colours: Float64Array;
  readonly weights: Float64Array;
}

export function mouthSurfaces(
  image: FrameImage,
  landmarks: Float32Array,
  faceWidth: number,
  outer: LipLoop,
  inner: LipLoop,
): MouthSurfaces {
  const lipSamples = sampleLips(image, outer, inner);
  const skinSamples = sampleSkin(image, landmarks, faceWidth, outer);
  const lips = meansOf(lipSamples);
  const skin = meansOf(skinSamples);
  leanOnHalves(lips);
  const covariance = new Float64Array(CHANNELS * CHANNELS);
  const weight = addSpread(covariance, lipSamples, lips) + addSpread(covariance, skinSamples, skin);
  for (let i = 0; i < covariance.length; i += 1) {
    covariance[i] = (covariance[i] ?? 0) / Math.max(1, weight);
  }
  LEAST_VARIANCE.forEach((variance, channel) => {
    const at = channel * (CHANNELS + 1);
    covariance[at] = (covariance[at] ?? 0) + variance;
  });
  return { lips, skin, skinSeen: shareSeen(skinSamples), precision: inverse(covariance) };
}

function emptySamples(perColumn: number): Samples {
  const count = LOOP_COLUMNS * perColumn;
  return {
    perColumn,
    colours: new Float64Array(CHANNELS * count),
    weights: new Float64Array(count).fill(1),
  };
}

function sampleLips(image: FrameImage, outer: LipLoop, inner: LipLoop): Samples {
  const samples = emptySamples(LIP_SHARES.length);
  for (let column = 0; column < LOOP_COLUMNS; column += 1) {
    const x = outer.x[column] ?? 0;
    const y = outer.y[column] ?? 0;
    const dx = (inner.x[column] ?? 0) - x;
    const dy = (inner.y[column] ?? 0) - y;
    LIP_SHARES.forEach((share, index) => {
      const at = CHANNELS * (column * LIP_SHARES.length + index);
      colourAt(image, x + dx * share, y + dy * share, samples.colours, at);
    });
  }
  return samples;
}

function sampleSkin(
  image: FrameImage,
  landmarks: Float32Array,
  faceWidth: number,
  outer: LipLoop,
): Samples {
  const samples = emptySamples(SKIN_DISTANCES.length);
  for (let column = 0; column < LOOP_COLUMNS; column += 1) {
    SKIN_DISTANCES.forEach((share, index) => {
      const at = column * SKIN_DISTANCES.length + index;
      const x = (outer.x[column] ?? 0) + (outer.normalX[column] ?? 0) * share * faceWidth;
      const y = (outer.y[column] ?? 0) + (outer.normalY[column] ?? 0) * share * faceWidth;
      colourAt(image, x, y, samples.colours, CHANNELS * at);
      samples.weights[at] = isOnFace(landmarks, x, y) ? 1 : 0;
    });
  }
  admitSkin(samples);
  return samples;
}

/**
 * The outline of a turned head lies too far inside on its far side. What is beyond it is skin, too, where it has the colour of
 * the skin that is on the face.
 */
function admitSkin({ colours, weights }: Samples): void {
  let [red, blue, count] = [0, 0, 0];
  weights.forEach((weight, at) => {
    red += weight * (colours[CHANNELS * at] ?? 0);
    blue += weight * (colours[CHANNELS * at + 1] ?? 0);
    count += weight;
  });
  if (count === 0 || count === weights.length) return;
  weights.forEach((weight, at) => {
    if (weight === 1) return;
    const apart = Math.hypot(
      (colours[CHANNELS * at] ?? 0) - red / count,
      (colours[CHANNELS * at + 1] ?? 0) - blue / count,
    );
    weights[at] = 1 - smoothstep(SAME_SKIN[0], SAME_SKIN[1], apart);
  });
}

/** Whether a place is inside the outline of the face: beside the far cheek of a turned head is the room. */
function isOnFace(landmarks: Float32Array, x: number, y: number): boolean {
  let isInside = false;
  let before = FACE_OVAL[FACE_OVAL.length - 1] ?? 0;
  for (const landmark of FACE_OVAL) {
    const ax = landmarks[3 * before] ?? 0;
    const ay = landmarks[3 * before + 1] ?? 0;
    const bx = landmarks[3 * landmark] ?? 0;
    const by = landmarks[3 * landmark + 1] ?? 0;
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) isInside = !isInside;
    before = landmark;
  }
  return isInside;
}

/** Calls `visit` with the columns around one that belong to the same lip. */
function forEachNeighbour(column: number, visit: (neighbour: number) => void): void {
  const first = column < ARC_COLUMNS ? 0 : ARC_COLUMNS;
  const from = Math.max(first, column - NEIGHBOURS);
  const to = Math.min(first + ARC_COLUMNS - 1, column + NEIGHBOURS);
  for (let neighbour = from; neighbour <= to; neighbour += 1) visit(neighbour);
}

/** Mean of each column and its neighbours, without the samples that are much lighter than the rest. */
function meansOf({ perColumn, colours, weights }: Samples): Float64Array {
  const means = new Float64Array(CHANNELS * LOOP_COLUMNS);
  for (let column = 0; column < LOOP_COLUMNS; column += 1) {
    let light = 0;
    let count = 0;
    forEachNeighbour(column, (neighbour) => {
      for (let at = neighbour * perColumn; at < (neighbour + 1) * perColumn; at += 1) {
        const weight = weights[at] ?? 0;
        light += weight * (colours[CHANNELS * at + 2] ?? 0);
        count += weight;
      }
    });
    light /= Math.max(1, count);
    let total = 0;
    let [first, second, third] = [0, 0, 0];
    forEachNeighbour(column, (neighbour) => {
      for (let at = neighbour * perColumn; at < (neighbour + 1) * perColumn; at += 1) {
        const excess = ((colours[CHANNELS * at + 2] ?? 0) - light) / HIGHLIGHT;
        const weight = (weights[at] ?? 0) * Math.min(1, Math.max(0, 1 - excess));
        first += weight * (colours[CHANNELS * at] ?? 0);
        second += weight * (colours[CHANNELS * at + 1] ?? 0);
        third += weight * (colours[CHANNELS * at + 2] ?? 0);
        total += weight;
      }
    });
    total = Math.max(1e-6, total);
    means[CHANNELS * column] = first / total;
    means[CHANNELS * column + 1] = second / total;
    means[CHANNELS * column + 2] = third / total;
  }
  return means;
}

/** Near the corners, where lips are thin, the mean colour of the whole lip replaces their own. */
function leanOnHalves(lips: Float64Array): void {
  for (const first of [0, ARC_COLUMNS]) {
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      let sum = 0;
      let count = 0;
      for (let column = first + 5; column < first + ARC_COLUMNS - 4; column += 1) {
        sum += lips[CHANNELS * column + channel] ?? 0;
        count += 1;
      }
      const mean = sum / count;
      for (let column = first; column < first + ARC_COLUMNS; column += 1) {
        const at = CHANNELS * column + channel;
        const trust = smoothstep(CORNER[0], CORNER[1], fromCorner(column));
        lips[at] = mean + ((lips[at] ?? 0) - mean) * trust;
      }
    }
  }
}

/** Adds the products of the samples' deviations from their means, and returns the weight that was added. */
function addSpread(
  covariance: Float64Array,
  { perColumn, colours, weights }: Samples,
  means: Float64Array,
): number {
  let count = 0;
  for (let column = 0; column < LOOP_COLUMNS; column += 1) {
    if (fromCorner(column) <= CORNER[0] + 1) continue;
    for (let at = column * perColumn; at < (column + 1) * perColumn; at += 1) {
      const weight = weights[at] ?? 0;
      count += weight;
      for (let p = 0; p < CHANNELS; p += 1) {
        const one = (colours[CHANNELS * at + p] ?? 0) - (means[CHANNELS * column + p] ?? 0);
        for (let q = 0; q < CHANNELS; q += 1) {
          const other = (colours[CHANNELS * at + q] ?? 0) - (means[CHANNELS * column + q] ?? 0);
          const place = CHANNELS * p + q;
          covariance[place] = (covariance[place] ?? 0) + weight * one * other;
        }
      }
    }
  }
  return count;
}

function shareSeen({ perColumn, weights }: Samples): Float64Array {
  return Float64Array.from({ length: LOOP_COLUMNS }, (_, column) => {
    const own = weights.subarray(column * perColumn, (column + 1) * perColumn);
    return own.reduce((sum, weight) => sum + weight, 0) / perColumn;
  });
}

/** The inverse of a 3 x 3 matrix. */
function inverse(matrix: Float64Array): readonly number[] {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = matrix;
  const first = e * i - f * h;
  const second = f * g - d * i;
  const third = d * h - e * g;
  const determinant = a * first + b * second + c * third;
  return [
    first,
    c * h - b * i,
    b * f - c * e,
    second,
    a * i - c * g,
    c * d - a * f,
    third,
    b * g - a * h,
    a * e - b * d,
  ].map((value) => value / determinant);
}
