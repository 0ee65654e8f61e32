/** The colours of lips, brows, irises and hair, with the light still in them. */

import type { LinearRgb } from '#domain/analysis/white-balance.ts';
import { luminanceOf } from '#domain/analysis/white-balance.ts';
import { hiddenAt } from '#engine/frame/cover-mask.ts';
import { distance, mixPoints, type Point } from '#engine/geometry/curve.ts';
import { HAIR_RANKS, hairPlaces } from '#engine/geometry/hair-places.ts';
import {
  LIPS_LOWER_INNER,
  LIPS_LOWER_OUTER,
  LIPS_UPPER_INNER,
  LIPS_UPPER_OUTER,
} from '#engine/geometry/landmark-indices.ts';
import { EYES } from '#engine/geometry/landmark-sets.ts';
import { pointOnArc } from '#engine/render/light/picture-samples.ts';
import { areHidden, HIDDEN, MOST_HIDDEN_BROW } from './hidden-parts.ts';
import { LINEAR_LEVELS } from './scene-tint.ts';
import type { TakenFace } from './taken-face.ts';

/**
 * Mean linear colour, how many pixels it is of, and whether too many of the feature's pixels are hidden to
 * trust it.
 */
export interface FeatureColour {
  readonly colour: LinearRgb;
  readonly count: number;
  readonly isHidden: boolean;
}

/** Lips, without their rim and the brightest part, which is shine. */
export function lipColour(face: TakenFace): FeatureColour {
  const points: Point[] = [];
  for (const [outer, inner] of [
    [LIPS_UPPER_OUTER, LIPS_UPPER_INNER],
    [LIPS_LOWER_OUTER, LIPS_LOWER_INNER],
  ] as const) {
    points.push(...between(face, outer, inner, [0.25, 0.4, 0.55, 0.7], [2, outer.length - 3]));
  }
  return middle(face, points, 0.1, 0.75);
}

/** Brows: hair and the skin between it. */
export function browColour(face: TakenFace): FeatureColour {
  const points = EYES.flatMap(({ browLower, browUpper }) =>
    between(face, browLower, browUpper, [0.3, 0.4, 0.5, 0.6, 0.7], [0.7, 3.6]),
  );
  // The hair of a brow may itself be taken for a cover, so only its outline tells whether something is in
  // front of it.
  const outline = EYES.flatMap(({ browLower, browUpper }) => [...browLower, ...browUpper]);
  const isHidden = areHidden(
    face,
    outline.map((landmark) => face.frame.point(landmark)),
    MOST_HIDDEN_BROW,
  );
  return { ...middle({ ...face, cover: null }, points, 0.05, 0.93), isHidden };
}

/** The coloured ring of both irises: no pupil, no rim, no catch light, nothing under the upper lid. */
export function irisColour(face: TakenFace): FeatureColour {
  const { frame } = face;
  const points = EYES.flatMap(({ iris, upperLid, lowerLid }) => {
    const centre = frame.point(iris[0] ?? 468);
    const radius = distance(frame.point(iris[1] ?? 469), frame.point(iris[3] ?? 471)) / 2;
    const top = frame.point(upperLid[4] ?? 159);
    const bottom = frame.point(lowerLid[4] ?? 145);
    const found: Point[] = [];
    for (let angle = 0; angle < 2 * Math.PI; angle += Math.PI / 18) {
      for (const share of [0.5, 0.6, 0.7, 0.8]) {
        const point = {
          x: centre.x + share * radius * Math.cos(angle),
          y: centre.y + share * radius * Math.sin(angle),
        };
        if (point.y > top.y + 0.35 * radius && point.y < bottom.y - 0.15 * radius)
          found.push(point);
      }
    }
    return found;
  });
  return middle(face, points, 0.1, 0.7);
}

/** Hair above the forehead, in the middle and to both sides: its usual colour there. */
export function hairColour(face: TakenFace): FeatureColour {
  const points = hairPlaces(face.frame);
  const { width, height } = face.image;
  const inPicture = points.filter(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height);
  return middle(face, inPicture, HAIR_RANKS.from, HAIR_RANKS.to);
}

/** Points between two arcs, `shares` of the way from one to the other, over a part of their length. */
function between(
  { frame }: TakenFace,
  one: readonly number[],
  other: readonly number[],
  shares: readonly number[],
  [from, to]: readonly [number, number],
): Point[] {
  const points: Point[] = [];
  for (let place = from; place <= to; place += 0.125) {
    const a = pointOnArc(frame, one, place);
    const b = pointOnArc(frame, other, place);
    for (const share of shares) points.push(mixPoints(a, b, share));
  }
  return points;
}

function middle(
  face: TakenFace,
  points: readonly Point[],
  from: number,
  to: number,
): FeatureColour {
  const { image, cover } = face;
  const bare =
    cover === null ? points : points.filter(({ x, y }) => hiddenAt(cover, x, y) <= HIDDEN);
  const colours = bare.map(({ x, y }): LinearRgb => {
    const column = Math.min(image.width - 1, Math.max(0, Math.floor(x)));
    const row = Math.min(image.height - 1, Math.max(0, Math.floor(y)));
    const at = 4 * (row * image.width + column);
    const light = (channel: number): number => LINEAR_LEVELS[image.data[at + channel] ?? 0] ?? 0;
    return [light(0), light(1), light(2)];
  });
  const sorted = colours.toSorted((a, b) => luminanceOf(a) - luminanceOf(b));
  const kept = sorted.slice(Math.floor(from * sorted.length), Math.ceil(to * sorted.length));
  const sum: [number, number, number] = [0, 0, 0];
  for (const colour of kept) {
    sum[0] += colour[0];
    sum[1] += colour[1];
    sum[2] += colour[2];
  }
  const count = kept.length || 1;
  return {
    colour: [sum[0] / count, sum[1] / count, sum[2] / count],
    count: kept.length,
    isHidden: areHidden(face, points),
  };
}
