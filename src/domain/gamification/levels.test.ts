import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelAt, levelProgress, levelUp } from './levels.ts';

describe('a level', () => {
  it.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [299, 2],
    [300, 3],
    [599, 3],
    [600, 4],
    [999, 4],
    [1000, 5],
    [100_000, 5],
  ])('at %i XP is %i', (xp, level) => {
    expect(levelAt(xp)).toBe(level);
  });

  it('never falls as XP grows', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(2000), (xp, more) => {
        expect(levelAt(xp + more)).toBeGreaterThanOrEqual(levelAt(xp));
      }),
    );
  });

  it('is reached once on the way', () => {
    expect(levelUp(99, 100)).toBe(2);
    expect(levelUp(100, 101)).toBeNull();
    expect(levelUp(90, 610)).toBe(4);
    expect(levelUp(0, 0)).toBeNull();
  });

  it('says how far the next one is', () => {
    expect(levelProgress(200)).toEqual({ level: 2, from: 100, to: 300, share: 0.5 });
    expect(levelProgress(1400)).toEqual({ level: 5, from: 1000, to: null, share: 1 });
  });
});
