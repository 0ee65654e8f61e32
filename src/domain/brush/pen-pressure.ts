/**
 * What browsers report for hardware that does not measure pressure. Source: Pointer Events Level 3,
 * `pressure`.
 */
const PRESSURE_OF_NO_SENSOR = 0.5;

export interface PenSample {
  readonly pointerType: string;
  /** In [0, 1]. */
  readonly pressure: number;
}

/** Finds out whether a pen measures pressure: one that has said nothing but 0 and .5 so far may not. */
export class PenPressure {
  private measures = false;

  /** The pressure in [0, 1] where a pen measures one, else null. */
  read({ pointerType, pressure }: PenSample): number | null {
    if (pointerType !== 'pen') return null;
    if (pressure > 0 && pressure !== PRESSURE_OF_NO_SENSOR) this.measures = true;
    return this.measures ? pressure : null;
  }
}

/**
 * Degrees by which a pen leans away from upright, in [0, 90], from the two angles that a browser tells, in degrees.
 * Source: Pointer Events Level 3, converting between tilt and altitude.
 */
export function penLean(tiltX: number, tiltY: number): number {
  const [x, y] = [Math.tan(radians(tiltX)), Math.tan(radians(tiltY))];
  return Math.min(90, (Math.atan(Math.hypot(x, y)) * 180) / Math.PI);
}

function radians(degrees: number): number {
  return (Math.min(89.9, Math.max(-89.9, degrees)) * Math.PI) / 180;
}
