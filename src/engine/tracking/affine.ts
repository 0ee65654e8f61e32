/** Affine maps of the plane: (u, v) goes to (xx u + xy v + x0, yx u + yy v + y0). */

import type { RegionOfInterest } from './region-of-interest.ts';

export interface Affine {
  readonly xx: number;
  readonly xy: number;
  readonly x0: number;
  readonly yx: number;
  readonly yy: number;
  readonly y0: number;
}

/** From the unit square to a region: (0, 0) is its upper left corner, (1, 1) its lower right. */
export function unitSquareToRegion({ centreX, centreY, size, rotation }: RegionOfInterest): Affine {
  const along = Math.cos(rotation) * size;
  const across = Math.sin(rotation) * size;
  return {
    xx: along,
    xy: -across,
    x0: centreX - along / 2 + across / 2,
    yx: across,
    yy: along,
    y0: centreY - across / 2 - along / 2,
  };
}
