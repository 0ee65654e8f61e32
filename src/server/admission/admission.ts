/**
 * How many calls may be under way at a time. The number is found, not set: while calls take longer
 * than they should, fewer are let in; while they do not, more. So the same rule fits a fast database
 * and a slow one, and what is let in is answered in time (additive increase, multiplicative decrease,
 * as TCP does it; Little's law says that it settles at throughput times `targetMs`).
 */

export interface AdmissionOptions {
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
  /** How long the median call should be under way, in milliseconds. */
  readonly targetMs: number;
  readonly least: number;
  /** The limit before any call was observed. */
  readonly first: number;
  readonly most: number;
  /** If all places stay taken for this long, in milliseconds, and no call ends, something is broken. */
  readonly stuckAfterMs: number;
  /** A call that has not ended after this many milliseconds is no longer counted. */
  readonly lostAfterMs: number;
}

/** The limit changes only after at least this many milliseconds and `FEWEST_CALLS` calls. */
const WINDOW_MS = 100;
const FEWEST_CALLS = 10;
const MOST_CALLS = 512;

const DECREASE = 0.85;
const INCREASE = 1.1;

export class Admission {
  private readonly options: AdmissionOptions;
  /** When each call that is under way began, the oldest first. */
  private readonly begun = new Map<symbol, number>();
  private exactLimit: number;
  private peak = 0;
  private durations: number[] = [];
  private windowFrom: number;
  /** When a call last ended, or took the last free place. */
  private movedAt: number;

  constructor(options: AdmissionOptions) {
    this.options = options;
    this.exactLimit = options.first;
    this.windowFrom = options.clock();
    this.movedAt = this.windowFrom;
  }

  /** How many may be under way now. */
  get limit(): number {
    return Math.floor(this.exactLimit);
  }

  /** How many are under way now. */
  get underWay(): number {
    return this.begun.size;
  }

  /** Whether one more would be let in. */
  get isOpen(): boolean {
    return this.underWay < this.exactLimit;
  }

  /** Whether all places have been taken for long, and not one call has ended meanwhile. */
  get isStuck(): boolean {
    return !this.isOpen && this.options.clock() - this.movedAt > this.options.stuckAfterMs;
  }

  /** Counts a call as under way until what is returned is called. Calling it twice does no harm. */
  begin(): () => void {
    const startedAt = this.options.clock();
    const wasOpen = this.isOpen;
    const call = Symbol('call');
    this.begun.set(call, startedAt);
    if (wasOpen && !this.isOpen) this.movedAt = startedAt;
    this.peak = Math.max(this.peak, this.underWay);
    return () => {
      if (this.begun.delete(call)) this.note(startedAt);
    };
  }

  /**
   * Takes back the places of calls that began too long ago and never ended, and returns how many
   * those were: a fault elsewhere must not take a place for ever.
   */
  takeBackLost(): number {
    const oldest = this.options.clock() - this.options.lostAfterMs;
    let lost = 0;
    for (const [call, startedAt] of this.begun) {
      if (startedAt > oldest) break;
      this.begun.delete(call);
      lost += 1;
    }
    return lost;
  }

  private note(startedAt: number): void {
    const now = this.options.clock();
    this.movedAt = now;
    if (this.durations.length < MOST_CALLS) this.durations.push(now - startedAt);
    if (now - this.windowFrom < WINDOW_MS || this.durations.length < FEWEST_CALLS) return;
    this.adjust();
    this.windowFrom = now;
    this.durations = [];
    this.peak = this.underWay;
  }

  private adjust(): void {
    const { targetMs, least, most } = this.options;
    const sorted = this.durations.toSorted((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    if (median > targetMs) {
      this.exactLimit = Math.max(least, Math.min(this.exactLimit, this.peak) * DECREASE);
    } else if (this.peak * 2 >= this.exactLimit) {
      // A limit that nobody comes near has proved nothing.
      this.exactLimit = Math.min(most, this.exactLimit * INCREASE);
    }
  }
}
