/** What is finer than colour in a zone: lines, spots, pores and the energy of the texture. */

import { robustDeviation } from '#domain/analysis/burst.ts';
import { blur, curvatureOf, takeBlobs, type Blob, type Plane } from './plane.ts';
import { LINEAR_LEVELS } from './scene-tint.ts';
import type { TakenFace } from './taken-face.ts';
import type { ZoneArea } from './zone-area.ts';

/** Millimetres of skin around a zone that are looked at, so that filters see past its rim. */
const RIM = 2;

/** Deviations of the filters in millimetres: for lines one sees at arm's length, and for fine ones. */
const LINE_SIGMA = 0.55;
const FINE_LINE_SIGMA = 0.22;
const PORE_SIGMA = 0.2;

/** A fold darkens by at least this much, as a curvature of the logarithm of light; noise by this many deviations. */
const LEAST_FOLD = 0.022;
const ABOVE_NOISE = 3.5;

/** The response to noise of deviation 1 of a Gaussian's second derivative, times sigma. */
const NOISE_GAIN = Math.sqrt(3 / (16 * Math.PI));

/** A line is this many times as long as it is wide, and at least so many millimetres long. */
const ELONGATED = 2.6;
const LINE_LENGTH = 4;
const FINE_LINE_LENGTH = 2.5;

/** Spots are 1 to 6 mm across, and rounder than a line. */
const SPOT_AREA = [0.8, 28] as const;
const SPOT_ELONGATION = 2.8;
/** Redder or browner than their surroundings by this much, in logarithms, and by so many usual deviations. */
const LEAST_SPOT = 0.05;
const ABOVE_USUAL = 3.8;

/** Deviations of the filter for spots and of what they are compared with, in millimetres. */
const SPOT_SIGMA = 0.45;
const SPOT_REACH = 2.6;
/** A threshold from which warmth alone is too noisy. */
const NOISY_SPOT = 0.08;
/** By how much pigment raises warmth and lowers light, in logarithms: melanin, and blood, which is less dark. */
const SPOT_WARMTH = 0.27;
const SPOT_DARKNESS = 0.4;

/** Pores are no larger, in square millimetres. */
const PORE_AREA = 1.2;

/** The band of textures, as deviations in millimetres. */
const TEXTURE_BAND = [0.3, 1.1] as const;

/** Light below which a camera shows nothing: keeps logarithms finite. */
const FLOOR = 0.0015;

/** Logarithm of the linear light of each 8-bit level. */
const LOG_LEVELS = LINEAR_LEVELS.map((level) => Math.log(FLOOR + level));

export interface ZoneDetail {
  /** Millimetres of line for a square centimetre. */
  readonly lines: number;
  readonly fineLines: number;
  /** For a square centimetre. */
  readonly spots: number;
  readonly pores: number;
  /** Contrast of the texture in percent. */
  readonly texture: number;
  /** Square centimetres of the zone. */
  readonly surface: number;
}

/** Which of the dearer filters are wanted: those for lines, and those that need more pixels. */
export interface DetailRequest {
  readonly lines: boolean;
  readonly fine: boolean;
}

/** `noise` is the deviation of the noise of luma, in 8-bit levels. */
export function readDetail(
  face: TakenFace,
  area: ZoneArea,
  noise: number,
  { lines: hasLines, fine }: DetailRequest,
): ZoneDetail {
  const { resolution } = face;
  const planes = planesOf(face, area);
  const { light, inside, level } = planes;
  // Of the logarithm of light: an encoded level x is light x^2.2.
  const logNoise = (2.2 * noise) / Math.max(4, level);
  const surface = Math.max(1e-3, area.count / (10 * resolution) ** 2);
  const foldsOf = (sigma: number, least: number): readonly Blob[] =>
    folds(light, inside, Math.max(0.7, sigma * resolution), logNoise, least * resolution);
  const lines = hasLines ? foldsOf(LINE_SIGMA, LINE_LENGTH) : [];
  const fineLines = hasLines && fine ? foldsOf(FINE_LINE_SIGMA, FINE_LINE_LENGTH) : [];
  const density = (blobs: readonly Blob[]): number =>
    blobs.reduce((sum, { length }) => sum + length, 0) / resolution / surface;
  return {
    lines: density(lines),
    fineLines: density(fineLines),
    spots: spotsOf(planes, resolution).length / surface,
    pores: fine ? poresOf(light, inside, resolution, logNoise).length / surface : 0,
    texture: textureOf(light, inside, resolution, logNoise),
    surface,
  };
}

interface DetailPlanes {
  /** Logarithm of linear luminance. */
  readonly light: Plane;
  /** Logarithm of red over the mean of green and blue: pigment and blood raise it, shade does not. */
  readonly warmth: Plane;
  /** 1 where a pixel of the box belongs to the zone. */
  readonly inside: Uint8Array;
  /** Mean 8-bit level of luma. */
  readonly level: number;
}

function planesOf({ image, resolution }: TakenFace, area: ZoneArea): DetailPlanes {
  const rim = Math.ceil(RIM * resolution);
  const left = Math.max(0, area.left - rim);
  const top = Math.max(0, area.top - rim);
  const width = Math.min(image.width, area.left + area.width + rim) - left;
  const height = Math.min(image.height, area.top + area.height + rim) - top;
  const light = new Float32Array(width * height);
  const warmth = new Float32Array(width * height);
  const inside = new Uint8Array(width * height);
  let level = 0;
  for (let y = 0; y < height; y += 1) {
    let from = 4 * ((top + y) * image.width + left);
    for (let x = 0; x < width; x += 1, from += 4) {
      const red = image.data[from] ?? 0;
      const green = image.data[from + 1] ?? 0;
      const blue = image.data[from + 2] ?? 0;
      const at = y * width + x;
      light[at] = Math.log(
        FLOOR +
          0.2126 * (LINEAR_LEVELS[red] ?? 0) +
          0.7152 * (LINEAR_LEVELS[green] ?? 0) +
          0.0722 * (LINEAR_LEVELS[blue] ?? 0),
      );
      warmth[at] =
        (LOG_LEVELS[red] ?? 0) - 0.7 * (LOG_LEVELS[green] ?? 0) - 0.3 * (LOG_LEVELS[blue] ?? 0);
      const column = left + x - area.left;
      const row = top + y - area.top;
      if (column < 0 || row < 0 || column >= area.width || row >= area.height) continue;
      if (area.inside[row * area.width + column] !== 1) continue;
      inside[at] = 1;
      level += 0.2126 * (image.data[from] ?? 0) + 0.7874 * (image.data[from + 1] ?? 0);
    }
  }
  return {
    light: { width, height, values: light },
    warmth: { width, height, values: warmth },
    inside,
    level: level / Math.max(1, area.count),
  };
}

/** Dark valleys that are long and narrow. */
function folds(
  light: Plane,
  inside: Uint8Array,
  sigma: number,
  logNoise: number,
  leastLength: number,
): readonly Blob[] {
  const { larger, smaller } = curvatureOf(blur(light, sigma), sigma);
  const least = Math.max(LEAST_FOLD, (ABOVE_NOISE * logNoise * NOISE_GAIN) / sigma);
  const valley = new Uint8Array(larger.length);
  for (let at = 0; at < larger.length; at += 1) {
    const across = larger[at] ?? 0;
    if (inside[at] === 1 && across > least && Math.abs(smaller[at] ?? 0) < across / 2) {
      valley[at] = 1;
    }
  }
  return takeBlobs(valley, light.width, light.height).filter(
    ({ length, width }) => length >= leastLength && length > ELONGATED * width,
  );
}

/**
 * Warm places. Where noise hides them, in dim light and on deep skin, their darkness helps: both say how much pigment
 * there is, and count by their signal over the square of what is usual in the zone.
 */
function spotsOf({ warmth, light, inside }: DetailPlanes, resolution: number): readonly Blob[] {
  const sigma = Math.max(0.7, SPOT_SIGMA * resolution);
  const warm = contrastOf(warmth, sigma, SPOT_REACH * resolution, inside);
  let spots = warm;
  if (ABOVE_USUAL * warm.usual > NOISY_SPOT) {
    const dark = contrastOf(light, sigma, SPOT_REACH * resolution, inside);
    const byWarmth = SPOT_WARMTH / Math.max(1e-4, warm.usual) ** 2;
    const byLight = SPOT_DARKNESS / Math.max(1e-4, dark.usual) ** 2;
    const scale = SPOT_WARMTH / (byWarmth * SPOT_WARMTH + byLight * SPOT_DARKNESS);
    const values = warm.values.map(
      (value, at) => scale * (byWarmth * value - byLight * (dark.values[at] ?? 0)),
    );
    spots = { values, usual: usualOf(values, inside) };
  }
  const least = Math.max(LEAST_SPOT, ABOVE_USUAL * spots.usual);
  const spot = new Uint8Array(spots.values.length);
  spots.values.forEach((value, at) => {
    if (inside[at] === 1 && value > least) spot[at] = 1;
  });
  const square = resolution * resolution;
  return takeBlobs(spot, warmth.width, warmth.height).filter(
    ({ area, length, width }) =>
      area >= SPOT_AREA[0] * square &&
      area <= SPOT_AREA[1] * square &&
      length < SPOT_ELONGATION * width,
  );
}

function poresOf(
  light: Plane,
  inside: Uint8Array,
  resolution: number,
  logNoise: number,
): readonly Blob[] {
  const sigma = Math.max(0.6, PORE_SIGMA * resolution);
  const { smaller } = curvatureOf(blur(light, sigma), sigma);
  const least = Math.max(LEAST_FOLD / 2, (ABOVE_NOISE * logNoise * NOISE_GAIN) / sigma);
  const pore = new Uint8Array(smaller.length);
  for (let at = 0; at < smaller.length; at += 1) {
    if (inside[at] === 1 && (smaller[at] ?? 0) > least) pore[at] = 1;
  }
  return takeBlobs(pore, light.width, light.height).filter(
    ({ area }) => area <= PORE_AREA * resolution * resolution,
  );
}

/** The usual contrast in the band, with that of the noise taken off; single lines and spots do not count. */
function textureOf(light: Plane, inside: Uint8Array, resolution: number, logNoise: number): number {
  const sigma = Math.max(0.6, TEXTURE_BAND[0] * resolution);
  const contrast = contrastOf(light, sigma, TEXTURE_BAND[1] * resolution, inside).usual;
  const passed = logNoise / (2 * Math.sqrt(Math.PI) * sigma);
  return 100 * Math.sqrt(Math.max(0, contrast ** 2 - passed ** 2));
}

/** As many pixels of a zone say what is usual in it. */
const SAMPLES = 1200;

interface Contrast {
  /** How much each pixel of the box lies above its surroundings. */
  readonly values: Float32Array;
  /** The robust deviation of that inside the zone. */
  readonly usual: number;
}

/** A plane less its own broad blur; both deviations in pixels. */
function contrastOf(plane: Plane, fine: number, broad: number, inside: Uint8Array): Contrast {
  const near = blur(plane, fine).values;
  const far = blur(plane, broad).values;
  const values = near.map((value, at) => value - (far[at] ?? 0));
  return { values, usual: usualOf(values, inside) };
}

function usualOf(values: Float32Array, inside: Uint8Array): number {
  const some: number[] = [];
  const step = Math.max(1, Math.floor(values.length / SAMPLES / 2));
  for (let at = 0; at < values.length; at += step) {
    if (inside[at] === 1) some.push(values[at] ?? 0);
  }
  return robustDeviation(some);
}
