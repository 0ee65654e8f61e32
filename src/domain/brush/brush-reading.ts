/** What a movement of the brush says: pressure, speed, precision and technique. */

/** The four techniques of the specification; `even` is a movement that none of their rules names. */
export type BrushTechnique = 'light' | 'heavy' | 'precise' | 'blending' | 'even';

/** Whether a pen measured the pressure, or it follows from the speed. */
export type PressureSource = 'pen' | 'speed';

export interface BrushReading {
  /** Percent: of what the pen can measure, or in [10, 100] where it follows from the speed. */
  readonly pressure: number;
  readonly source: PressureSource;
  /** Pixels of the page in a sixtieth of a second (see `SPEED_INTERVAL`). */
  readonly speed: number;
  /** Percent: 90, 70 or 50. */
  readonly precision: number;
  readonly technique: BrushTechnique;
}

/**
 * The time, in milliseconds, in which the specification counts pixels: one picture of a screen of 60 Hz, which is how
 * often a page hears of a mouse. A slow line is then about 3, a sweep across a face about 20, and its thresholds
 * (3, 5, 15, 20) lie where hands do. Counted by time and not by event, a pen of 120 Hz gives the same number.
 */
export const SPEED_INTERVAL = 1000 / 60;

const LEAST_PRESSURE = 10;
const MOST_PRESSURE = 100;
const PRESSURE_LOST_TO_SPEED = 2;

const LIGHT_BELOW = 30;
const HEAVY_ABOVE = 70;
const PRECISE_BELOW = 3;
const BLENDING_ABOVE = 20;

/**
 * Reads a movement at `speed` (see `BrushReading`). `penPressure` is what a pen measured, in [0, 1], or null: then the
 * pressure is the specification's, 100 - 2 x speed within [10, 100].
 */
export function readBrush(speed: number, penPressure: number | null): BrushReading {
  const pressure =
    penPressure === null
      ? Math.min(MOST_PRESSURE, Math.max(LEAST_PRESSURE, 100 - PRESSURE_LOST_TO_SPEED * speed))
      : 100 * Math.min(1, Math.max(0, penPressure));
  return {
    pressure,
    source: penPressure === null ? 'speed' : 'pen',
    speed,
    precision: precisionAt(speed),
    technique: techniqueOf(pressure, speed),
  };
}

function precisionAt(speed: number): number {
  if (speed < 5) return 90;
  return speed < 15 ? 70 : 50;
}

/** The first rule that holds, in the specification's order. */
function techniqueOf(pressure: number, speed: number): BrushTechnique {
  if (pressure < LIGHT_BELOW) return 'light';
  if (pressure > HEAVY_ABOVE) return 'heavy';
  if (speed < PRECISE_BELOW) return 'precise';
  return speed > BLENDING_ABOVE ? 'blending' : 'even';
}
