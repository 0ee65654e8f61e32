import { describe, expect, it, test } from 'vitest';
import { labOfHex } from '#domain/advice/seen-colour.ts';
import { matchBadge, matchPercentage, percentageOf, tendenciesOf } from './match.ts';

const ROSE = labOfHex('#c76a7a');

describe('a match percentage', () => {
  it('is 100 only for the very same color', () => {
    expect(matchPercentage(ROSE, ROSE)).toBe(100);
    expect(percentageOf(0.1)).toBe(99);
  });

  it('falls by three points for each unit of CIEDE2000, and never below zero', () => {
    expect(percentageOf(1)).toBe(97);
    expect(percentageOf(2)).toBe(94);
    expect(percentageOf(50)).toBe(0);
  });

  test.each([
    [96, 'green'],
    [95, 'yellow'],
    [91, 'yellow'],
    [90, 'red'],
  ])('of %i has a %s badge', (percentage, badge) => {
    expect(matchBadge(percentage)).toBe(badge);
  });
});

describe('how a shade differs', () => {
  it('is not said where no one sees it', () => {
    expect(tendenciesOf(ROSE, { ...ROSE, a: ROSE.a + 0.3 })).toEqual([]);
  });

  it('is by a touch, a little, clearly or much', () => {
    const lighter = (by: number) => tendenciesOf(ROSE, { ...ROSE, lightness: ROSE.lightness + by });
    expect(lighter(1.5)).toEqual([{ leaning: 'lighter', degree: 'touch' }]);
    expect(lighter(3)).toEqual([{ leaning: 'lighter', degree: 'little' }]);
    expect(lighter(-6)).toEqual([{ leaning: 'deeper', degree: 'clear' }]);
    expect(lighter(-12)).toEqual([{ leaning: 'deeper', degree: 'much' }]);
  });

  it('says of a red that turns to orange that it is warmer, and to blue that it is cooler', () => {
    const red = { lightness: 45, a: 45, b: 15 };
    const turned = (degrees: number) => {
      const hue = Math.atan2(red.b, red.a) + (degrees * Math.PI) / 180;
      const chroma = Math.hypot(red.a, red.b);
      return { lightness: 45, a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) };
    };
    expect(tendenciesOf(red, turned(8))[0]?.leaning).toBe('warmer');
    expect(tendenciesOf(red, turned(-8))[0]?.leaning).toBe('cooler');
  });

  it('names two things where both are seen, what differs most first', () => {
    const other = { lightness: ROSE.lightness - 5, a: ROSE.a - 2, b: ROSE.b + 7 };
    const leanings = tendenciesOf(ROSE, other).map(({ leaning }) => leaning);
    expect(leanings).toHaveLength(2);
    expect(leanings).toContain('warmer');
    expect(leanings).toContain('deeper');
  });

  it('says of greys only by their blue and yellow whether they are warmer', () => {
    expect(
      tendenciesOf({ lightness: 20, a: 0, b: 0 }, { lightness: 20, a: 0, b: 3 })[0]?.leaning,
    ).toBe('warmer');
  });
});
