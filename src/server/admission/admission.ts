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
  /** Before anything was seen. */
  readonly first: number;
  readonly most: number;
}

/** How long is looked at before the number changes, in milliseconds, and at how many calls. */
const WINDOW_MS = 100;
const FEWEST_CALLS = 10;
const MOST_CALLS = 512;

const DECREASE = 0.85;
const INCREASE = 1.1;

export class Admission {
  readonly #options: AdmissionOptions;
  #limit: number;
  #underWay = 0;
  #peak = 0;
  #durations: number[] = [];
  #windowFrom: number;

  constructor(options: AdmissionOptions) {
    this.#options = options;
    this.#limit = options.first;
    this.#windowFrom = options.clock();
  }

  /** How many may be under way now. */
  get limit(): number {
    return Math.floor(this.#limit);
  }

  /** How many are under way now. */
  get underWay(): number {
    return this.#underWay;
  }

  /** Whether one more would be let in. */
  get isOpen(): boolean {
    return this.#underWay < this.limit;
  }

  /** Counts a call as under way until what is returned is called. Calling it twice does no harm. */
  begin(): () => void {
    const startedAt = this.#options.clock();
    this.#underWay += 1;
    this.#peak = Math.max(this.#peak, this.#underWay);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#underWay -= 1;
      this.#note(startedAt);
    };
  }

  #note(startedAt: number): void {
    const now = this.#options.clock();
    if (this.#durations.length < MOST_CALLS) this.#durations.push(now - startedAt);
    if (now - this.#windowFrom < WINDOW_MS || this.#durations.length < FEWEST_CALLS) return;
    this.#adjust();
    this.#windowFrom = now;
    this.#durations = [];
    this.#peak = this.#underWay;
  }

  #adjust(): void {
    const { targetMs, least, most } = this.#options;
    const sorted = this.#durations.toSorted((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    if (median > targetMs) {
      this.#limit = Math.max(least, Math.min(this.#limit, this.#peak) * DECREASE);
    } else if (this.#peak * 2 >= this.#limit) {
      // A limit that nobody comes near has proved nothing.
      this.#limit = Math.min(most, this.#limit * INCREASE);
    }
  }
}
