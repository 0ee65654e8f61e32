import { describe, expect, it } from 'vitest';
import { WorkerTimeout } from './worker-timeout.ts';

describe('the timeout of a worker', () => {
  it('is short while frames are drawn, so that a dead worker is noticed within a second', () => {
    expect(new WorkerTimeout().for(false)).toBeLessThan(500);
  });

  it('is long while a large picture is worked on', () => {
    expect(new WorkerTimeout().for(true)).toBeGreaterThanOrEqual(10_000);
  });

  it('is longer where a lock shows that a worker has ended', () => {
    const timeout = new WorkerTimeout();
    timeout.lockHeld();
    expect(timeout.for(false)).toBeGreaterThan(new WorkerTimeout().for(false));
  });

  it('doubles when a worker seems to die again soon, up to a limit', () => {
    const timeout = new WorkerTimeout();
    const first = timeout.for(false);
    timeout.workerDied(0);
    expect(timeout.for(false)).toBe(first);
    timeout.workerDied(5000);
    expect(timeout.for(false)).toBe(2 * first);
    for (let death = 0; death < 10; death += 1) timeout.workerDied(6000 + death);
    expect(timeout.for(false)).toBeLessThanOrEqual(6400);
  });

  it('does not grow when workers die far apart', () => {
    const timeout = new WorkerTimeout();
    const first = timeout.for(false);
    timeout.workerDied(0);
    timeout.workerDied(60_000);
    expect(timeout.for(false)).toBe(first);
  });
});
