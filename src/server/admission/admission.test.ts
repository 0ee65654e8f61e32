import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Admission } from './admission.ts';

const LIMITS = {
  targetMs: 25,
  least: 16,
  first: 64,
  most: 256,
  stuckAfterMs: 10_000,
  lostAfterMs: 60_000,
};

/** An admission on a clock that only this test moves. */
function start(): { admission: Admission; pass: (ms: number) => void } {
  let now = 0;
  const admission = new Admission({ ...LIMITS, clock: () => now });
  return {
    admission,
    pass(ms) {
      now += ms;
    },
  };
}

/** Runs batches one after the other: begins as many calls as are let in, lets them take `ms`, ends them. */
function work({ admission, pass }: ReturnType<typeof start>, ms: number, batches: number): void {
  for (let batch = 0; batch < batches; batch += 1) {
    const ends: (() => void)[] = [];
    while (admission.isOpen) ends.push(admission.begin());
    pass(ms);
    for (const end of ends) end();
  }
}

describe('admission', () => {
  it('lets in as many as its limit and no more', () => {
    const { admission } = start();
    for (let call = 0; call < LIMITS.first; call += 1) {
      expect(admission.isOpen).toBe(true);
      admission.begin();
    }
    expect(admission.isOpen).toBe(false);
  });

  it('opens again when one has ended, and counts its end once', () => {
    const { admission } = start();
    const ends = Array.from({ length: LIMITS.first }, () => admission.begin());
    ends[0]?.();
    ends[0]?.();
    expect(admission.isOpen).toBe(true);
    admission.begin();
    expect(admission.isOpen).toBe(false);
  });

  it('lets in fewer while calls take too long, down to the least', () => {
    const started = start();
    work(started, 200, 3);
    expect(started.admission.limit).toBeLessThan(LIMITS.first);
    work(started, 200, 100);
    expect(started.admission.limit).toBe(LIMITS.least);
  });

  it('lets in more while they do not, up to the most', () => {
    const started = start();
    work(started, 5, 1000);
    expect(started.admission.limit).toBe(LIMITS.most);
  });

  it('recovers within five seconds from the worst', () => {
    const started = start();
    work(started, 200, 100);
    work(started, 10, 500);
    expect(started.admission.limit).toBe(LIMITS.most);
  });

  it('does not take a quiet hour as proof that more could be let in', () => {
    const started = start();
    for (let call = 0; call < 1000; call += 1) {
      const end = started.admission.begin();
      started.pass(5);
      end();
    }
    expect(started.admission.limit).toBe(LIMITS.first);
  });

  it('is stuck when it has been full for long and nothing ended', () => {
    const { admission, pass } = start();
    pass(100_000);
    const ends = Array.from({ length: LIMITS.first }, () => admission.begin());
    expect(admission.isStuck).toBe(false);
    pass(LIMITS.stuckAfterMs);
    expect(admission.isStuck).toBe(false);
    pass(1);
    expect(admission.isStuck).toBe(true);
    ends[0]?.();
    expect(admission.isStuck).toBe(false);
  });

  it('is not stuck while it is full and calls end', () => {
    const { admission, pass } = start();
    const ends = Array.from({ length: LIMITS.first }, () => admission.begin());
    for (let second = 0; second < 60; second += 1) {
      pass(1000);
      ends.shift()?.();
      ends.push(admission.begin());
      expect(admission.isStuck).toBe(false);
    }
  });

  it('takes back the places of calls that never end, and no others', () => {
    const { admission, pass } = start();
    const lost = Array.from({ length: 10 }, () => admission.begin());
    pass(LIMITS.lostAfterMs - 1);
    const end = admission.begin();
    expect(admission.takeBackLost()).toBe(0);
    pass(1);
    expect(admission.takeBackLost()).toBe(10);
    expect(admission.underWay).toBe(1);
    for (const late of lost) late();
    expect(admission.underWay).toBe(1);
    end();
    expect(admission.underWay).toBe(0);
  });

  it('stays within its bounds and never loses a place, whatever comes', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('begin', 'end'), fc.nat(500)));
    fc.assert(
      fc.property(steps, (taken) => {
        const { admission, pass } = start();
        const ends: (() => void)[] = [];
        for (const [step, ms] of taken) {
          pass(ms);
          if (step === 'end') ends.shift()?.();
          else if (admission.isOpen) ends.push(admission.begin());
          expect(admission.limit).toBeGreaterThanOrEqual(LIMITS.least);
          expect(admission.limit).toBeLessThanOrEqual(LIMITS.most);
        }
        for (const end of ends) end();
        let places = 0;
        for (; admission.isOpen; places += 1) admission.begin();
        expect(places).toBe(admission.limit);
      }),
    );
  });
});
