/** The white of the eyes: the one surface of a face whose colour is nearly the same in everybody. */

import type { FrameImage } from '#engine/frame/frame.ts';
import { distance, mixPoints, smoothstep } from '#engine/geometry/curve.ts';
import { eyeOpenness, type FaceFrame } from '#engine/geometry/face-frame.ts';
import { EYES } from '#engine/geometry/landmark-sets.ts';
import { meanRgb, pixelAt, pointOnArc } from './picture-samples.ts';
import { luma, mapRgb, toLinear, type Rgb } from '#domain/colour/transfer.ts';

/**
 * Radiance of the sclera's brighter part relative to a white card held to the cheek, per channel: a
 * reflectance of about two thirds, slightly warm, in the half shade of the socket. The same within
 * a twentieth for light and deep skin and at every exposure (measured on faces of known light).
 */
export const SCLERA_TO_WHITE: Rgb = [0.375, 0.328, 0.303];

/** Heights of an eye opening over its width between which trust in the sclera rises from none to full. */
const SQUINT = 0.15;
const WIDE_OPEN = 0.27;

export interface Sclera {
  /** Linear radiance of the sclera's brighter part. */
  readonly radiance: Rgb;
  /** In [0, 1]: 1 with two open, large eyes. */
  readonly confidence: number;
  /** Height over width of the eye that is opened wider (see `eyeOpenness`). */
  readonly openness: number;
}

/**
 * The white of both eyes, or of one (the subject's right is 0): pixels of the opening beside the iris, the brighter part of them (lashes
 * and lid shade the rest), without catch lights.
 */
export function measureSclera(
  image: FrameImage,
  frame: FaceFrame,
  sides: readonly (0 | 1)[] = [0, 1],
): Sclera | null {
  const found: { light: number; colour: Rgb }[] = [];
  let weight = 0;
  let widest = 0;
  for (const side of sides) {
    const eye = EYES[side];
    const open = eyeOpenness(frame, side);
    const facing = frame.facing[side];
    if (open < SQUINT || facing < 0.3) continue;
    const iris = frame.point(eye.iris[0] ?? 468);
    const rim = frame.point(eye.iris[1] ?? 469);
    const irisRadius = distance(iris, rim);
    const columns = eye.upperLid.length;
    const before = found.length;
    for (let column = 1; column < columns - 1; column += 0.25) {
      const upper = pointOnArc(frame, eye.upperLid, column);
      const lower = pointOnArc(frame, eye.lowerLid, column);
      for (const height of [0.35, 0.45, 0.55, 0.65, 0.75]) {
        const point = mixPoints(upper, lower, height);
        if (distance(point, iris) < irisRadius * 1.2) continue;
        const colour = mapRgb(pixelAt(image, point), toLinear);
        found.push({ light: luma(colour), colour });
      }
    }
    if (found.length === before) continue;
    weight += facing * smoothstep(SQUINT, WIDE_OPEN, open);
    widest = Math.max(widest, open);
  }
  if (found.length < 8) return null;
  found.sort((a, b) => a.light - b.light);
  const bright = found.slice(Math.floor(found.length * 0.6), Math.ceil(found.length * 0.92));
  const radiance = meanRgb(bright.map((sample) => sample.colour));
  const size = Math.min(1, frame.width / 140);
  return { radiance, confidence: Math.min(1, weight / 1.4) * size, openness: widest };
}
