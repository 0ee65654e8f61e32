import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pause, type RunClock } from './pause.ts';
import { runStaged } from './staged-run.ts';

/** A clock that moves only when a test says so. */
class HandClock implements RunClock {
  now = 0;
  readonly timers = new Map<object, { readonly due: number; readonly task: () => void }>();

  schedule(task: () => void, milliseconds: number): () => void {
    const key = {};
    this.timers.set(key, { due: this.now + milliseconds, task });
    return () => this.timers.delete(key);
  }

  /** Lets time pass, timer by timer, with every promise settled in between. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      await settled();
      const next = [...this.timers].toSorted(([, one], [, other]) => one.due - other.due)[0];
      if (next === undefined || next[1].due > end) break;
      const [key, { due, task }] = next;
      this.timers.delete(key);
      this.now = due;
      task();
    }
    this.now = end;
    await settled();
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** Work that ends when a test says so. */
function heldWork() {
  let signal: AbortSignal | null = null;
  let finish: (value: string) => void = () => undefined;
  let fail: (cause: unknown) => void = () => undefined;
  return {
    work: (given: AbortSignal) => {
      signal = given;
      return new Promise<string>((resolve, reject) => {
        finish = resolve;
        fail = reject;
      });
    },
    finish: (value: string) => finish(value),
    fail: (cause: unknown) => fail(cause),
    signal: () => signal!,
  };
}

/** Runs, and remembers what was seen and when the result came. */
function watched(
  clock: HandClock,
  work: (signal: AbortSignal) => string | Promise<string>,
  steps: readonly { milliseconds: number; progress?: number; name: string }[],
  signal?: AbortSignal,
) {
  const seen: (readonly [string, number, number])[] = [];
  const run = { result: null as unknown, at: null as number | null, seen };
  void runStaged({
    steps,
    work,
    clock,
    ...(signal === undefined ? {} : { signal }),
    onStep: ({ name }, progress) => seen.push([name, progress, clock.now]),
  }).then((result) => {
    run.result = result;
    run.at = clock.now;
  });
  return run;
}

const STEPS = [
  { name: 'looking', milliseconds: 100 },
  { name: 'measuring', milliseconds: 200 },
  { name: 'writing', milliseconds: 100, progress: 1 },
];

describe('a staged run', () => {
  it('shows its steps in their time, with the share of time that has passed or the progress they name', async () => {
    const clock = new HandClock();
    const run = watched(clock, () => 'done', STEPS);
    await clock.pass(400);
    expect(run.seen).toEqual([
      ['looking', 0, 0],
      ['measuring', 0.25, 100],
      ['writing', 1, 300],
    ]);
  });

  it('starts the work with the first timer', async () => {
    const clock = new HandClock();
    const held = heldWork();
    watched(clock, held.work, STEPS);
    await settled();
    expect(held.signal().aborted).toBe(false);
    expect([clock.now, clock.timers.size]).toEqual([0, 1]);
  });

  it('gives its result when the timers have run out, where the work was sooner', async () => {
    const clock = new HandClock();
    const run = watched(clock, () => 'done', STEPS);
    await clock.pass(399);
    expect(run.result).toBeNull();
    await clock.pass(1);
    expect(run).toMatchObject({ result: { ok: true, value: 'done' }, at: 400 });
  });

  it('gives its result when the work is done, where the timers were sooner', async () => {
    const clock = new HandClock();
    const held = heldWork();
    const run = watched(clock, held.work, STEPS);
    await clock.pass(1000);
    expect(run.result).toBeNull();
    held.finish('late');
    await settled();
    expect(run).toMatchObject({ result: { ok: true, value: 'late' }, at: 1000 });
  });

  it('says why the work failed, but not before its time', async () => {
    const clock = new HandClock();
    const cause = new Error('no face');
    const run = watched(clock, () => Promise.reject(cause), STEPS);
    await clock.pass(399);
    expect(run.result).toBeNull();
    await clock.pass(1);
    expect(run.result).toEqual({ ok: false, failure: { kind: 'work-failed', cause } });
  });

  it('reports work that throws at once as failed work', async () => {
    const clock = new HandClock();
    const cause = new Error('broken');
    const run = watched(clock, () => {
      throw cause;
    }, []);
    await settled();
    expect(run.result).toEqual({ ok: false, failure: { kind: 'work-failed', cause } });
  });

  it('without steps is as long as its work', async () => {
    const clock = new HandClock();
    const run = watched(clock, () => 'done', []);
    await settled();
    expect(run).toMatchObject({ result: { ok: true, value: 'done' }, at: 0 });
  });
});

describe('a staged run that is aborted', () => {
  it('ends at once and leaves nothing running, even if its work does not listen', async () => {
    const clock = new HandClock();
    const held = heldWork();
    const ending = new AbortController();
    const run = watched(clock, held.work, STEPS, ending.signal);
    await clock.pass(150);
    ending.abort('closed');
    await settled();
    expect(run).toMatchObject({
      result: { ok: false, failure: { kind: 'aborted', reason: 'closed' } },
      at: 150,
    });
    expect(clock.timers.size).toBe(0);
    expect(held.signal().aborted).toBe(true);
    held.fail(new Error('too late'));
    await clock.pass(1000);
    expect(run.seen.map(([name]) => name)).toEqual(['looking', 'measuring']);
  });

  it('ends at once while it waits for its work alone', async () => {
    const clock = new HandClock();
    const ending = new AbortController();
    const run = watched(clock, heldWork().work, STEPS, ending.signal);
    await clock.pass(1000);
    ending.abort('closed');
    await settled();
    expect(run.result).toEqual({ ok: false, failure: { kind: 'aborted', reason: 'closed' } });
  });

  it('before it began does no work at all', async () => {
    const clock = new HandClock();
    let works = 0;
    const run = watched(clock, () => `${(works += 1)}`, STEPS, AbortSignal.abort('closed'));
    await settled();
    expect(run.result).toEqual({ ok: false, failure: { kind: 'aborted', reason: 'closed' } });
    expect([works, clock.timers.size, run.seen]).toEqual([0, 0, []]);
  });

  it('by an error in showing a step rejects with that error and stops the work', async () => {
    const clock = new HandClock();
    const held = heldWork();
    const run = runStaged({
      steps: STEPS,
      work: held.work,
      clock,
      onStep: () => {
        throw new Error('nothing to show it on');
      },
    });
    await expect(run).rejects.toThrow('nothing to show it on');
    expect(held.signal().aborted).toBe(true);
    expect(clock.timers.size).toBe(0);
  });
});

describe('any staged run', () => {
  const anySteps = fc.array(
    fc.record({ milliseconds: fc.integer({ min: 0, max: 500 }), name: fc.constant('step') }),
    { maxLength: 6 },
  );
  const whole = (steps: readonly { readonly milliseconds: number }[]): number =>
    steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0);

  it('gives its result at whichever is later, the timers or the work', async () => {
    await fc.assert(
      fc.asyncProperty(anySteps, fc.integer({ min: 0, max: 3000 }), async (steps, duration) => {
        const clock = new HandClock();
        const work = async (signal: AbortSignal): Promise<string> => {
          await pause(clock, duration, signal);
          return 'done';
        };
        const run = watched(clock, work, steps);
        await clock.pass(10_000);
        expect(run.at).toBe(Math.max(duration, whole(steps)));
        expect(clock.timers.size).toBe(0);
      }),
    );
  });

  it('never shows progress that falls, nor any outside 0 to 1', async () => {
    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        const clock = new HandClock();
        const run = watched(clock, () => 'done', steps);
        await clock.pass(10_000);
        const shown = run.seen.map(([, progress]) => progress);
        expect(shown).toEqual(shown.toSorted((one, other) => one - other));
        expect(shown.every((progress) => progress >= 0 && progress <= 1)).toBe(true);
        expect(shown).toHaveLength(steps.length);
      }),
    );
  });

  it('leaves no timer behind, whenever it is aborted', async () => {
    await fc.assert(
      fc.asyncProperty(anySteps, fc.integer({ min: 0, max: 3000 }), async (steps, moment) => {
        const clock = new HandClock();
        const ending = new AbortController();
        watched(clock, heldWork().work, steps, ending.signal);
        await clock.pass(moment);
        ending.abort('closed');
        await settled();
        expect(clock.timers.size).toBe(0);
      }),
    );
  });
});
