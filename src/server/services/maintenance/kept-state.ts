/** A state that is stored elsewhere, and kept for a moment so that asking costs nothing. */
export interface KeptState<State> {
  /** The state, at most `longestKeptMs` old; the last known one where it cannot be read. */
  readonly get: () => Promise<State>;
  /** Makes the next `get` read it again: it was changed somewhere else. */
  readonly renew: () => void;
  /** Changes it; resolves with what it became, from when on `get` says the same. */
  readonly change: (change: () => Promise<State>) => Promise<State>;
}

export interface KeptStateOptions<State> {
  readonly read: () => Promise<State>;
  /** What is assumed until it was read once. */
  readonly initial: State;
  /** A kept state that is older than this is still returned, while a new one is being read. */
  readonly refreshAfterMs: number;
  readonly longestKeptMs: number;
  /** How long anybody waits for a read at most. */
  readonly longestWaitMs: number;
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
}

function atMost(milliseconds: number): { readonly over: Promise<void>; readonly stop: () => void } {
  let stop = () => {};
  const over = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    stop = () => clearTimeout(timer);
  });
  return { over, stop };
}

export function createKeptState<State>(options: KeptStateOptions<State>): KeptState<State> {
  const { read, initial, refreshAfterMs, longestKeptMs, longestWaitMs, onFailure, clock } = options;
  let known = initial;
  let askedAt = Number.NEGATIVE_INFINITY;
  let changes = 0;
  let renewals = 0;
  let reading: Promise<void> | undefined;
  let changing: Promise<unknown> = Promise.resolve();

  async function refresh(): Promise<void> {
    const before = changes;
    const renewalsBefore = renewals;
    try {
      const state = await read();
      // A state that was read during a change may be the one from before it.
      if (changes === before) known = state;
    } catch (error) {
      onFailure(error);
    }
    // A state that was read during a change elsewhere may be the one from before it.
    if (renewals === renewalsBefore) askedAt = clock();
    reading = undefined;
  }

  async function makeChange(change: () => Promise<State>): Promise<State> {
    changes += 1;
    try {
      known = await change();
      return known;
    } finally {
      changes += 1;
    }
  }

  return {
    async get() {
      const age = clock() - askedAt;
      if (age >= refreshAfterMs) reading ??= refresh();
      if (age < longestKeptMs || reading === undefined) return known;
      const wait = atMost(longestWaitMs);
      await Promise.race([reading, wait.over]);
      wait.stop();
      return known;
    },
    renew() {
      askedAt = Number.NEGATIVE_INFINITY;
      renewals += 1;
    },
    async change(change) {
      // One after the other, so that the last one that was stored is the one that is known.
      const result = changing.then(() => makeChange(change));
      changing = result.catch(() => undefined);
      return result;
    },
  };
}
