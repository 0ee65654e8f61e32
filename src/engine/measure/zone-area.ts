/** The pixels of a zone. */

import { SKIN_ZONES, type SkinZone } from '#domain/analysis/skin-reading.ts';
import { hiddenAt, isAnyHiddenIn, type CoverMask } from '#engine/frame/cover-mask.ts';
import { mixPoints, type Point } from '#engine/geometry/curve.ts';
import type { FaceFrame } from '#engine/geometry/face-frame.ts';
import { luminanceOf, type LinearRgb } from '#domain/analysis/white-balance.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import { LINEAR_LEVELS } from './scene-tint.ts';
import { HIDDEN } from './hidden-parts.ts';
import type { TakenFace } from './taken-face.ts';
import { ZONE_OUTLINES, type Place } from '#domain/analysis/zone-outlines.ts';

/** A box of pixels, and which of them belong to the zone: 1 or 0, row by row. */
export interface ZoneArea {
  readonly zone: SkinZone;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly inside: Uint8Array;
  /** How many pixels are inside. */
  readonly count: number;
  /** Share of the zone that something hides: its pixels are not inside. */
  readonly hidden: number;
}

export function pointAt(frame: FaceFrame, place: Place): Point {
  if (typeof place === 'number') return frame.point(place);
  const [from, to, share] = place;
  return mixPoints(frame.point(from), frame.point(to), share);
}

/** All zones, in the order of `SKIN_ZONES`, cut off at the picture's edge. */
export function zoneAreas({ frame, image, cover }: TakenFace): readonly ZoneArea[] {
  return SKIN_ZONES.map((zone) => {
    const outline = ZONE_OUTLINES[zone].map((place) => pointAt(frame, place));
    const area = { zone, ...fillPolygon(outline, image.width, image.height), hidden: 0 };
    if (cover === null || !isAnyHiddenIn(cover, area)) return area;
    return withoutHidden(area, cover, image);
  });
}

/**
 * What hides less of a zone than this may be a mole or a scar, and a colour leaves out the darkest and
 * lightest cells anyway.
 */
const LEAST_HIDDEN = 0.12;

function withoutHidden(area: ZoneArea, cover: CoverMask, image: FrameImage): ZoneArea {
  const inside = area.inside.slice();
  const bare = new ColourSum();
  const covered = new ColourSum();
  let count = 0;
  for (let at = 0; at < inside.length; at += 1) {
    if (inside[at] !== 1) continue;
    const x = area.left + (at % area.width) + 0.5;
    const y = area.top + Math.floor(at / area.width) + 0.5;
    const isHidden = hiddenAt(cover, x, y) > HIDDEN;
    (isHidden ? covered : bare).add(image, Math.floor(x), Math.floor(y));
    if (isHidden) inside[at] = 0;
    else count += 1;
  }
  const hidden = 1 - count / Math.max(1, area.count);
  const isBare = hidden < LEAST_HIDDEN || isFlush(covered.mean, bare.mean);
  return isBare ? area : { ...area, inside, count, hidden };
}

class ColourSum {
  private readonly sum: [number, number, number] = [0, 0, 0];
  private count = 0;

  add({ data, width }: FrameImage, x: number, y: number): void {
    const at = 4 * (y * width + x);
    for (const channel of [0, 1, 2] as const) {
      this.sum[channel] += LINEAR_LEVELS[data[at + channel] ?? 0] ?? 0;
    }
    this.count += 1;
  }

  /** Null where nothing was added. */
  get mean(): LinearRgb | null {
    const { sum, count } = this;
    return count === 0 ? null : [sum[0] / count, sum[1] / count, sum[2] / count];
  }
}

/** Blood darkens green most: light over that of the skin beside it, and logarithms of red and blue over green. */
const FLUSH_LIGHT = [0.6, 1.02] as const;
const FLUSH_RED = [0.06, 0.45] as const;
const FLUSH_BLUE = [-0.08, 0.2] as const;

/** Whether what was taken for a cover is only skin with more blood in it than the skin beside it. */
function isFlush(covered: LinearRgb | null, bare: LinearRgb | null): boolean {
  if (covered === null || bare === null) return false;
  const lies = (value: number, [from, to]: readonly [number, number]): boolean =>
    value >= from && value <= to;
  const over = (at: 0 | 2): number =>
    Math.log(covered[at] / covered[1]) - Math.log(bare[at] / bare[1]);
  return (
    lies(luminanceOf(covered) / luminanceOf(bare), FLUSH_LIGHT) &&
    lies(over(0), FLUSH_RED) &&
    lies(over(2), FLUSH_BLUE)
  );
}

/** The pixels whose centres lie inside a polygon, by the even-odd rule. */
export function fillPolygon(
  outline: readonly Point[],
  imageWidth: number,
  imageHeight: number,
): Omit<ZoneArea, 'zone' | 'hidden'> {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const left = Math.max(0, Math.floor(Math.min(...xs)));
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const width = Math.max(0, Math.min(imageWidth, Math.ceil(Math.max(...xs))) - left);
  const height = Math.max(0, Math.min(imageHeight, Math.ceil(Math.max(...ys))) - top);
  const inside = new Uint8Array(width * height);
  let count = 0;
  for (let row = 0; row < height; row += 1) {
    const y = top + row + 0.5;
    const crossings = crossingsAt(outline, y);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.ceil((crossings[pair] ?? 0) - left - 0.5));
      const to = Math.min(width, Math.ceil((crossings[pair + 1] ?? 0) - left - 0.5));
      for (let column = from; column < to; column += 1) inside[row * width + column] = 1;
      count += Math.max(0, to - from);
    }
  }
  return { left, top, width, height, inside, count };
}

function crossingsAt(outline: readonly Point[], y: number): number[] {
  const crossings: number[] = [];
  outline.forEach((from, at) => {
    const to = outline[(at + 1) % outline.length];
    if (to === undefined || from.y > y === to.y > y) return;
    crossings.push(from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x));
  });
  return crossings.toSorted((a, b) => a - b);
}
