import { setTimeout as pause } from 'node:timers/promises';

/** How far a replica's answers may lag behind the database itself. */
const OLDEST_MS = 5000;
const POLL_EVERY_MS = 1000;

/**
 * A place in PostgreSQL's log, as it writes one: two hexadecimal numbers of 32 bits with a slash between
 * them (pg_lsn). The later one is the greater.
 *
 * @throws {SyntaxError} if `text` is not one.
 */
export function readLogPlace(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

export interface ReplicaWatchNeeds {
  /** How far the database itself has written its log. */
  readonly readSource: () => Promise<bigint>;
  /** How far the replica has repeated it. */
  readonly readReplica: () => Promise<bigint>;
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
}

/**
 * Knows how old a replica's answers are. A replica that has lost its source believes that it has
 * everything, so it is compared with the source itself: once it has replayed everything that the source
 * had written by some moment, it is as new as that moment.
 */
export class ReplicaWatch {
  private readonly needs: ReplicaWatchNeeds;
  private asOf = -Infinity;
  private waiting: { readonly place: bigint; readonly at: number }[] = [];
  private readonly stopped = new AbortController();

  constructor(needs: ReplicaWatchNeeds) {
    this.needs = needs;
  }

  /** Whether what it answers is at most 5 s old. */
  get isFresh(): boolean {
    return this.needs.clock() - this.asOf < OLDEST_MS;
  }

  /**
   * To be called when the replica has failed to answer: it is not asked again before the next comparison.
   */
  distrust(): void {
    this.asOf = -Infinity;
  }

  /** Compares the two once. */
  async poll(): Promise<void> {
    const { readSource, readReplica, clock } = this.needs;
    const at = clock();
    this.waiting.push({ place: await readSource(), at });
    const repeated = await readReplica();
    for (const { place, at: moment } of this.waiting) {
      if (place <= repeated) this.asOf = Math.max(this.asOf, moment);
    }
    this.waiting = this.waiting.filter(
      ({ place, at: moment }) => place > repeated && clock() - moment < OLDEST_MS,
    );
  }

  /** Compares them every second, until `stop`. */
  async pollForEver(): Promise<void> {
    const { signal } = this.stopped;
    while (!signal.aborted) {
      await this.poll().catch(() => undefined);
      await pause(POLL_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  stop(): void {
    this.stopped.abort();
  }
}
