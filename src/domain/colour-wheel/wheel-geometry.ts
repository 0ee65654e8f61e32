/**
 * Where things are on the wheel: a ring of hues around a disc of saturation. Coordinates are CSS
 * pixels from the wheel's upper left corner; hue 0 is at the top, and hues go clockwise, as those of
 * a CSS conic gradient do.
 */

import { asHue, asPercent } from './wheel-colour.ts';

/** The specification's size of the wheel, in CSS pixels. */
export const WHEEL_SIZE = 200;
/** Breadth of the ring of hues. */
export const RING_BREADTH = 24;
/** Between the ring and the disc. */
const RING_GAP = 7;

const CENTRE = WHEEL_SIZE / 2;
const RING_RADIUS = CENTRE - RING_BREADTH / 2;
export const DISC_RADIUS = CENTRE - RING_BREADTH - RING_GAP;

export interface WheelPoint {
  readonly x: number;
  readonly y: number;
}

/** What a point of the wheel stands for. */
export type WheelHit =
  | { readonly part: 'ring'; readonly h: number }
  | { readonly part: 'disc'; readonly s: number };

/** The part of the wheel under a point; null beside the wheel. Between ring and disc the disc's rim counts. */
export function wheelPartAt(point: WheelPoint): WheelHit['part'] | null {
  const distance = distanceFromCentre(point);
  if (distance > CENTRE) return null;
  return distance >= CENTRE - RING_BREADTH ? 'ring' : 'disc';
}

/**
 * What a point means to the part that is being dragged, wherever the pointer has gone meanwhile: the
 * ring reads its angle, the disc its distance from the middle, at most 100.
 */
export function readWheel(part: WheelHit['part'], point: WheelPoint): WheelHit {
  if (part === 'disc') {
    return { part, s: asPercent((distanceFromCentre(point) / DISC_RADIUS) * 100) };
  }
  const angle = Math.atan2(point.x - CENTRE, CENTRE - point.y);
  return { part, h: asHue((angle * 180) / Math.PI) };
}

/** Where the ring shows a hue. */
export function ringPoint(h: number): WheelPoint {
  return pointAt(h, RING_RADIUS);
}

/** Where the disc shows a saturation: on the way from its middle to the hue. */
export function discPoint(h: number, s: number): WheelPoint {
  return pointAt(h, (DISC_RADIUS * asPercent(s)) / 100);
}

function pointAt(h: number, radius: number): WheelPoint {
  const angle = (h * Math.PI) / 180;
  return { x: CENTRE + radius * Math.sin(angle), y: CENTRE - radius * Math.cos(angle) };
}

function distanceFromCentre({ x, y }: WheelPoint): number {
  return Math.hypot(x - CENTRE, y - CENTRE);
}
