/**
 * Recordings of a face, or of something that is not a face, as a camera would deliver them:
 * every pixel of every place is lit, gets noise and is rounded to eight bits in sRGB before the
 * average is taken in linear light.
 */

import { randomNumbers } from '#tests/fixtures/synthetic-face/noise.ts';
import { decodeSrgb } from '#bench/colour/srgb.ts';
import type { PulseSample } from '#domain/analysis/pulse/pulse-sample.ts';

type Triple = readonly [number, number, number];

/**
 * How strongly each colour changes with the blood volume, relative to its own mean and to green: de Haan and
 * van Leest, "Improved motion robustness of remote-PPG by using the blood volume pulse signature" (2014).
 */
const BLOOD: Triple = [0.33 / 0.77, 1, 0.53 / 0.77];

/** Pixels per place: as many as the engine looks at in a cheek. */
const PIXELS = 1200;
/** Pixels of both eyes' whites, on a face 300 pixels wide. */
const EYE_PIXELS = 150;

/** Where the places are: `row` as a share of the picture's height, and how much blood reaches them. */
const PLACES = {
  forehead: { row: 0.3, blood: 0.9, delay: 0 },
  rightCheek: { row: 0.5, blood: 1.05, delay: 0.015 },
  leftCheek: { row: 0.5, blood: 1.05, delay: 0.015 },
  besideRight: { row: 0.45, blood: 0, delay: 0 },
  besideLeft: { row: 0.45, blood: 0, delay: 0 },
  // Lids reflect some of the skin's light onto the whites of the eyes.
  eyes: { row: 0.38, blood: 0.15, delay: 0.01 },
} as const;
type PlaceName = keyof typeof PLACES;

export interface Heart {
  /** Beats a minute, on average. */
  readonly rate: number;
  /** Change of green from trough to crest, as a share of its mean. */
  readonly amplitude: number;
}

export interface Flicker {
  /** In hertz: twice the mains frequency. */
  readonly hertz: number;
  /** Relative change of each channel. */
  readonly depth: Triple;
  /** Whether the same light falls on the background, too. */
  readonly isEverywhere: boolean;
}

export interface Movement {
  /** How far the head sways, in face widths, and how often per second. */
  readonly sway: number;
  readonly hertz: number;
  /** Standard deviation of the head's position from frame to frame, in face widths. */
  readonly tremor: number;
}

export interface Scene {
  /** Linear reflectance of the surface that is taken for skin. */
  readonly albedo: Triple;
  readonly heart: Heart | null;
  /** Light on the face; at 1, white is just about to clip. */
  readonly light: number;
  /** Linear reflectance of the background beside the face. */
  readonly background: number;
  readonly flicker: Flicker | null;
  readonly movement: Movement;
  /** How uneven the surface is, as a share of its reflectance: .06 for skin, 0 for a drawing. */
  readonly texture: number;
  /** Camera noise in levels of 255, at full light. */
  readonly noise: number;
  /**
   * Levels by which the colour of a place jumps at every full second and then fades back until the
   * next, as in a compressed video.
   */
  readonly keyframes: number;
  /** Seconds from reading a picture's top row to its bottom row (rolling shutter); 0 if read all at once. */
  readonly readOut: number;
  readonly seconds: number;
  readonly framesPerSecond: number;
}

/** Exposure time of a picture. */
const EXPOSURE_SECONDS = 0.008;

/** A movement of one face width changes the shading by this share, and adds this much light as gloss. */
const SHADE_OVER_WIDTH = 0.5;
const GLOSS_OVER_WIDTH = 0.05;

/** One recording; the same seed gives the same recording. */
export function record(scene: Scene, seed: number): PulseSample[] {
  const random = randomNumbers(seed);
  const noise = normalTable(random);
  const normal = (): number => noise[Math.floor(random() * NORMALS)] ?? 0;
  const surfaces = surfacesOf(scene, random);
  const phase = 2 * Math.PI * random();
  const drift = { hertz: 0.02 + 0.03 * random(), phase: 2 * Math.PI * random() };
  const beatAt = heartbeat(scene.heart, random);
  const eyesAt = scene.heart === null ? (white: Triple) => white : livingEyes(random);
  const samples: PulseSample[] = [];
  let tremor = [0, 0];
  for (let frame = 0; frame < scene.seconds * scene.framesPerSecond; frame += 1) {
    const time = frame / scene.framesPerSecond;
    tremor = tremor.map((value) => 0.7 * value + 0.7 * scene.movement.tremor * normal());
    const turn = 2 * Math.PI * scene.movement.hertz * time + phase;
    const position = [
      4 + scene.movement.sway * Math.sin(turn) + (tremor[0] ?? 0),
      3 + 0.4 * scene.movement.sway * Math.sin(0.7 * turn) + (tremor[1] ?? 0),
    ] as const;
    const exposure =
      scene.light * (1 + 0.01 * Math.sin(2 * Math.PI * drift.hertz * time + drift.phase));
    const colourOf = (name: PlaceName): Triple =>
      surfaceColour(surfaces[name], {
        scene,
        exposure,
        time,
        random,
        noise,
        beatAt,
        name,
        moved: position[0] - 4,
      });
    samples.push({
      // The camera's frame rate is constant, but its timestamps jitter.
      timeMs: 1000 * (time + (0.04 * normal()) / scene.framesPerSecond),
      forehead: colourOf('forehead'),
      rightCheek: colourOf('rightCheek'),
      leftCheek: colourOf('leftCheek'),
      background: { right: colourOf('besideRight'), left: colourOf('besideLeft') },
      eyes: eyesAt(colourOf('eyes'), time),
      position,
      clipped: 0,
    });
  }
  return samples;
}

/** Reflectance of the eye opening beside the iris, lashes and shade included. */
const EYE_WHITE: Triple = [0.36, 0.32, 0.29];

/** Mean number of seconds between two blinks, and how long one takes. */
const BLINK_EVERY = 4;
const BLINK_SECONDS = 0.2;

/** The whites of living eyes: blinking and looking around shows more or less of the iris and the lids. */
function livingEyes(random: () => number): (white: Triple, time: number) => Triple | null {
  let nextBlink = BLINK_EVERY * random();
  let nextLook = random();
  let shade = 1;
  return (white, time) => {
    if (time > nextLook) {
      nextLook = time + 0.3 + 1.5 * random();
      shade = 1 + 0.06 * (random() - 0.5);
    }
    if (time > nextBlink + BLINK_SECONDS) nextBlink = time + 2 * BLINK_EVERY * random();
    if (time > nextBlink) return null;
    return [white[0] * shade, white[1] * shade, white[2] * shade];
  };
}

interface Surface {
  readonly albedo: Triple;
  /** Relative reflectance of each pixel, raised to the power of the transfer function (1/2.4). */
  readonly texture: Float32Array;
  /** How far each channel jumps at a keyframe, in [-1, 1]. */
  readonly jump: Triple;
}

function surfacesOf(scene: Scene, random: () => number): Record<PlaceName, Surface> {
  const surface = (albedo: Triple): Surface => ({
    albedo,
    texture: Float32Array.from(
      { length: 2 * PIXELS },
      () => Math.max(0.2, 1 + scene.texture * 3.46 * (random() - 0.5)) ** (1 / 2.4),
    ),
    jump: [2 * random() - 1, 2 * random() - 1, 2 * random() - 1],
  });
  const wall: Triple = [scene.background, scene.background * 0.97, scene.background * 0.92];
  return {
    forehead: surface(scene.albedo),
    rightCheek: surface(scene.albedo),
    leftCheek: surface(scene.albedo),
    besideRight: surface(wall),
    besideLeft: surface(wall),
    eyes: surface(EYE_WHITE),
  };
}

interface Moment {
  readonly scene: Scene;
  readonly exposure: number;
  readonly time: number;
  readonly moved: number;
  readonly name: PlaceName;
  readonly random: () => number;
  readonly noise: Float32Array;
  readonly beatAt: (time: number) => number;
}

/** Noise is drawn once per recording; a place reads it from a random start, in strides that visit it all. */
const NORMALS = 65_536;
const STRIDE = 40_503;

const DECODED = Float64Array.from({ length: 256 }, (_, level) => decodeSrgb(level / 255));

function surfaceColour({ albedo, texture, jump }: Surface, moment: Moment): Triple {
  const { scene, exposure, time, moved, name, random, noise, beatAt } = moment;
  const place = PLACES[name];
  const onFace = name !== 'besideRight' && name !== 'besideLeft';
  const side = name === 'leftCheek' ? -1 : 1;
  const shade = onFace ? 1 + SHADE_OVER_WIDTH * moved * side : 1;
  const gloss = onFace ? GLOSS_OVER_WIDTH * moved : 0;
  const beat = place.blood * beatAt(time - place.delay);
  const lamp = lampAt(scene.flicker, time + scene.readOut * place.row);
  const offset = onFace ? Math.abs(Math.round(40 * moved)) % PIXELS : 0;
  const mean = (channel: 0 | 1 | 2): number => {
    const lit = onFace || scene.flicker?.isEverywhere === true;
    const light = exposure * (lit ? 1 + lamp * (scene.flicker?.depth[channel] ?? 0) : 1);
    const radiance = light * (albedo[channel] * (1 - beat * BLOOD[channel]) * shade + gloss);
    const power = 1.055 * Math.max(0.001, radiance) ** (1 / 2.4);
    // Shot noise grows with the square root of the light, and the transfer
    // function amplifies it in dark areas.
    const sigma =
      scene.noise * (0.6 + 0.4 / Math.sqrt(Math.max(0.02, radiance / exposure) * exposure * 4));
    const shift = scene.keyframes * jump[channel] * (1 - (time % 1)) - 0.055 * 255;
    let sum = 0;
    let draw = Math.floor(random() * NORMALS);
    const pixels = name === 'eyes' ? EYE_PIXELS : PIXELS;
    for (let pixel = 0; pixel < pixels; pixel += 1) {
      draw = (draw + STRIDE) & (NORMALS - 1);
      const level =
        255 * power * (texture[pixel + offset] ?? 1) + shift + sigma * (noise[draw] ?? 0);
      sum += DECODED[Math.min(255, Math.max(0, Math.round(level)))] ?? 0;
    }
    return sum / pixels;
  };
  return [mean(0), mean(1), mean(2)];
}

/** The lamp's deviation from its mean light, averaged over an exposure, in [-1, 1]. */
function lampAt(flicker: Flicker | null, time: number): number {
  if (flicker === null) return 0;
  const turn = 2 * Math.PI * flicker.hertz;
  const half = (turn * EXPOSURE_SECONDS) / 2;
  return (Math.sin(turn * time) * Math.sin(half)) / half;
}

/** Change of green over time: a beat with its second harmonic. Its rate and depth vary with the breath. */
function heartbeat(heart: Heart | null, random: () => number): (time: number) => number {
  if (heart === null) return () => 0;
  const { rate, amplitude } = heart;
  const breath = 2 * Math.PI * (0.2 + 0.1 * random());
  const start = 2 * Math.PI * random();
  // With each breath the rate rises and falls by two beats a minute, which averages out to zero.
  const swing = (2 * Math.PI * (2 / 60)) / breath;
  return (time) => {
    const turn = (2 * Math.PI * rate * time) / 60 + swing * Math.sin(breath * time) + start;
    const depth = 1 + 0.15 * Math.sin(breath * time + 1);
    return 0.45 * amplitude * depth * (Math.cos(turn) + 0.3 * Math.cos(2 * turn + 0.9));
  };
}

function normalTable(random: () => number): Float32Array {
  return Float32Array.from(
    { length: NORMALS },
    () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  );
}
