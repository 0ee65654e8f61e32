import { describe, expect, it } from 'vitest';
import { WorkerPatience } from './worker-patience.ts';

describe('the patience with a worker', () => {
  it('is short while frames are drawn, so that death is noticed within a second', () => {
    expect(new WorkerPatience().with(false)).toBeLessThan(500);
  });

  it('is long while a large picture is worked on', () => {
    expect(new WorkerPatience().with(true)).toBeGreaterThanOrEqual(10_000);
  });

  it('grows where death is noticed without it', () => {
    const patience = new WorkerPatience();
    patience.lifeLineHeld();
    expect(patience.with(false)).toBeGreaterThan(new WorkerPatience().with(false));
  });

  it('doubles when a worker seems to die again soon, up to a limit', () => {
    const patience = new WorkerPatience();
    const first = patience.with(false);
    patience.workerDied(0);
    expect(patience.with(false)).toBe(first);
    patience.workerDied(5000);
    expect(patience.with(false)).toBe(2 * first);
    for (let death = 0; death < 10; death += 1) patience.workerDied(6000 + death);
    expect(patience.with(false)).toBeLessThanOrEqual(6400);
  });

  it('does not grow when workers die far apart', () => {
    const patience = new WorkerPatience();
    const first = patience.with(false);
    patience.workerDied(0);
    patience.workerDied(60_000);
    expect(patience.with(false)).toBe(first);
  });
});
