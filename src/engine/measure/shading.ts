/**
 * Light and shade on the face: how much more or less light each part gets than the face on average, as far
 * as that follows from the direction it faces. Skin differs in colour from zone to zone, but not by
 * direction, so a smooth law of direction alone is the light's.
 */

import type { Direction } from '#engine/geometry/face-normals.ts';

export interface ShadedPlace {
  readonly normal: Direction;
  readonly luminance: number;
  /** How much it counts. */
  readonly weight: number;
}

/** Light that falls on a surface of this direction, over the mean of the places it was learned from. */
export type Shading = (normal: Direction) => number;

const TERMS = 4;
const ROUNDS = 4;

/**
 * Keeps the coefficients of direction small against the mean, as they are in light that follows this law.
 */
const RIDGE = 0.02;

/** No part of a face that is lit well enough to be measured gets less or more light than this. */
const LEAST = 0.35;
const MOST = 2;

/**
 * Learns the light as a constant and a direction (spherical harmonics of first order; R. Basri and D. Jacobs,
 * 2003), by least squares in which places that do not fit count less.
 */
export function learnShading(places: readonly ShadedPlace[]): Shading {
  const total = places.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const mean = places.reduce((sum, { luminance, weight }) => sum + luminance * weight, 0) / total;
  let law = [1, 0, 0, 0];
  let trust = places.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    law = fit(places, trust, mean, total);
    const misses = places.map((place) =>
      Math.abs(place.luminance / mean - valueOf(law, place.normal)),
    );
    const usual = Math.max(0.01, misses.toSorted((a, b) => a - b)[misses.length >> 1] ?? 0);
    trust = misses.map((miss) => 1 / (1 + (miss / (2 * usual)) ** 2));
  }
  return (normal) => Math.min(MOST, Math.max(LEAST, valueOf(law, normal)));
}

function valueOf(law: readonly number[], [x, y, z]: Direction): number {
  return (law[0] ?? 1) + (law[1] ?? 0) * x + (law[2] ?? 0) * y + (law[3] ?? 0) * z;
}

function fit(
  places: readonly ShadedPlace[],
  trust: readonly number[],
  mean: number,
  total: number,
): number[] {
  const matrix = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 1));
  places.forEach(({ normal, luminance, weight }, at) => {
    const terms = [1, ...normal];
    const share = (weight / total) * (trust[at] ?? 1);
    matrix.forEach((row, i) => {
      for (let j = 0; j < TERMS; j += 1) {
        row[j] = (row[j] ?? 0) + share * (terms[i] ?? 0) * (terms[j] ?? 0);
      }
      row[TERMS] = (row[TERMS] ?? 0) + share * (terms[i] ?? 0) * (luminance / mean);
    });
  });
  for (let i = 1; i < TERMS; i += 1) {
    const row = matrix[i];
    if (row !== undefined) row[i] = (row[i] ?? 0) + RIDGE;
  }
  return solve(matrix);
}

/** Gaussian elimination with pivots; a row holds its right side last. */
function solve(matrix: readonly Float64Array[]): number[] {
  const rows = matrix.map((row) => row.slice());
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    let best = column;
    for (let row = column + 1; row < size; row += 1) {
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = row;
    }
    const pivot = rows[best];
    const other = rows[column];
    if (pivot === undefined || other === undefined) continue;
    rows[column] = pivot;
    rows[best] = other;
    const divisor = pivot[column] || 1e-9;
    rows.forEach((row, at) => {
      if (at === column) return;
      const factor = (row[column] ?? 0) / divisor;
      for (let k = column; k <= size; k += 1) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0);
    });
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] || 1e-9));
}
