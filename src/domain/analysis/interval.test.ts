import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceBelow, chancesBetween, chancesFrom, estimateOf, measured } from './interval.ts';
import { isWithheld } from './measurement.ts';

describe('what may be said of an estimate', () => {
  it('holds the true value in nine of ten cases: 1.645 deviations to either side', () => {
    expect(measured({ value: 10, deviation: 2 }, 100)).toMatchObject({
      value: 10,
      low: 10 - 3.29,
      high: 10 + 3.29,
    });
  });

  it('has a confidence of one half at the useful half width, and less as it widens', () => {
    const at = (deviation: number) => measured({ value: 0, deviation }, 1.645);
    expect(at(1)).toMatchObject({ confidence: 0.5 });
    expect(at(0.1)).toMatchObject({ confidence: expect.closeTo(0.99, 2) });
    expect(at(2)).toEqual({ withheld: 'uncertain' });
  });

  it('is withheld for its own reason below a confidence of .4', () => {
    expect(measured({ value: 0, deviation: 0 }, 1, 0.39, 'moving')).toEqual({ withheld: 'moving' });
  });

  it('is withheld where the value is NaN', () => {
    expect(measured({ value: Number.NaN, deviation: 1 }, 10)).toEqual({ withheld: 'uncertain' });
  });

  it('can be taken back to the estimate', () => {
    const said = measured({ value: 3, deviation: 0.7 }, 100);
    if (isWithheld(said)) throw new Error('it was withheld');
    expect(estimateOf(said)).toMatchObject({ value: 3, deviation: expect.closeTo(0.7, 9) });
  });
});

describe('chances', () => {
  it('follow the normal distribution', () => {
    expect(chanceBelow({ value: 0, deviation: 1 }, 0)).toBeCloseTo(0.5, 6);
    expect(chanceBelow({ value: 0, deviation: 1 }, 1.645)).toBeCloseTo(0.95, 3);
    expect(chanceBelow({ value: 0, deviation: 1 }, -1.96)).toBeCloseTo(0.025, 3);
  });

  it('of classes add up to one, the likeliest first', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: 0.1, max: 40, noNaN: true }),
        (value, deviation) => {
          const chances = chancesBetween(
            { value, deviation },
            ['low', 'middle', 'high'],
            [-10, 10],
          );
          expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6);
          expect(chances[0]!.chance).toBeGreaterThanOrEqual(chances[2]!.chance);
        },
      ),
    );
  });

  it('keep the proportions of their weights', () => {
    expect(
      chancesFrom([
        ['one', 1],
        ['three', 3],
      ]),
    ).toEqual([
      { name: 'three', chance: 0.75 },
      { name: 'one', chance: 0.25 },
    ]);
  });
});
