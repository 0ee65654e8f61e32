/** Turns what was found column by column into one smooth contour. */

import { LOOP_COLUMNS, around } from './lip-loop.ts';

/** How strongly the contour resists a bend and a slope, relative to a column of full weight. */
const BEND = 20;
const SLOPE = 1;
/** How strongly it is drawn back to the landmarks, which decide where nothing was found. */
const HOLD = 0.03;

/** Enough for an accuracy of a thousandth of a pixel; each iteration costs a few microseconds. */
const ITERATIONS = 40;
const SMALL_ENOUGH = 1e-9;

const direction = new Float64Array(LOOP_COLUMNS);
const residual = new Float64Array(LOOP_COLUMNS);
const product = new Float64Array(LOOP_COLUMNS);

/**
 * The smooth offsets around a loop that agree best with `found`, each by its weight in [0, 1]: they minimise the
 * weighted squares of the differences, of bends, of slopes and of the offsets themselves. Solved by conjugate
 * gradients, since the loop has no end to begin elimination at.
 */
export function smoothOffsets(found: Float64Array, weights: Float64Array): Float64Array {
  const offsets = new Float64Array(LOOP_COLUMNS);
  let size = 0;
  for (let i = 0; i < LOOP_COLUMNS; i += 1) {
    const wanted = (weights[i] ?? 0) * (found[i] ?? 0);
    residual[i] = wanted;
    direction[i] = wanted;
    size += wanted * wanted;
  }
  for (let iteration = 0; iteration < ITERATIONS && size > SMALL_ENOUGH; iteration += 1) {
    const along = applyTo(direction, weights);
    const step = size / along;
    let next = 0;
    for (let i = 0; i < LOOP_COLUMNS; i += 1) {
      offsets[i] = (offsets[i] ?? 0) + step * (direction[i] ?? 0);
      const left = (residual[i] ?? 0) - step * (product[i] ?? 0);
      residual[i] = left;
      next += left * left;
    }
    const keep = next / size;
    size = next;
    for (let i = 0; i < LOOP_COLUMNS; i += 1) {
      direction[i] = (residual[i] ?? 0) + keep * (direction[i] ?? 0);
    }
  }
  return offsets;
}

/** Writes the system's matrix times `vector` to `product` and returns the scalar product of both. */
function applyTo(vector: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < LOOP_COLUMNS; i += 1) {
    const value = vector[i] ?? 0;
    const near = (vector[around(i - 1)] ?? 0) + (vector[around(i + 1)] ?? 0);
    const far = (vector[around(i - 2)] ?? 0) + (vector[around(i + 2)] ?? 0);
    const bent = 6 * value - 4 * near + far;
    const sloped = 2 * value - near;
    const applied = ((weights[i] ?? 0) + HOLD) * value + BEND * bent + SLOPE * sloped;
    product[i] = applied;
    sum += applied * value;
  }
  return sum;
}
