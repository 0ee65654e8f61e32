/**
 * Ground truth of each zone: the mean albedo of the skin in an ellipse around some true landmarks. The
 * ellipses are the bench's own; the product's zones lie in the same places but have other shapes.
 */

import { labOfLinear, type Lab } from '#bench/colour/lab.ts';
import type { SkinZone } from '#domain/analysis/skin-reading.ts';
import { REGION } from '#tests/fixtures/synthetic-face/index.ts';
import type { Portrait } from './portrait.ts';

interface Ellipse {
  /** The centre is the mean of these landmarks. */
  readonly about: readonly number[];
  /** Half axes as shares of the distance between the cheekbones. */
  readonly across: number;
  readonly down: number;
}

const ELLIPSES: Readonly<Record<SkinZone, Ellipse>> = {
  'forehead-right': { about: [105, 105, 103], across: 0.1, down: 0.05 },
  'forehead-middle': { about: [151, 10, 9], across: 0.1, down: 0.06 },
  'forehead-left': { about: [334, 334, 332], across: 0.1, down: 0.05 },
  glabella: { about: [9, 8], across: 0.045, down: 0.05 },
  'nose-bridge': { about: [197, 195], across: 0.035, down: 0.08 },
  'nose-tip': { about: [4, 5], across: 0.045, down: 0.04 },
  'under-eye-right': { about: [230, 119, 23], across: 0.09, down: 0.02 },
  'under-eye-left': { about: [450, 348, 253], across: 0.09, down: 0.02 },
  'crows-feet-right': { about: [143, 34], across: 0.03, down: 0.05 },
  'crows-feet-left': { about: [372, 264], across: 0.03, down: 0.05 },
  'cheek-right': { about: [50, 205, 118, 123], across: 0.09, down: 0.08 },
  'cheek-left': { about: [280, 425, 347, 352], across: 0.09, down: 0.08 },
  'upper-lip': { about: [164], across: 0.1, down: 0.02 },
  chin: { about: [199, 175], across: 0.08, down: 0.05 },
  'jaw-right': { about: [214, 192, 135], across: 0.04, down: 0.07 },
  'jaw-left': { about: [434, 416, 364], across: 0.04, down: 0.07 },
};

export const ZONES = Object.keys(ELLIPSES) as readonly SkinZone[];

interface PlacedEllipse {
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
}

function placed({ frame }: Portrait, zone: SkinZone): PlacedEllipse {
  const { points } = frame.landmarks;
  const { about, across, down } = ELLIPSES[zone];
  const place = (axis: 0 | 1): number =>
    about.reduce((sum, landmark) => sum + points[2 * landmark + axis]!, 0) / about.length;
  const width = Math.hypot(
    points[2 * 454]! - points[2 * 234]!,
    points[2 * 454 + 1]! - points[2 * 234 + 1]!,
  );
  return { left: place(0), top: place(1), across: across * width, down: down * width };
}

/** Distance of a point from the centre of a zone, in the zone's half axes: 1 on its rim. */
export function zoneDistance(subject: Portrait, zone: SkinZone): (x: number, y: number) => number {
  const { left, top, across, down } = placed(subject, zone);
  return (x, y) => Math.hypot((x - left) / across, (y - top) / down);
}

/** Pixels in a zone that show skin. */
export function zonePixels(subject: Portrait, zone: SkinZone): number[] {
  return pixelsWithin(subject, zone).filter((pixel) => subject.region[pixel] === REGION.skin);
}

/** Share of a zone's pixels that show skin; pixels outside of the picture do not count. */
export function shareOfSkin(subject: Portrait, zone: SkinZone): number {
  return zonePixels(subject, zone).length / Math.max(1, pixelsWithin(subject, zone).length);
}

function pixelsWithin(subject: Portrait, zone: SkinZone): number[] {
  const { width, height } = subject.image;
  const { left, top, across, down } = placed(subject, zone);
  const distance = zoneDistance(subject, zone);
  const pixels: number[] = [];
  for (let y = Math.max(0, Math.floor(top - down)); y < Math.min(height, top + down); y += 1) {
    for (
      let x = Math.max(0, Math.floor(left - across));
      x < Math.min(width, left + across);
      x += 1
    ) {
      if (distance(x + 0.5, y + 0.5) <= 1) pixels.push(y * width + x);
    }
  }
  return pixels;
}

export function meanAlbedo(
  { albedo }: Portrait,
  pixels: readonly number[],
): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (const pixel of pixels) {
    for (const channel of [0, 1, 2] as const) sum[channel] += albedo[3 * pixel + channel]!;
  }
  return [sum[0] / pixels.length, sum[1] / pixels.length, sum[2] / pixels.length];
}

export function labOfPixels(subject: Portrait, pixels: readonly number[]): Lab {
  return labOfLinear(...meanAlbedo(subject, pixels));
}

/** Zones whose mean is the face's skin colour. */
export const FACE_ZONES: readonly SkinZone[] = [
  'forehead-middle',
  'glabella',
  'cheek-right',
  'cheek-left',
  'chin',
  'jaw-right',
  'jaw-left',
];
