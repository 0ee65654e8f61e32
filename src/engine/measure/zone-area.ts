/** The pixels of a zone. */

import { SKIN_ZONES, type SkinZone } from '#domain/analysis/skin-reading.ts';
import { hiddenAt, type CoverMask } from '#engine/frame/cover-mask.ts';
import { mixPoints, type Point } from '#engine/geometry/curve.ts';
import type { FaceFrame } from '#engine/geometry/face-frame.ts';
import { HIDDEN } from './hidden-parts.ts';
import type { TakenFace } from './taken-face.ts';
import { ZONE_OUTLINES, type Place } from './zone-outlines.ts';

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
    return cover === null ? area : withoutHidden(area, cover);
  });
}

function withoutHidden(area: ZoneArea, cover: CoverMask): ZoneArea {
  const inside = area.inside.slice();
  let count = 0;
  for (let at = 0; at < inside.length; at += 1) {
    if (inside[at] !== 1) continue;
    const x = area.left + (at % area.width) + 0.5;
    const y = area.top + Math.floor(at / area.width) + 0.5;
    if (hiddenAt(cover, x, y) > HIDDEN) inside[at] = 0;
    else count += 1;
  }
  return { ...area, inside, count, hidden: 1 - count / Math.max(1, area.count) };
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
