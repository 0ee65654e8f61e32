import { describe, expect, it } from 'vitest';
import { afterEnd, restartPause } from './restart-pause.ts';

const MINUTE_MS = 60_000;

/** The pauses before each start of a process that lives for so long each time. */
function pauses(livedMs: number, times: number): readonly number[] {
  let failures = { inARow: 0 };
  return Array.from({ length: times }, () => {
    failures = afterEnd(failures, livedMs);
    return restartPause(failures);
  });
}

describe('the pause before a process is started again', () => {
  it('is short at first and doubles while the process does not last', () => {
    expect(pauses(100, 4)).toEqual([250, 500, 1000, 2000]);
  });

  it('is never longer than half a minute', () => {
    expect(pauses(100, 20).at(-1)).toBe(30_000);
  });

  it('is short again once a process has lasted a minute', () => {
    expect(pauses(MINUTE_MS, 3)).toEqual([250, 250, 250]);
  });
});
