/** Judges a picture of a face in which every pixel is known. */

import { differenceCiede2000 } from 'culori';
import {
  REGION,
  renderSyntheticFace,
  type Region,
  type SyntheticFaceOptions,
  type SyntheticFrame,
} from '#tests/fixtures/synthetic-face/index.ts';

/** RGB or RGBA, 8 bits per channel, sRGB. */
export interface JudgedPicture {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** sRGB in [0, 1], encoded. */
export interface MeanColour {
  readonly mode: 'rgb';
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** A pixel counts as changed if a channel differs by at least this much, in 8-bit levels. */
export const NOTICEABLE = 8;

export function knownFace(options: SyntheticFaceOptions): SyntheticFrame {
  return renderSyntheticFace({ ...options, maps: { region: true, irradiance: true } });
}

/**
 * The pixels of a region that are more than `margin` pixels away from any
 * other region: its rim is a mixture.
 */
export function regionPixels(
  { image, maps }: SyntheticFrame,
  region: Region,
  margin = 1,
): number[] {
  const { width, height } = image;
  const map = maps.region!;
  const pixels: number[] = [];
  for (let y = margin; y < height - margin; y += 1) {
    for (let x = margin; x < width - margin; x += 1) {
      const pixel = y * width + x;
      if (map[pixel] === region && isSurrounded(map, pixel, width, margin)) pixels.push(pixel);
    }
  }
  return pixels;
}

function isSurrounded(map: Uint8Array, pixel: number, width: number, margin: number): boolean {
  for (let dy = -margin; dy <= margin; dy += 1) {
    for (let dx = -margin; dx <= margin; dx += 1) {
      if (map[pixel + dy * width + dx] !== map[pixel]) return false;
    }
  }
  return true;
}

function channelsOf({ data, width, height }: JudgedPicture): number {
  return data.length / (width * height);
}

/** Largest difference in any colour channel of a pixel, in levels. */
export function changeAt(before: JudgedPicture, after: JudgedPicture, pixel: number): number {
  const [from, to] = [channelsOf(before) * pixel, channelsOf(after) * pixel];
  return Math.max(
    Math.abs(before.data[from]! - after.data[to]!),
    Math.abs(before.data[from + 1]! - after.data[to + 1]!),
    Math.abs(before.data[from + 2]! - after.data[to + 2]!),
  );
}

/** Share of pixels with a change that a person could see. */
export function changedShare(
  before: JudgedPicture,
  after: JudgedPicture,
  pixels: readonly number[],
): number {
  return (
    pixels.filter((pixel) => changeAt(before, after, pixel) > NOTICEABLE).length / pixels.length
  );
}

export function meanChange(
  before: JudgedPicture,
  after: JudgedPicture,
  pixels: readonly number[],
): number {
  return pixels.reduce((sum, pixel) => sum + changeAt(before, after, pixel), 0) / pixels.length;
}

/** Mean colour of pixels, averaged in linear light. */
export function meanColourOf(picture: JudgedPicture, pixels: readonly number[]): MeanColour {
  const channels = channelsOf(picture);
  return encoded((channel) =>
    mean(pixels, (pixel) => decode(picture.data[channels * pixel + channel]! / 255)),
  );
}

/** How a shade looks in the light on these pixels, applied at `share` of its full strength. */
export function wornColour(
  hex: string,
  share: number,
  { image, maps }: SyntheticFrame,
  pixels: readonly number[],
): MeanColour {
  const light = [0, 1, 2].map((channel) =>
    mean(pixels, (pixel) => maps.irradiance![3 * pixel + channel]!),
  );
  const bare = meanColourOf(image, pixels);
  const shade = encoded((channel) => {
    const value = Number.parseInt(hex.slice(1 + 2 * channel, 3 + 2 * channel), 16) / 255;
    return Math.min(1, decode(value) * light[channel]!);
  });
  return {
    mode: 'rgb',
    r: shade.r * share + bare.r * (1 - share),
    g: shade.g * share + bare.g * (1 - share),
    b: shade.b * share + bare.b * (1 - share),
  };
}

/** CIEDE2000. */
export const colourDifference = differenceCiede2000();

/** The frame as a mirror shows it: truth and picture flipped horizontally. */
export function mirroredFrame(frame: SyntheticFrame): SyntheticFrame {
  const { width, height, data } = frame.image;
  const turned = <Values extends Uint8Array | Uint8ClampedArray | Float32Array>(
    values: Values,
    perPixel: number,
  ): Values => {
    const copy = values.slice() as Values;
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const opposite = pixel - (pixel % width) + (width - 1 - (pixel % width));
      for (let part = 0; part < perPixel; part += 1) {
        copy[perPixel * pixel + part] = values[perPixel * opposite + part]!;
      }
    }
    return copy;
  };
  return {
    ...frame,
    image: { width, height, data: turned(data, 4) },
    maps: {
      ...frame.maps,
      region: turned(frame.maps.region!, 1),
      irradiance: turned(frame.maps.irradiance!, 3),
    },
  };
}

/** Regions that no product may reach. */
export const NEVER_PAINTED = [REGION.hair, REGION.clothes, REGION.background] as const;

function encoded(linear: (channel: number) => number): MeanColour {
  return { mode: 'rgb', r: encode(linear(0)), g: encode(linear(1)), b: encode(linear(2)) };
}

function mean(pixels: readonly number[], value: (pixel: number) => number): number {
  return pixels.reduce((sum, pixel) => sum + value(pixel), 0) / pixels.length;
}

/** IEC 61966-2-1; separate from the engine's own, which it judges. */
function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encode(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}
