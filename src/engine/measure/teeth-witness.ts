/** The white of the light by the teeth of a smile: a weak witness, and the only one where the eyes are half shut. */

import { luminanceOf, type LightWitness, type LinearRgb } from '#domain/analysis/white-balance.ts';
import { distance, mixPoints, type Point } from '#engine/geometry/curve.ts';
import { LIPS_LOWER_INNER, LIPS_UPPER_INNER } from '#engine/geometry/landmark-indices.ts';
import { pointOnArc } from '#engine/render/light/picture-samples.ts';
import { normalOf } from '#engine/geometry/face-normals.ts';
import { areHidden } from './hidden-parts.ts';
import { LINEAR_LEVELS } from './scene-tint.ts';
import type { Shading } from './shading.ts';
import type { TakenFace } from './taken-face.ts';

/** How far the lips have to be apart for teeth to show, in widths of the face. */
const LEAST_GAP = 0.018;

/**
 * What front teeth return, in the shade of the lips: an L* of some 72 and yellowish; whitened ones return
 * more and are less yellow.
 */
const TEETH_TO_WHITE: LinearRgb = [0.52, 0.47, 0.39];

/** By how much teeth differ among people and the shade of lips varies: standard deviations of logarithms. */
const TEETH = { level: 0.27, tint: 0.1 } as const;

/** Lips, gums and a tongue are redder, in linear light; a dark mouth is, too. */
const REDDEST = 1.4;
const LEAST_BLUE = 0.55;

/** Nothing where the mouth is shut, or shows no teeth. */
export function teethWitness(
  face: TakenFace,
  normals: Float32Array,
  shading: Shading,
): readonly LightWitness[] {
  const { frame } = face;
  if (distance(frame.point(13), frame.point(14)) < LEAST_GAP * frame.width) return [];
  const points = pointsBetweenLips(face);
  if (areHidden(face, points)) return [];
  const colours = points
    .map((point) => linearAt(face, point))
    .toSorted((one, other) => luminanceOf(one) - luminanceOf(other));
  // The brighter part: gaps between teeth, and what the upper lip shades, are dark.
  const bright = colours.slice(Math.floor(0.6 * colours.length), Math.ceil(0.92 * colours.length));
  const mean = (at: 0 | 1 | 2): number =>
    bright.reduce((sum, colour) => sum + colour[at], 0) / (bright.length || 1);
  const [red, green, blue] = [mean(0), mean(1), mean(2)];
  if (green <= 0 || red > REDDEST * green || blue < LEAST_BLUE * green) return [];
  const here = shading(normalOf(normals, [0, 17, 61, 291]));
  return [
    {
      white: [
        red / TEETH_TO_WHITE[0] / here,
        green / TEETH_TO_WHITE[1] / here,
        blue / TEETH_TO_WHITE[2] / here,
      ],
      levelDeviation: TEETH.level,
      tintDeviation: TEETH.tint,
    },
  ];
}

function pointsBetweenLips({ frame }: TakenFace): readonly Point[] {
  const points: Point[] = [];
  for (let place = 2; place <= LIPS_UPPER_INNER.length - 3; place += 0.125) {
    const upper = pointOnArc(frame, LIPS_UPPER_INNER, place);
    const lower = pointOnArc(frame, LIPS_LOWER_INNER, place);
    for (const share of [0.2, 0.35, 0.5, 0.65, 0.8]) points.push(mixPoints(upper, lower, share));
  }
  return points;
}

function linearAt({ image }: TakenFace, { x, y }: Point): LinearRgb {
  const column = Math.min(image.width - 1, Math.max(0, Math.floor(x)));
  const row = Math.min(image.height - 1, Math.max(0, Math.floor(y)));
  const at = 4 * (row * image.width + column);
  const light = (channel: number): number => LINEAR_LEVELS[image.data[at + channel] ?? 0] ?? 0;
  return [light(0), light(1), light(2)];
}
