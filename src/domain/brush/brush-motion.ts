import { SPEED_INTERVAL } from './brush-reading.ts';

/** Where a pointer was, in pixels of the page, and when, in milliseconds. */
export interface MotionPoint {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/**
 * Milliseconds over which a speed is measured: over a shorter time, the jitter of a fast mouse would
 * count as speed.
 */
const WINDOW = 50;

/** Measures the speed of one pointer. Its points come in the order of their times. */
export class BrushMotion {
  private points: MotionPoint[] = [];

  /** Forgets where the pointer was: it was lifted. */
  reset(): void {
    this.points = [];
  }

  /**
   * Adds a point and returns the speed over the last 50 ms, in pixels per sixtieth of a second; 0 for a
   * first point.
   */
  add(point: MotionPoint): number {
    this.points = [...this.points.filter(({ time }) => point.time - time <= WINDOW), point];
    const first = this.points[0] ?? point;
    const elapsed = point.time - first.time;
    if (elapsed <= 0) return 0;
    let path = 0;
    this.points.forEach((to, place) => {
      const from = this.points[place - 1];
      if (from !== undefined) path += Math.hypot(to.x - from.x, to.y - from.y);
    });
    return (path / elapsed) * SPEED_INTERVAL;
  }
}
