/** How well the mirror keeps up, and at which share of the camera's resolution it is drawn. */

/** Shares of the camera's resolution, finest first. */
export const RESOLUTION_SCALES = [1, 0.75, 0.5] as const;
export type ResolutionScale = (typeof RESOLUTION_SCALES)[number];

/** The specification's limits: at least 25 frames a second, each drawn in under 16.67 ms. */
const OPTIMAL_FRAMES_PER_SECOND = 25;
const OPTIMAL_RENDER_TIME = 16.67;
/** Memory below this is shown as fine, in bytes (the specification's 100 MB). */
export const FINE_MEMORY = 100_000_000;

export interface Pace {
  readonly framesPerSecond: number;
  /** Milliseconds. */
  readonly renderTime: number;
}

export function isOptimal(pace: Pace): boolean {
  return pace.framesPerSecond >= OPTIMAL_FRAMES_PER_SECOND && pace.renderTime < OPTIMAL_RENDER_TIME;
}

/** The next coarser scale while the mirror is slow, the next finer one while it keeps up. */
export function nextResolutionScale(scale: ResolutionScale, pace: Pace): ResolutionScale {
  const place = RESOLUTION_SCALES.indexOf(scale);
  const next = isOptimal(pace) ? place - 1 : place + 1;
  return RESOLUTION_SCALES[next] ?? scale;
}
