/**
 * Pictures of people whose hair is hard to find: with a hat, bald, or in clothes or in
 * front of a wall of the same color.
 */

import type { FrameImage } from '#engine/frame/frame.ts';
import type { FaceFrame } from '#engine/geometry/face-frame.ts';
import { FACE_TOP } from '#engine/geometry/landmark-indices.ts';
import { REGION, type Region, type SyntheticFrame } from '#tests/fixtures/synthetic-face/index.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** The appearance of a hat. Lengths are in face widths. */
export interface Hat {
  /** 8-bit sRGB where light falls on it. */
  readonly colour: Colour;
  /** How far the brim lies below the top of the face, over the forehead. */
  readonly brim: number;
  /** How far a cap's visor reaches below the brim; 0 for a hat without one. */
  readonly visor: number;
  /** Strength of its ribs, as a share of its light; 0 for felt. */
  readonly ribs: number;
}

const HALF_WIDTH = 0.6;
const HEIGHT = 0.6;

function copyOf({ data, width, height }: FrameImage): FrameImage {
  return { data: data.slice(), width, height };
}

/** A reproducible number in [-1, 1] for a place of a fabric. */
function weave(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453;
  return 2 * (value - Math.floor(value)) - 1;
}

function step(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

/**
 * The picture with a hat on the head of `frame`, lit from the upper left, with its shadow on the forehead.
 */
export function wearingHat(image: FrameImage, frame: FaceFrame, hat: Hat): FrameImage {
  const worn = copyOf(image);
  const { centre, across, down, width } = frame;
  const peak = frame.point(FACE_TOP);
  const middle = ((peak.x - centre.x) * down.x + (peak.y - centre.y) * down.y) / width + hat.brim;
  const reach = Math.ceil(1.4 * width);
  const soft = 1.2 / width;
  const left = Math.max(0, Math.floor(centre.x - reach));
  const right = Math.min(image.width, Math.ceil(centre.x + reach));
  const top = Math.max(0, Math.floor(centre.y - reach));
  const bottom = Math.min(image.height, Math.ceil(centre.y + reach / 2));
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const u = ((x - centre.x) * across.x + (y - centre.y) * across.y) / width;
      const v = ((x - centre.x) * down.x + (y - centre.y) * down.y) / width;
      const brim = middle + 0.16 * u * u;
      const dome = 1 - Math.abs(u / HALF_WIDTH) ** 2.4;
      const upper = brim - HEIGHT * Math.sqrt(Math.max(0, dome));
      const inHat =
        dome <= 0 ? 0 : step(brim + soft, brim - soft, v) * step(upper - soft, upper + soft, v);
      const visorEnd = brim + hat.visor * (1 - (u / 0.5) ** 2);
      const inVisor =
        hat.visor > 0 && Math.abs(u) < 0.5
          ? step(visorEnd + soft, visorEnd - soft, v) * step(brim - soft, brim + soft, v)
          : 0;
      const edge = Math.max(brim, visorEnd);
      const shadow = v > edge && Math.abs(u) < 0.55 ? 0.35 * step(edge + 0.07, edge, v) : 0;
      const cover = Math.max(inHat, inVisor);
      if (cover === 0 && shadow === 0) continue;
      const round = 1 - 0.45 * (u / HALF_WIDTH + 0.25) ** 2;
      const rib = 1 + hat.ribs * Math.sin((u * 150) / Math.sqrt(Math.max(0.1, dome)));
      const light = (inVisor > inHat ? 0.6 : round * rib) * (1 + 0.05 * weave(x, y));
      const at = 4 * (y * image.width + x);
      for (let channel = 0; channel < 3; channel += 1) {
        const below = (image.data[at + channel] ?? 0) * (1 - shadow);
        worn.data[at + channel] = below + (hat.colour[channel]! * light - below) * cover;
      }
    }
  }
  return worn;
}

/** The picture with a region recolored, keeping the light and the grain of its pixels. */
export function withRegionIn(
  { image, maps }: SyntheticFrame,
  region: Region,
  colour: Colour,
  grain = 0.5,
): FrameImage {
  const changed = copyOf(image);
  const map = maps.region!;
  let [sum, count] = [0, 0];
  for (let pixel = 0; pixel < map.length; pixel += 1) {
    if (map[pixel] !== region) continue;
    sum += lightAt(image, pixel);
    count += 1;
  }
  const mean = sum / Math.max(1, count);
  for (let pixel = 0; pixel < map.length; pixel += 1) {
    if (map[pixel] !== region) continue;
    const light = 1 + grain * (lightAt(image, pixel) / mean - 1);
    for (let channel = 0; channel < 3; channel += 1) {
      changed.data[4 * pixel + channel] = colour[channel]! * light;
    }
  }
  return changed;
}

/** Mean color of a region. */
export function meanOf({ image, maps }: SyntheticFrame, region: Region): Colour {
  const sum = [0, 0, 0];
  let count = 0;
  maps.region!.forEach((each, pixel) => {
    if (each !== region) return;
    count += 1;
    for (let channel = 0; channel < 3; channel += 1)
      sum[channel]! += image.data[4 * pixel + channel]!;
  });
  return [sum[0]! / count, sum[1]! / count, sum[2]! / count];
}

/** A shaved head: skin where hair was. */
export function withoutHair(frame: SyntheticFrame): FrameImage {
  return withRegionIn(frame, REGION.hair, meanOf(frame, REGION.skin), 0.25);
}

function lightAt({ data }: FrameImage, pixel: number): number {
  return 0.2126 * data[4 * pixel]! + 0.7152 * data[4 * pixel + 1]! + 0.0722 * data[4 * pixel + 2]!;
}
