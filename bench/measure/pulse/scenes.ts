/** What is recorded: living faces under five conditions, and three kinds of things without a pulse. */

import { SKIN_TONES } from '#tests/fixtures/synthetic-face/index.ts';
import type { Flicker, Movement, Scene } from './recording.ts';

const STILL: Movement = { sway: 0.002, hertz: 0.2, tremor: 0.001 };
const SITTING: Movement = { sway: 0.015, hertz: 0.31, tremor: 0.003 };
const NODDING: Movement = { sway: 0.02, hertz: 1.4, tremor: 0.003 };

const BASE: Omit<Scene, 'albedo'> = {
  heart: null,
  light: 0.9,
  background: 0.35,
  flicker: null,
  movement: STILL,
  texture: 0.06,
  noise: 1.5,
  keyframes: 0,
  readOut: 0.02,
  seconds: 25,
  framesPerSecond: 30,
};

/** A lamp on 50 or 60 Hz mains, filmed at a frame rate that aliases its flicker to the rate of a heart. */
function lamp(beatHertz: number, depth: Flicker['depth'], isEverywhere = true): Partial<Scene> {
  const hertz = beatHertz > 1.6 ? 120 : 100;
  return {
    framesPerSecond: (hertz - beatHertz) / 4,
    flicker: { hertz, depth, isEverywhere },
  };
}

const WHITE_FLICKER: Flicker['depth'] = [0.02, 0.02, 0.02];

/** In fluorescent tubes and cheap LEDs each colour fades at its own speed. The seed draws their depths. */
function tintedFlicker(seed: number): Flicker['depth'] {
  const depth = (step: number): number => 0.01 + 0.02 * ((seed * step) % 1);
  return [depth(0.754_878), depth(0.569_84), depth(0.438_6)];
}

const CONDITIONS = {
  still: {},
  sitting: { movement: SITTING },
  'in dim light': { light: 0.25, noise: 2.5 },
  'under a lamp': { ...lamp(1.3, WHITE_FLICKER), movement: SITTING },
  nodding: { movement: NODDING },
} as const satisfies Record<string, Partial<Scene>>;
export type Condition = keyof typeof CONDITIONS;
export const CONDITION_NAMES = [
  'still',
  'sitting',
  'in dim light',
  'under a lamp',
  'nodding',
] as const satisfies readonly Condition[];

export const RATES = [48, 60, 75, 96, 120, 150] as const;
export const AMPLITUDES = [0.003, 0.006, 0.01] as const;

export function livingFace(
  tone: number,
  condition: Condition,
  rate: number,
  amplitude: number,
): Scene {
  return {
    ...BASE,
    ...CONDITIONS[condition],
    albedo: SKIN_TONES[tone]?.albedo ?? [0.3, 0.2, 0.15],
    heart: { rate, amplitude },
  };
}

/** A flicker frequency that a heart could have, drawn from the seed. */
function anyBeat(seed: number): number {
  return 0.8 + 2 * ((seed * 0.618_034) % 1);
}

const LIFELESS_THINGS = {
  photograph: { texture: 0.06 },
  'drawn face': { texture: 0, noise: 0.6 },
  wall: { texture: 0.02, background: 0.4 },
} as const satisfies Record<string, Partial<Scene>>;
export const THINGS = [
  'photograph',
  'drawn face',
  'wall',
] as const satisfies readonly (keyof typeof LIFELESS_THINGS)[];

const LIFELESS_LIGHTS = {
  'in daylight': () => ({}),
  'held in a hand': (seed: number) => ({
    movement: { sway: 0.012, hertz: anyBeat(seed), tremor: 0.003 },
  }),
  'under a white lamp': (seed: number) => lamp(anyBeat(seed), WHITE_FLICKER),
  'under a tinted lamp': (seed: number) => lamp(anyBeat(seed), tintedFlicker(seed)),
  'before a dark wall, tinted lamp': (seed: number) => ({
    ...lamp(anyBeat(seed), tintedFlicker(seed)),
    background: 0.01,
  }),
  'through a compressed video': () => ({ keyframes: 0.6 }),
  'white lamp on it alone': (seed: number) => lamp(anyBeat(seed), WHITE_FLICKER, false),
  'tinted lamp on it alone': (seed: number) => lamp(anyBeat(seed), tintedFlicker(seed), false),
} as const satisfies Record<string, (seed: number) => Partial<Scene>>;
/** The last cannot be told from a pulse: a lamp with the tint of blood that lights nothing but the face. */
export const LIFELESS_CONDITIONS = [
  'in daylight',
  'held in a hand',
  'under a white lamp',
  'under a tinted lamp',
  'before a dark wall, tinted lamp',
  'through a compressed video',
  'white lamp on it alone',
  'tinted lamp on it alone',
] as const satisfies readonly (keyof typeof LIFELESS_LIGHTS)[];

export function lifeless(
  thing: (typeof THINGS)[number],
  condition: (typeof LIFELESS_CONDITIONS)[number],
  seed: number,
): Scene {
  const tone = SKIN_TONES[seed % SKIN_TONES.length];
  return {
    ...BASE,
    ...LIFELESS_THINGS[thing],
    ...LIFELESS_LIGHTS[condition](seed),
    readOut: seed % 2 === 0 ? BASE.readOut : 0,
    albedo: thing === 'wall' ? [0.6, 0.58, 0.52] : (tone?.albedo ?? [0.3, 0.2, 0.15]),
  };
}
