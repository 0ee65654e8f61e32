/** Notices that the other side has stopped answering. */

/** Milliseconds between two questions. */
const INTERVAL = 200;

export interface HeartbeatClock {
  readonly now: () => number;
  readonly every: (milliseconds: number, callback: () => void) => () => void;
}

/** The page's own clock and timers. */
export const pageClock: HeartbeatClock = {
  now: () => performance.now(),
  every: (milliseconds, callback) => {
    const timer = setInterval(callback, milliseconds);
    return () => clearInterval(timer);
  },
};

/**
 * Asks with `ask` five times a second and calls `onSilence` once when nothing has been `heard` for
 * `timeout` milliseconds. A page that was itself held up does not count the time that it missed.
 */
export class Heartbeat {
  private readonly clock: HeartbeatClock;
  private readonly ask: () => void;
  private readonly onSilence: () => void;
  private heardAt = 0;
  private askedAt = 0;
  private endTimer: (() => void) | null = null;

  constructor(clock: HeartbeatClock, ask: () => void, onSilence: () => void) {
    this.clock = clock;
    this.ask = ask;
    this.onSilence = onSilence;
  }

  start(timeout: number): void {
    this.stop();
    this.heardAt = this.clock.now();
    this.askedAt = this.heardAt;
    this.endTimer = this.clock.every(INTERVAL, () => this.beat(timeout));
  }

  heard(): void {
    this.heardAt = this.clock.now();
  }

  stop(): void {
    this.endTimer?.();
    this.endTimer = null;
  }

  private beat(timeout: number): void {
    const now = this.clock.now();
    const heldUp = now - this.askedAt - INTERVAL;
    if (heldUp > INTERVAL) this.heardAt += heldUp;
    this.askedAt = now;
    if (now - this.heardAt > timeout) {
      this.stop();
      this.onSilence();
      return;
    }
    this.ask();
  }
}
