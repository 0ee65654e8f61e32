/**
 * Measures how the mirror performs: frames shown in the last second, median times of the latest frames, and
 * all frames dropped so far.
 */

const WINDOW = 1000;

/** Camera frames that arrive later than this many usual intervals mean that some were skipped. */
const GAP = 1.6;
const REMEMBERED_GAPS = 40;

/** No camera is faster than 120 frames a second; frames that come closer were held up together. */
const SHORTEST_PACE = 1000 / 120;

export interface MeasuredPerformance {
  readonly framesPerSecond: number;
  readonly renderTime: number;
  readonly trackingTime: number;
  readonly droppedFrames: number;
}

export class PerformanceMeter {
  private shown: number[] = [];
  private renderTimes: number[] = [];
  private trackingTimes: number[] = [];
  private dropped = 0;
  private lastTimestamp: number | null = null;
  private gaps: number[] = [];

  reset(): void {
    this.shown = [];
    this.renderTimes = [];
    this.trackingTimes = [];
    this.dropped = 0;
    this.lastTimestamp = null;
    this.gaps = [];
  }

  /** `now` in milliseconds; `timestamp` is the camera's own, in milliseconds. */
  frameShown(now: number, timestamp: number, trackingTime: number): void {
    this.shown.push(now);
    this.trackingTimes.push(trackingTime);
    if (this.trackingTimes.length > 60) this.trackingTimes.shift();
    this.countSkipped(timestamp);
  }

  /** A drawing whose end was waited for, in milliseconds. */
  drawingTimed(milliseconds: number): void {
    this.renderTimes.push(milliseconds);
    if (this.renderTimes.length > 9) this.renderTimes.shift();
  }

  measure(now: number): MeasuredPerformance {
    this.shown = this.shown.filter((time) => now - time <= WINDOW);
    return {
      framesPerSecond: this.shown.length,
      renderTime: median(this.renderTimes),
      trackingTime: median(this.trackingTimes),
      droppedFrames: this.dropped,
    };
  }

  private countSkipped(timestamp: number): void {
    const last = this.lastTimestamp;
    this.lastTimestamp = timestamp;
    if (last === null || timestamp <= last) return;
    const gap = timestamp - last;
    this.gaps.push(gap);
    if (this.gaps.length > REMEMBERED_GAPS) this.gaps.shift();
    const pace = cameraPace(this.gaps);
    if (gap > pace * GAP) this.dropped += Math.round(gap / pace) - 1;
  }
}

/**
 * Milliseconds between two frames of the camera. Skipped frames lengthen some gaps, and a camera's clock
 * jitters: the middle of the shorter half is its own pace.
 */
function cameraPace(gaps: readonly number[]): number {
  const shorter = gaps.toSorted((a, b) => a - b).slice(0, Math.ceil(gaps.length / 2));
  return Math.max(SHORTEST_PACE, median(shorter));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
