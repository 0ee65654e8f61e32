/**
 * The One-Euro filter: smooths strongly while values rest and weakly while they move. Casiez, Roussel,
 * Vogel 2012, https://doi.org/10.1145/2207676.2208639
 */

export interface OneEuroOptions {
  /** Cutoff in Hz for values at rest: lower means steadier. */
  readonly minCutoff: number;
  /** Cutoff added per unit of speed: higher means less lag. */
  readonly beta: number;
}

/** Cutoff in Hz for the speed itself, as its authors propose. */
const SPEED_CUTOFF = 1;

/** Filters many values at once, each by its own speed. */
export class OneEuroFilter {
  private readonly options: OneEuroOptions;
  private readonly values: Float64Array;
  private readonly speeds: Float64Array;
  private empty = true;

  constructor(count: number, options: OneEuroOptions) {
    this.options = options;
    this.values = new Float64Array(count);
    this.speeds = new Float64Array(count);
  }

  /** Forgets what it has seen: the next values pass unchanged. */
  reset(): void {
    this.empty = true;
    this.speeds.fill(0);
  }

  /**
   * Writes the filtered `values` to `into`, which may be the same array.
   *
   * `interval` is the time in seconds since the values before, over 0. Speeds count in `unit`s a second, so
   * that the same movement is smoothed alike at any size in the picture.
   */
  filter(values: Float32Array, interval: number, unit: number, into: Float32Array): void {
    const filtered = this.values;
    const speeds = this.speeds;
    if (this.empty) {
      filtered.set(values);
      into.set(values);
      this.empty = false;
      return;
    }
    const { minCutoff, beta } = this.options;
    const speedShare = shareOfNew(SPEED_CUTOFF, interval);
    for (let index = 0; index < filtered.length; index += 1) {
      const before = filtered[index] ?? 0;
      const change = (values[index] ?? 0) - before;
      const speed = speeds[index] ?? 0;
      const newSpeed = speed + speedShare * (change / interval - speed);
      speeds[index] = newSpeed;
      const cutoff = minCutoff + (beta * Math.abs(newSpeed)) / unit;
      const now = before + shareOfNew(cutoff, interval) * change;
      filtered[index] = now;
      into[index] = now;
    }
  }
}

/** Weight of the new value in a first-order low-pass filter with this cutoff in Hz. */
function shareOfNew(cutoff: number, interval: number): number {
  const ratio = 2 * Math.PI * cutoff * interval;
  return ratio / (ratio + 1);
}
