/** Paints on the skin what a measure has to find: in one zone, whose shape is the bench's own. */

import type { SkinMeasure, SkinZone } from '#domain/analysis/skin-reading.ts';
import { REGION } from '#tests/fixtures/synthetic-face/index.ts';
import type { Paint, Portrait } from './portrait.ts';
import { zoneDistance } from './true-zones.ts';

export interface Painting {
  readonly name: string;
  readonly zone: SkinZone;
  /** The measure that has to rise in that zone. */
  readonly raises: SkinMeasure;
  /** Measures that change along with it in that zone: other terms for the same colour. */
  readonly follows: readonly SkinMeasure[];
  readonly paint: (subject: Portrait) => Paint;
}

/** Exponents per unit of blood and of melanin for red, green and blue, after their absorption in skin. */
const BLOOD = [0.02, 0.3, 0.22] as const;
const MELANIN = [0.38, 0.62, 0.8] as const;

const COLOURS: readonly SkinMeasure[] = [
  'lightness',
  'red-green',
  'yellow-blue',
  'hue',
  'typology-angle',
  'redness',
  'melanin',
  'haemoglobin',
  'asymmetry',
];

export const PAINTINGS: readonly Painting[] = [
  {
    name: 'redness',
    zone: 'cheek-right',
    raises: 'redness',
    follows: [...COLOURS, 'evenness', 'dark-circle', 'dark-circle-lightness'],
    paint: (subject) =>
      onSkin(subject, 'cheek-right', (inside) => [BLOOD, 0.9 * soft(inside, 1.15)]),
  },
  {
    name: 'spots',
    zone: 'cheek-left',
    raises: 'spots',
    follows: ['evenness'],
    paint: (subject) => {
      const spots = spread(subject, 'cheek-left');
      const radius = 1.4 * millimetre(subject);
      return onSkin(subject, 'cheek-left', (inside, x, y) => {
        const nearest = Math.min(...spots.map((spot) => Math.hypot(x - spot.x, y - spot.y)));
        return [MELANIN, 0.7 * soft(nearest / radius, 0.9) * soft(inside, 1.5)];
      });
    },
  },
  {
    name: 'lines',
    zone: 'forehead-middle',
    raises: 'lines',
    follows: [],
    paint: (subject) => {
      const size = millimetre(subject);
      return onSkin(subject, 'forehead-middle', (inside, x, y) => {
        const row = (y + 0.6 * Math.sin(x / (6 * size))) / (6 * size);
        const from = Math.abs(row - Math.round(row)) * 6 * size;
        return [[1, 1, 1], 0.28 * Math.exp(-((from / (0.5 * size)) ** 2)) * soft(inside, 1.2)];
      });
    },
  },
  {
    name: 'shine',
    zone: 'forehead-middle',
    raises: 'shine',
    follows: [...COLOURS, 'evenness'],
    paint: (subject) => {
      const distance = zoneDistance(subject, 'forehead-middle');
      const { width } = subject.image;
      return (_albedo, specular, at, pixel) => {
        const from = distance((pixel % width) + 0.5, Math.floor(pixel / width) + 0.5);
        const light = 0.25 * Math.exp(-((from / 0.45) ** 2));
        for (const channel of [0, 1, 2]) specular[at + channel]! += light;
      };
    },
  },
  {
    name: 'dark circle',
    zone: 'under-eye-right',
    raises: 'dark-circle',
    follows: [...COLOURS, 'dark-circle-lightness', 'evenness'],
    paint: (subject) =>
      onSkin(subject, 'under-eye-right', (inside) => [
        [0.9, 1, 0.95],
        0.5 * Math.exp(-((inside / 0.9) ** 2)),
      ]),
  },
];

/** Nothing is painted beyond this distance from the centre, in half axes of the zone. */
const REACH = 1.7;

/** 1 in the middle, 0 past `rim`. */
function soft(distance: number, rim: number): number {
  const share = Math.min(1, Math.max(0, (rim - distance) / (0.4 * rim)));
  return share * share * (3 - 2 * share);
}

/** Pixels per millimetre: the bench's face is 14 cm wide at the cheekbones. */
function millimetre({ frame }: Portrait): number {
  const { points } = frame.landmarks;
  return Math.hypot(points[908]! - points[468]!, points[909]! - points[469]!) / 140;
}

function spread(subject: Portrait, zone: SkinZone): { x: number; y: number }[] {
  const distance = zoneDistance(subject, zone);
  const step = 7 * millimetre(subject);
  const { width, height } = subject.image;
  const places: { x: number; y: number }[] = [];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) if (distance(x, y) < 0.8) places.push({ x, y });
  }
  return places;
}

/** Darkens the skin in and around a zone as the brush says: exponents for each channel, and an amount. */
function onSkin(
  subject: Portrait,
  zone: SkinZone,
  brush: (
    inside: number,
    x: number,
    y: number,
  ) => readonly [exponents: readonly [number, number, number], amount: number],
): Paint {
  const distance = zoneDistance(subject, zone);
  const { width } = subject.image;
  return (albedo, _specular, at, pixel) => {
    if (subject.region[pixel] !== REGION.skin) return;
    const x = (pixel % width) + 0.5;
    const y = Math.floor(pixel / width) + 0.5;
    const inside = distance(x, y);
    if (inside > REACH) return;
    const [exponents, amount] = brush(inside, x, y);
    for (const channel of [0, 1, 2] as const)
      albedo[at + channel]! *= Math.exp(-exponents[channel] * amount);
  };
}
