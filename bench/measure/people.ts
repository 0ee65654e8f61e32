/** People and cameras that differ as real ones do. */

import type { Camera, Person } from './portrait.ts';

/** Mulberry32 (T. Ettinger, 2017, public domain). */
function randomOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Standard deviations of logarithms: how people of one tone differ, and cameras in one scene. */
const SKIN = { level: 0.1, tint: 0.05 };
const SCLERA = { level: 0.1, tint: 0.04 };
const CAMERA = { level: 0.1, tint: 0.05 };

export interface Sitter {
  readonly person: Person;
  readonly camera: Camera;
  /** Pose of a head held nearly straight, in degrees. */
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  readonly noiseSeed: number;
}

/** Normally distributed numbers with standard deviation 1; the same seed gives the same numbers. */
export function normalNumbers(seed: number): () => number {
  const random = randomOf(seed);
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export function sitterOf(seed: number): Sitter {
  const normal = normalNumbers(seed);
  const factors = (spread: { level: number; tint: number }): [number, number, number] => {
    const level = Math.exp(spread.level * normal());
    return [
      level * Math.exp(spread.tint * normal()),
      level,
      level * Math.exp(spread.tint * normal()),
    ];
  };
  return {
    person: { skin: factors(SKIN), sclera: factors(SCLERA) },
    camera: factors(CAMERA),
    yaw: 2 * normal(),
    pitch: 2 * normal(),
    roll: 2 * normal(),
    noiseSeed: seed,
  };
}
