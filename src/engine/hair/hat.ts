/**
 * Whether something with a brim is on the head. A hat's edge is sharp, and runs in one smooth curve from temple to
 * temple over skin or hair. A hairline thins out or is ragged, and no two locks of a fringe end alike.
 */

import type { Rgb } from '#domain/colour/transfer.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import type { Point } from '#engine/geometry/curve.ts';
import type { FaceFrame } from '#engine/geometry/face-frame.ts';
import { pixelAt } from '#engine/render/light/picture-samples.ts';
import { ColourLine } from './colour-line.ts';

/** Lines up from the brows, and how far from the middle the outermost are; lengths are in widths of the face. */
const LINES = 33;
const ASIDE = 0.38;
/** Where they begin and end, from the root of the nose; up is negative. */
const FROM = -0.13;
const TO = -0.72;

/**
 * An edge is sharp if its change from a fifth to four fifths takes place within this share of the face's
 * width, or within this many pixels where that is more: not every camera is that sharp.
 */
const SHARP = 0.0155;
const SHARP_PIXELS = 2.1;
/** How far from the curve the edge of a brim may be, likewise. */
const SMOOTH = 0.006;
const SMOOTH_PIXELS = 1;
/** Share of the lines whose edges lie on one curve. */
const ENOUGH = 0.6;
/** How far a brim may be bent between the middle and the outermost lines. */
const MOST_BENT = 0.16;

/** A sharp edge on a line. */
interface Edge {
  readonly aside: number;
  readonly below: number;
}

/**
 * Whether what is above the brows ends in a brim. `isPerson` tells whether a point of the picture shows the
 * person.
 */
export function isHat(
  image: FrameImage,
  frame: FaceFrame,
  isPerson: (point: Point) => boolean,
): boolean {
  return brimShare(image, frame, isPerson) >= ENOUGH;
}

/**
 * Share of the lines that have a sharp edge on one smooth curve, for the curve that has the most of them.
 */
function brimShare(
  image: FrameImage,
  frame: FaceFrame,
  isPerson: (point: Point) => boolean,
): number {
  const { width } = frame;
  const lines = sharpEdges(image, frame, isPerson);
  const near = Math.max(SMOOTH, SMOOTH_PIXELS / width);
  const third = Math.floor(LINES / 3);
  const [right, middle, left] = [
    lines.slice(0, third).flat(),
    lines.slice(third, LINES - third).flat(),
    lines.slice(LINES - third).flat(),
  ];
  let most = 0;
  for (const a of right) {
    for (const b of middle) {
      for (const c of left) {
        const curve = parabolaThrough(a, b, c);
        if (Math.abs(curve(ASIDE) + curve(-ASIDE) - 2 * curve(0)) > 2 * MOST_BENT) continue;
        let on = 0;
        for (const edges of lines) {
          if (edges.some(({ aside, below }) => Math.abs(curve(aside) - below) < near)) on += 1;
        }
        most = Math.max(most, on);
      }
    }
  }
  return most / LINES;
}

function sharpEdges(
  image: FrameImage,
  frame: FaceFrame,
  isPerson: (point: Point) => boolean,
): readonly (readonly Edge[])[] {
  const { centre, across, down, width } = frame;
  const step = Math.max(0.5 / width, 0.003);
  const sharp = Math.max(SHARP, SHARP_PIXELS / width) / step;
  const line = new ColourLine(Math.floor((FROM - TO) / step), step);
  return Array.from({ length: LINES }, (_, index) => {
    const aside = ASIDE * ((2 * index) / (LINES - 1) - 1);
    line.read((at): Rgb | null => {
      const below = FROM - at * step;
      const point = {
        x: centre.x + (across.x * aside + down.x * below) * width,
        y: centre.y + (across.y * aside + down.y * below) * width,
      };
      return isPerson(point) ? pixelAt(image, point) : null;
    });
    return line.sharpEdges(sharp).map((at) => ({ aside, below: FROM - at * step }));
  });
}

function parabolaThrough(a: Edge, b: Edge, c: Edge): (aside: number) => number {
  const ab = (b.below - a.below) / (b.aside - a.aside);
  const bc = (c.below - b.below) / (c.aside - b.aside);
  const bend = (bc - ab) / (c.aside - a.aside);
  return (aside) => a.below + (aside - a.aside) * (ab + bend * (aside - b.aside));
}
