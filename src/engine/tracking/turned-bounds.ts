/** A turned rectangle around points, in their unit. */
export interface TurnedBounds {
  readonly centreX: number;
  readonly centreY: number;
  /** Along the turned horizontal. */
  readonly width: number;
  /** Along the turned vertical. */
  readonly height: number;
}

/**
 * The smallest rectangle around `points` (x, y, z after one another; z is left out) whose upper side is turned by
 * `rotation` radians, clockwise as seen.
 */
export function turnedBounds(points: Float32Array, rotation: number): TurnedBounds {
  const cosine = Math.cos(rotation);
  const sine = Math.sin(rotation);
  let minimumAlong = Infinity;
  let minimumAcross = Infinity;
  let maximumAlong = -Infinity;
  let maximumAcross = -Infinity;
  for (let index = 0; index < points.length; index += 3) {
    const x = points[index] ?? 0;
    const y = points[index + 1] ?? 0;
    const along = cosine * x + sine * y;
    const across = cosine * y - sine * x;
    minimumAlong = Math.min(minimumAlong, along);
    maximumAlong = Math.max(maximumAlong, along);
    minimumAcross = Math.min(minimumAcross, across);
    maximumAcross = Math.max(maximumAcross, across);
  }
  const middleAlong = (minimumAlong + maximumAlong) / 2;
  const middleAcross = (minimumAcross + maximumAcross) / 2;
  return {
    centreX: cosine * middleAlong - sine * middleAcross,
    centreY: sine * middleAlong + cosine * middleAcross,
    width: maximumAlong - minimumAlong,
    height: maximumAcross - minimumAcross,
  };
}
