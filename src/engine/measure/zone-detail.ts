/** What is finer than colour in a zone: lines, spots, pores and the energy of the texture. */

import { planesOf, type DetailedFace } from './detail-planes.ts';
import { blur, curvatureOf, takeBlobs, type Blob, type Plane } from './plane.ts';
import { contrastOf } from './plane-contrast.ts';
import { spotsOf } from './skin-spots.ts';
import type { ZoneArea } from './zone-area.ts';

/** Deviations of the filters in millimetres: for lines one sees at arm's length, and for fine ones. */
const LINE_SIGMA = 0.55;
const FINE_LINE_SIGMA = 0.22;
const PORE_SIGMA = 0.2;

/** A fold darkens by at least this much, as a curvature of the logarithm of light; noise by this many deviations. */
const LEAST_FOLD = 0.022;
const ABOVE_NOISE = 3.5;
/**
 * In 8-bit levels. A picture that was compressed has less noise than its camera's, and errors in its place that look like
 * folds on deep skin.
 */
const FOLD_NOISE = 2;

/**
 * A fold is as narrow as its filter, so one of twice the width answers less to it. To a broad valley, as a dark circle
 * is, the wider one answers up to four times as much: past this factor, it is no line.
 */
const BROAD_VALLEY = 1.6;

/** The response to noise of deviation 1 of a Gaussian's second derivative, times sigma. */
const NOISE_GAIN = Math.sqrt(3 / (16 * Math.PI));

/** A line is this many times as long as it is wide, and at least this many millimetres long. */
const ELONGATED = 2.6;
const LINE_LENGTH = 4;
const FINE_LINE_LENGTH = 2.5;

/** Pores are no larger than this, in square millimetres. */
const PORE_AREA = 1.2;

/** The band of textures, as deviations in millimetres. */
const TEXTURE_BAND = [0.3, 1.1] as const;

export interface ZoneDetail {
  /** Millimetres of line per square centimetre. */
  readonly lines: number;
  readonly fineLines: number;
  /** Count per square centimetre. */
  readonly spots: number;
  readonly pores: number;
  /** Contrast of the texture in percent. */
  readonly texture: number;
  /** By how much that may be off because of the noise, as a deviation. */
  readonly textureDoubt: number;
  /** Square centimetres of the zone. */
  readonly surface: number;
}

/** Which of the more expensive filters are wanted: those for lines, and those that need more pixels. */
export interface DetailRequest {
  readonly lines: boolean;
  readonly fine: boolean;
}

/** `noise` is the deviation of the noise of luma, in 8-bit levels. */
export function readDetail(
  face: DetailedFace,
  area: ZoneArea,
  noise: number,
  { lines: hasLines, fine }: DetailRequest,
): ZoneDetail {
  const { resolution } = face;
  const planes = planesOf(face, area);
  const { light, inside, level } = planes;
  // Of the logarithm of light: an encoded level x is light x^2.2.
  const logNoiseOf = (levels: number): number => (2.2 * levels) / Math.max(4, level);
  const logNoise = logNoiseOf(noise);
  const foldNoise = logNoiseOf(Math.max(noise, FOLD_NOISE));
  const surface = Math.max(1e-3, area.count / (10 * resolution) ** 2);
  const foldsOf = (sigma: number, least: number): readonly Blob[] =>
    folds(light, inside, Math.max(0.7, sigma * resolution), foldNoise, least * resolution);
  const lines = hasLines ? foldsOf(LINE_SIGMA, LINE_LENGTH) : [];
  const fineLines = hasLines && fine ? foldsOf(FINE_LINE_SIGMA, FINE_LINE_LENGTH) : [];
  const density = (blobs: readonly Blob[]): number =>
    blobs.reduce((sum, { length }) => sum + length, 0) / resolution / surface;
  return {
    lines: density(lines),
    fineLines: density(fineLines),
    spots: spotsOf(planes, resolution).length / surface,
    pores: fine ? poresOf(light, inside, resolution, logNoise).length / surface : 0,
    ...textureOf(light, inside, resolution, logNoise),
    surface,
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
  const broader = curvatureOf(blur(light, 2 * sigma), 2 * sigma).larger;
  const least = Math.max(LEAST_FOLD, (ABOVE_NOISE * logNoise * NOISE_GAIN) / sigma);
  const valley = new Uint8Array(larger.length);
  for (let at = 0; at < larger.length; at += 1) {
    const across = larger[at] ?? 0;
    const isNarrow = (broader[at] ?? 0) < BROAD_VALLEY * across;
    const isLong = Math.abs(smaller[at] ?? 0) < across / 2;
    if (inside[at] === 1 && across > least && isLong && isNarrow) valley[at] = 1;
  }
  return takeBlobs(valley, light.width, light.height).filter(
    ({ length, width }) => length >= leastLength && length > ELONGATED * width,
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

/** The noise's variance is known to this share of it: on deep skin, noise has more contrast than texture. */
const NOISE_DOUBT = 0.3;

/**
 * The usual contrast in the band, with that of the noise subtracted; single lines and spots do not count.
 */
function textureOf(
  light: Plane,
  inside: Uint8Array,
  resolution: number,
  logNoise: number,
): Pick<ZoneDetail, 'texture' | 'textureDoubt'> {
  const sigma = Math.max(0.6, TEXTURE_BAND[0] * resolution);
  const contrast = contrastOf(light, sigma, TEXTURE_BAND[1] * resolution, inside).usual;
  const passed = logNoise / (2 * Math.sqrt(Math.PI) * sigma);
  const variance = Math.max(0, contrast ** 2 - passed ** 2);
  const texture = Math.sqrt(variance);
  const more = Math.sqrt(variance + NOISE_DOUBT * passed ** 2);
  return { texture: 100 * texture, textureDoubt: 100 * (more - texture) };
}
