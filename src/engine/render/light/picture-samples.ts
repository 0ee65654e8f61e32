/** Colours read off a frame at places of the face. */

import type { FrameImage } from '#engine/frame/frame.ts';
import { mixPoints, type Point } from '#engine/geometry/curve.ts';
import type { FaceFrame } from '#engine/geometry/face-frame.ts';
import { ENCODED_OFFSET, luma, type Rgb } from '#domain/colour/transfer.ts';

/** The encoded pixel at a point; the nearest one on the rim where the point lies outside. */
export function pixelAt(image: FrameImage, point: Point): Rgb {
  const x = Math.min(image.width - 1, Math.max(0, Math.floor(point.x)));
  const y = Math.min(image.height - 1, Math.max(0, Math.floor(point.y)));
  const offset = (y * image.width + x) * 4;
  const { data } = image;
  return [(data[offset] ?? 0) / 255, (data[offset + 1] ?? 0) / 255, (data[offset + 2] ?? 0) / 255];
}

/**
 * Red minus green and blue minus green, relative to the light: what of a colour is the same in any
 * brightness.
 */
export function chromaOf(colour: Rgb): readonly [warm: number, cool: number] {
  const light = luma(colour) + ENCODED_OFFSET;
  return [(colour[0] - colour[1]) / light, (colour[2] - colour[1]) / light];
}

/** Mean of a 3 x 3 pattern of pixels, `radius` pixels apart. */
export function sampleMean(image: FrameImage, centre: Point, radius: number): Rgb {
  const samples: Rgb[] = [];
  for (let row = -1; row <= 1; row += 1) {
    for (let column = -1; column <= 1; column += 1) {
      samples.push(pixelAt(image, { x: centre.x + column * radius, y: centre.y + row * radius }));
    }
  }
  return meanRgb(samples);
}

export function meanRgb(samples: readonly Rgb[]): Rgb {
  const sum = [0, 0, 0];
  for (const sample of samples) {
    sum[0] = (sum[0] ?? 0) + sample[0];
    sum[1] = (sum[1] ?? 0) + sample[1];
    sum[2] = (sum[2] ?? 0) + sample[2];
  }
  const count = samples.length || 1;
  return [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count];
}

/**
 * Mean of the samples between two ranks of lightness, as shares of all: hair, glasses and a finger
 * drop out at the dark end, highlights at the bright one. A highlight is the light's own colour,
 * not the skin's, and on deep skin it would count for much.
 */
export function trimmedMean(samples: readonly Rgb[], from: number, to: number): Rgb {
  const sorted = samples.toSorted((a, b) => luma(a) - luma(b));
  const first = Math.floor(sorted.length * from);
  return meanRgb(sorted.slice(first, Math.max(first + 1, Math.ceil(sorted.length * to))));
}

/** A point on a polyline of landmarks: whole numbers of `place` are the landmarks themselves. */
export function pointOnArc(frame: FaceFrame, arc: readonly number[], place: number): Point {
  const before = Math.floor(place);
  const a = frame.point(arc[before] ?? 0);
  const b = frame.point(arc[before + 1] ?? arc[before] ?? 0);
  return mixPoints(a, b, place - before);
}
