/** Where the zones of a face lie in the mirror, and what is written beside them. Pure: pixels in, pixels out. */

import type { SkinZone } from '#domain/analysis/skin-reading.ts';
import { ZONE_OUTLINES, type Place } from '#domain/analysis/zone-outlines.ts';
import type { Area, Size } from '#domain/picture/fit.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a landmark of the picture comes to its place in the box, in CSS pixels. */
export interface Projection {
  /** 478 x 3 floats: x and y in pixels of the picture. */
  readonly landmarks: Float32Array;
  readonly picture: Size;
  readonly box: Size;
  /** The picture in the box, in shares of the box. */
  readonly area: Area;
  readonly mirrored: boolean;
}

/** The place of a landmark in the box, in CSS pixels. */
export function landmarkIn(projection: Projection, landmark: number): Point {
  const { landmarks, picture, box, area, mirrored } = projection;
  const across = (landmarks[3 * landmark] ?? 0) / picture.width;
  const down = (landmarks[3 * landmark + 1] ?? 0) / picture.height;
  return {
    x: (area.left + (mirrored ? 1 - across : across) * area.width) * box.width,
    y: (area.top + down * area.height) * box.height,
  };
}

function placeIn(projection: Projection, place: Place): Point {
  if (typeof place === 'number') return landmarkIn(projection, place);
  const [from, to] = [landmarkIn(projection, place[0]), landmarkIn(projection, place[1])];
  return { x: from.x + (to.x - from.x) * place[2], y: from.y + (to.y - from.y) * place[2] };
}

export function outlineOf(projection: Projection, zone: SkinZone): readonly Point[] {
  return ZONE_OUTLINES[zone].map((place) => placeIn(projection, place));
}

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

const round = (value: number): number => Math.round(10 * value) / 10;

/** A closed line along the points, rounded: quadratic curves from middle to middle. Empty for fewer than three. */
export function roundedPath(points: readonly Point[]): string {
  if (points.length < 3) return '';
  const corner = (place: number): Point => points.at(place % points.length) ?? { x: 0, y: 0 };
  const between = (place: number): string => {
    const [one, other] = [corner(place), corner(place + 1)];
    return `${round((one.x + other.x) / 2)} ${round((one.y + other.y) / 2)}`;
  };
  const curves = points.map(
    (_, place) =>
      `Q${round(corner(place + 1).x)} ${round(corner(place + 1).y)} ${between(place + 1)}`,
  );
  return `M${between(0)}${curves.join('')}Z`;
}

/** Landmarks at the face's outline beside the cheekbones. */
const CHEEKBONES = [234, 454] as const;

/** A note's size, its distance from the face and from the next one, and from the rim; in CSS pixels. */
export const NOTE = { width: 190, height: 52, away: 30, apart: 62, rim: 16 } as const;

export interface PlacedNote {
  /** Its upper left corner; null where there is no room beside the face. */
  readonly corner: Point | null;
  /** The side of the face on which it stands; its line begins at the edge towards the face. */
  readonly side: 'left' | 'right';
}

/** Zones this near to the middle, as a share of the face's width, may be noted on either side. */
const MIDDLE = 0.08;

/**
 * Heights kept free of notes at the upper and lower rim, where the mirror has its controls; in CSS pixels.
 */
const TOP_RIM = 84;
const BOTTOM_RIM = 150;

/**
 * Notes beside the face, each on the side of its zone, from top to bottom as their zones are: none over another, none
 * over the face. `zones` are the middles of their zones.
 */
export function placeNotes(projection: Projection, zones: readonly Point[]): readonly PlacedNote[] {
  const [one, other] = CHEEKBONES.map((landmark) => landmarkIn(projection, landmark).x);
  const [left, right] = [Math.min(one ?? 0, other ?? 0), Math.max(one ?? 0, other ?? 0)];
  const { width, height } = projection.box;
  const starts = { left: left - NOTE.away - NOTE.width, right: right + NOTE.away };
  const hasRoom = {
    left: starts.left >= NOTE.rim,
    right: starts.right + NOTE.width <= width - NOTE.rim,
  };
  const sides = sidesOf(zones, (left + right) / 2, MIDDLE * (right - left)).map((side) =>
    hasRoom[side] || !hasRoom[OTHER[side]] ? side : OTHER[side],
  );
  const tops = new Map<number, number>();
  for (const side of ['left', 'right'] as const) {
    let free = TOP_RIM;
    const ofSide = zones
      .map(({ y }, place) => ({ y, place }))
      .filter(({ place }) => sides[place] === side)
      .toSorted((first, second) => first.y - second.y);
    ofSide.forEach(({ y, place }, before) => {
      const after = ofSide.length - 1 - before;
      const lowest = height - BOTTOM_RIM - after * NOTE.apart;
      const top = Math.max(free, Math.min(lowest, y - NOTE.height / 2));
      tops.set(place, top);
      free = top + NOTE.apart;
    });
  }
  return sides.map((side, place) => ({
    corner: hasRoom[side] ? { x: starts[side], y: tops.get(place) ?? TOP_RIM } : null,
    side,
  }));
}

type Side = PlacedNote['side'];

const OTHER: Readonly<Record<Side, Side>> = { left: 'right', right: 'left' };

/** Each zone's own side; those in the middle go where fewer are. */
function sidesOf(zones: readonly Point[], middle: number, near: number): readonly Side[] {
  const own = zones.map(({ x }): Side | null =>
    Math.abs(x - middle) < near ? null : x < middle ? 'left' : 'right',
  );
  let balance = own.reduce(
    (sum, side) => sum + (side === 'left' ? 1 : side === 'right' ? -1 : 0),
    0,
  );
  return own.map((side) => {
    if (side !== null) return side;
    const chosen = balance <= 0 ? 'left' : 'right';
    balance += chosen === 'left' ? 1 : -1;
    return chosen;
  });
}
