/** Counts what the mirror does, over the last second. */

const WINDOW = 1000;

/** Camera frames that arrive later than this many usual intervals mean that some were skipped. */
const GAP = 1.6;

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
  private interval: number | null = null;

  reset(): void {
    this.shown = [];
    this.renderTimes = [];
    this.trackingTimes = [];
    this.dropped = 0;
    this.lastTimestamp = null;
    this.interval = null;
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
    // The shortest gap seen is the camera's own pace: frames cannot come faster than it makes them.
    this.interval = this.interval === null ? gap : Math.min(this.interval * 1.002, gap);
    if (gap > this.interval * GAP) this.dropped += Math.round(gap / this.interval) - 1;
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
