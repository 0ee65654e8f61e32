import { setTimeout as pause } from 'node:timers/promises';

/** If no work has been answered for this long, we ask whether the server is still there. */
const SILENCE_MS = 250;
/** How long a server may take to accept a connection. */
export const PROBE_LIMIT_MS = 600;
/** A probe that exceeded its limit by this much was held up by our own process, and proves nothing. */
const OWN_DELAY_MS = 100;
const PROBE_AGAIN_MS = 250;
const LOOK_MS = 100;

export interface ServerWatchNeeds {
  /** Resolves when the server lets one in; rejects at the latest after `PROBE_LIMIT_MS`. */
  readonly probe: () => Promise<void>;
  /** Called when the server turns out not to answer. */
  readonly onAway: () => void;
}

/**
 * Knows whether the database server answers. It asks only when work has gone unanswered, so that a
 * slow query of a server that answers is left in peace; together the limits stay below one second.
 */
export class ServerWatch {
  private readonly probe: ServerWatchNeeds['probe'];
  private readonly onAway: ServerWatchNeeds['onAway'];
  private away = false;
  private isProbing = false;
  private isStopped = false;
  private underWay = 0;
  private heardAt = 0;
  private look: NodeJS.Timeout | undefined;

  constructor({ probe, onAway }: ServerWatchNeeds) {
    this.probe = probe;
    this.onAway = onAway;
  }

  get isAway(): boolean {
    return this.away;
  }

  /** Some work that the server must answer begins. */
  began(): void {
    if (this.underWay === 0) this.heardAt = performance.now();
    this.underWay += 1;
    this.look ??= setInterval(() => this.lookAround(), LOOK_MS);
  }

  /** Some work has ended, so the server was there. */
  ended(): void {
    this.underWay -= 1;
    this.heardAt = performance.now();
  }

  /** Something failed that may mean the server is away. */
  suspect(): void {
    void this.probeUntilBack();
  }

  stop(): void {
    this.isStopped = true;
    clearInterval(this.look);
  }

  private lookAround(): void {
    if (this.underWay === 0) {
      clearInterval(this.look);
      this.look = undefined;
    } else if (performance.now() - this.heardAt > SILENCE_MS) {
      this.suspect();
    }
  }

  private async probeUntilBack(): Promise<void> {
    if (this.isProbing) return;
    this.isProbing = true;
    while (!this.isStopped && !(await this.isAnswering())) {
      if (!this.away) {
        this.away = true;
        this.onAway();
      }
      await pause(PROBE_AGAIN_MS);
    }
    this.away = false;
    this.heardAt = performance.now();
    this.isProbing = false;
  }

  private async isAnswering(): Promise<boolean> {
    const startedAt = performance.now();
    try {
      await this.probe();
      return true;
    } catch {
      const took = performance.now() - startedAt;
      const wasRefused = took < PROBE_LIMIT_MS;
      // A server that answers on other connections is there, however long it takes to accept a new one.
      if (!wasRefused && this.heardAt > startedAt) return true;
      if (took < PROBE_LIMIT_MS + OWN_DELAY_MS) return false;
      return !this.away;
    }
  }
}
