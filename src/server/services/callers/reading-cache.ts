/** A reading that is kept for a moment. */
interface Kept<Reading> {
  readonly keptAt: number;
  readonly reading: Promise<Reading>;
  /** Undefined while it is still being read. */
  settled: Reading | undefined;
}

export interface ReadingCacheOptions {
  /** The time of day, in milliseconds. */
  readonly now: () => number;
  readonly longestMs: number;
  readonly most: number;
}

/**
 * Keeps what was read for a moment, the most recently used, so that a burst of calls reads once.
 * A reading under way is shared, and dropped by `forget` as if it had been kept already: it may
 * have begun before whatever it is forgotten for.
 */
export class ReadingCache<Reading> {
  private readonly kept = new Map<string, Kept<Reading>>();
  private readonly options: ReadingCacheOptions;

  constructor(options: ReadingCacheOptions) {
    this.options = options;
  }

  get(key: string, read: () => Promise<Reading>): Promise<Reading> {
    const now = this.options.now();
    const found = this.kept.get(key);
    this.kept.delete(key);
    // A clock that was set back must not keep anything for longer.
    if (found !== undefined && Math.abs(now - found.keptAt) < this.options.longestMs) {
      this.kept.set(key, found);
      return found.reading;
    }
    return this.begin(key, now, read());
  }

  private begin(key: string, keptAt: number, reading: Promise<Reading>): Promise<Reading> {
    const kept: Kept<Reading> = { keptAt, reading, settled: undefined };
    this.kept.set(key, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.options.most && oldest !== undefined) this.kept.delete(oldest);
    reading.then(
      (settled) => {
        kept.settled = settled;
      },
      () => {
        if (this.kept.get(key) === kept) this.kept.delete(key);
      },
    );
    return reading;
  }

  /** Drops what fits, and everything that is still being read. */
  forget(fits: (reading: Reading) => boolean): void {
    for (const [key, { settled }] of this.kept) {
      if (settled === undefined || fits(settled)) this.kept.delete(key);
    }
  }
}
