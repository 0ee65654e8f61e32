import { describe, expect, it } from 'vitest';
import { Heartbeat, type HeartbeatClock } from './heartbeat.ts';

const TIMEOUT = 400;

/** A clock that a test moves. Callbacks fall due as on a page: late when the page was held up, and then once. */
class MovedClock implements HeartbeatClock {
  private time = 0;
  private timer: { due: number; every: number; callback: () => void } | null = null;

  readonly now = (): number => this.time;

  readonly every = (milliseconds: number, callback: () => void): (() => void) => {
    const timer = { due: this.time + milliseconds, every: milliseconds, callback };
    this.timer = timer;
    return () => {
      if (this.timer === timer) this.timer = null;
    };
  };

  /** Lets time pass as it should. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    while (this.timer !== null && this.timer.due <= end) {
      this.time = this.timer.due;
      this.timer.due += this.timer.every;
      this.timer.callback();
    }
    this.time = end;
  }

  /** The page does nothing for this long; what fell due meanwhile happens once, at the end. */
  holdUp(milliseconds: number): void {
    this.time += milliseconds;
    if (this.timer === null) return;
    this.timer.due = this.time + this.timer.every;
    this.timer.callback();
  }

  get isRunning(): boolean {
    return this.timer !== null;
  }
}

interface Watched {
  readonly clock: MovedClock;
  readonly heartbeat: Heartbeat;
  questions: number;
  silences: number;
  /** Whether the other side answers at once. */
  alive: boolean;
}

function watched(): Watched {
  const clock = new MovedClock();
  const watch: Watched = {
    clock,
    questions: 0,
    silences: 0,
    alive: true,
    heartbeat: new Heartbeat(
      clock,
      () => {
        watch.questions += 1;
        if (watch.alive) watch.heartbeat.heard();
      },
      () => {
        watch.silences += 1;
      },
    ),
  };
  return watch;
}

describe('the heartbeat', () => {
  it('asks five times a second', () => {
    const watch = watched();
    watch.heartbeat.start(TIMEOUT);
    watch.clock.pass(1000);
    expect(watch.questions).toBe(5);
  });

  it('reports no silence of a worker that answers', () => {
    const watch = watched();
    watch.heartbeat.start(TIMEOUT);
    watch.clock.pass(60_000);
    expect(watch.silences).toBe(0);
  });

  it('notices silence within its timeout and one more question', () => {
    const watch = watched();
    watch.heartbeat.start(TIMEOUT);
    watch.clock.pass(1000);
    watch.alive = false;
    watch.clock.pass(TIMEOUT);
    expect(watch.silences).toBe(0);
    watch.clock.pass(400);
    expect(watch.silences).toBe(1);
  });

  it('reports a silence once and stops asking', () => {
    const watch = watched();
    watch.alive = false;
    watch.heartbeat.start(TIMEOUT);
    watch.clock.pass(10_000);
    expect(watch.silences).toBe(1);
    expect(watch.clock.isRunning).toBe(false);
  });

  it('counts any message as an answer', () => {
    const watch = watched();
    watch.alive = false;
    watch.heartbeat.start(TIMEOUT);
    for (let step = 0; step < 20; step += 1) {
      watch.clock.pass(300);
      watch.heartbeat.heard();
    }
    expect(watch.silences).toBe(0);
  });

  it('does not count the time in which the page itself was held up', () => {
    const watch = watched();
    watch.heartbeat.start(TIMEOUT);
    watch.clock.pass(1000);
    watch.clock.holdUp(5000);
    watch.clock.pass(1000);
    expect(watch.silences).toBe(0);
  });

  it('still notices a worker that died while the page was held up', () => {
    const watch = watched();
    watch.heartbeat.start(TIMEOUT);
    watch.clock.pass(1000);
    watch.alive = false;
    watch.clock.holdUp(5000);
    watch.clock.pass(1000);
    expect(watch.silences).toBe(1);
  });

  it('waits longer where it was given a longer timeout', () => {
    const watch = watched();
    watch.alive = false;
    watch.heartbeat.start(4 * TIMEOUT);
    watch.clock.pass(4 * TIMEOUT - 200);
    expect(watch.silences).toBe(0);
    watch.clock.pass(600);
    expect(watch.silences).toBe(1);
  });

  it('is quiet once stopped', () => {
    const watch = watched();
    watch.heartbeat.start(TIMEOUT);
    watch.heartbeat.stop();
    watch.alive = false;
    watch.clock.pass(5000);
    expect([watch.questions, watch.silences]).toEqual([0, 0]);
  });

  it('starts its timeout from the beginning when it is started again', () => {
    const watch = watched();
    watch.alive = false;
    watch.heartbeat.start(TIMEOUT);
    watch.clock.pass(350);
    watch.heartbeat.start(TIMEOUT);
    watch.clock.pass(350);
    expect(watch.silences).toBe(0);
  });
});
