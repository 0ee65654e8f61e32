import { beforeEach, describe, expect, it } from 'vitest';
import { createTooltipTiming, TOOLTIP_DELAY, TOOLTIP_SKIP } from './tooltip-timing.ts';

let now: number;
let task: { due: number; run: () => void } | undefined;
let shown: string | undefined;

const clock = {
  now: () => now,
  schedule(run: () => void, milliseconds: number) {
    const mine = { due: now + milliseconds, run };
    task = mine;
    return () => {
      if (task === mine) task = undefined;
    };
  },
};

function pass(milliseconds: number): void {
  now += milliseconds;
  if (task === undefined || task.due > now) return;
  const { run } = task;
  task = undefined;
  run();
}

function start() {
  return createTooltipTiming<string>(clock, (place) => {
    shown = place;
  });
}

beforeEach(() => {
  now = 5000;
  task = undefined;
  shown = undefined;
});

describe('a tooltip', () => {
  it('shows once the pointer has rested for 700 ms', () => {
    start().point('undo');
    pass(TOOLTIP_DELAY - 1);
    expect(shown).toBeUndefined();
    pass(1);
    expect(shown).toBe('undo');
  });

  it('does not restart its delay while the pointer moves over the same thing', () => {
    const timing = start();
    timing.point('undo');
    pass(TOOLTIP_DELAY - 1);
    timing.point('undo');
    pass(1);
    expect(shown).toBe('undo');
  });

  it('does not show for a pointer that only passes by', () => {
    const timing = start();
    timing.point('undo');
    pass(TOOLTIP_DELAY - 1);
    timing.leave();
    pass(TOOLTIP_DELAY);
    expect(shown).toBeUndefined();
  });

  it('shows at once for keyboard focus', () => {
    start().focus('undo');
    expect(shown).toBe('undo');
  });

  it('goes when the pointer leaves', () => {
    const timing = start();
    timing.focus('undo');
    timing.leave();
    expect(shown).toBeUndefined();
  });

  it('shows at once when the pointer moves on to the next within 300 ms', () => {
    const timing = start();
    timing.focus('undo');
    timing.leave();
    pass(TOOLTIP_SKIP - 1);
    timing.point('redo');
    expect(shown).toBe('redo');
  });

  it('waits again when the pointer comes back later', () => {
    const timing = start();
    timing.focus('undo');
    timing.leave();
    pass(TOOLTIP_SKIP);
    timing.point('redo');
    expect(shown).toBeUndefined();
  });
});
