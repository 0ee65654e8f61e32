import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { ageOffset, makeupAtAge } from './age-makeup.ts';

const STRONG = applyPatch(DEFAULT_LOOK, {
  foundation: { opacity: 95 },
  blush: { opacity: 95 },
  eyeshadow: { opacity: 95 },
  lipstick: { opacity: 30 },
});

describe('makeup at another age', () => {
  it('covers more and colors the lips less as years are added', () => {
    expect(makeupAtAge(DEFAULT_LOOK, 20)).toEqual({
      foundation: { opacity: 60 },
      blush: { opacity: 60 },
      eyeshadow: { opacity: 70 },
      lipstick: { opacity: 50 },
    });
  });

  it('never goes beyond 100, and never below 20 for lipstick', () => {
    expect(makeupAtAge(STRONG, 30)).toEqual({
      foundation: { opacity: 100 },
      blush: { opacity: 100 },
      eyeshadow: { opacity: 100 },
      lipstick: { opacity: 20 },
    });
  });

  it('is what is worn when no year is added', () => {
    expect(applyPatch(STRONG, makeupAtAge(STRONG, 0))).toEqual(STRONG);
  });

  it('puts nothing on that is not worn', () => {
    const bare = applyPatch(DEFAULT_LOOK, { lipstick: { opacity: 0 }, blush: { opacity: 0 } });
    expect(makeupAtAge(bare, 20)).toMatchObject({
      lipstick: { opacity: 0 },
      blush: { opacity: 0 },
    });
  });
});

describe('years that can be added', () => {
  it.each([
    [-40, -10],
    [12.4, 12],
    [99, 30],
  ])('%d becomes %d', (asked, years) => {
    expect(ageOffset(asked)).toBe(years);
  });
});
