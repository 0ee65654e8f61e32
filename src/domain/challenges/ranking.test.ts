import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ballot, inOrderOf, placings, wilsonLowerBound, winnersOf } from './ranking.ts';

const START = Date.UTC(2026, 0, 1);
const at = (hour: number) => new Date(START + hour * 3_600_000);

function entry(id: string, hour = 0) {
  return { id, userId: `maker of ${id}`, enteredAt: at(hour) };
}

function ballots(entryId: string, count: number, hour: number): readonly Ballot[] {
  return Array.from({ length: count }, (_, voter) => ({
    userId: `voter ${voter} of ${entryId} at ${hour}`,
    entryId,
    votedAt: at(hour),
  }));
}

describe('the lower bound of Wilson', () => {
  it.each([
    [0, 0, 0],
    [0, 10, 0],
    [1, 1, 0.2065],
    [10, 10, 0.7225],
    [5, 10, 0.2366],
    [50, 100, 0.4038],
  ])('of %i of %i is %f', (chosen, seen, bound) => {
    expect(wilsonLowerBound(chosen, seen)).toBeCloseTo(bound, 4);
  });

  it('lies below the share, and nearer to it the more people were asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        (one, two) => {
          const [chosen, seen] = [Math.min(one, two), Math.max(one, two)];
          const bound = wilsonLowerBound(chosen, seen);
          expect(bound).toBeLessThanOrEqual(chosen / seen);
          expect(wilsonLowerBound(chosen * 4, seen * 4)).toBeGreaterThan(bound);
        },
      ),
    );
  });
});

describe('the places of a challenge', () => {
  it('go by votes where all entries were there from the start', () => {
    const placed = placings(
      [entry('a'), entry('b'), entry('c')],
      [...ballots('b', 3, 1), ...ballots('a', 1, 1)],
    );
    expect(placed.map(({ entryId, place, votes }) => [entryId, place, votes])).toEqual([
      ['b', 1, 3],
      ['a', 2, 1],
      ['c', 3, 0],
    ]);
  });

  it('do justice to a late entry that most people have chosen since it came', () => {
    const placed = placings(
      [entry('early'), entry('late', 10)],
      [...ballots('early', 25, 1), ...ballots('early', 5, 11), ...ballots('late', 24, 11)],
    );
    expect(placed[0]).toMatchObject({ entryId: 'late', votes: 24 });
  });

  it('let no entry win with three votes of friends at the end', () => {
    const placed = placings(
      [entry('liked'), entry('other'), entry('late', 10)],
      [...ballots('liked', 40, 1), ...ballots('other', 60, 2), ...ballots('late', 3, 11)],
    );
    expect(placed.at(-1)).toMatchObject({ entryId: 'late', place: 3 });
  });

  it('are shared by tied entries, and the next place is left out', () => {
    const placed = placings(
      [entry('a'), entry('b'), entry('c')],
      [...ballots('a', 2, 1), ...ballots('b', 2, 1), ...ballots('c', 1, 1)],
    );
    expect(placed.map(({ place }) => place)).toEqual([1, 1, 3]);
    expect(winnersOf(placed)).toHaveLength(2);
  });

  it('have no winner without a vote', () => {
    expect(winnersOf(placings([entry('a')], []))).toEqual([]);
  });

  it('count no vote for what was withdrawn', () => {
    const placed = placings([entry('a')], [...ballots('gone', 5, 1), ...ballots('a', 1, 1)]);
    expect(placed).toEqual([{ entryId: 'a', place: 1, votes: 1 }]);
  });
});

describe('the order in which a viewer sees entries', () => {
  const things = Array.from({ length: 40 }, (_, place) => ({ id: `entry ${place}` }));

  it('is always the same for that viewer, and another for the next', () => {
    const seen = inOrderOf('ann', things);
    expect(inOrderOf('ann', things.toReversed())).toEqual(seen);
    expect(inOrderOf('ben', things)).not.toEqual(seen);
    expect(seen).not.toEqual(things);
  });

  it('keeps its order when another entry comes', () => {
    const seen = inOrderOf('ann', things);
    const more = inOrderOf('ann', [...things, { id: 'a new one' }]);
    expect(more.filter(({ id }) => id !== 'a new one')).toEqual(seen);
  });

  it('puts each in front about as often', () => {
    const few = things.slice(0, 4);
    const first = new Map(few.map(({ id }) => [id, 0]));
    for (let viewer = 0; viewer < 2000; viewer += 1) {
      const [leader] = inOrderOf(`viewer ${viewer}`, few);
      first.set(leader!.id, first.get(leader!.id)! + 1);
    }
    for (const times of first.values()) {
      expect(times).toBeGreaterThan(400);
      expect(times).toBeLessThan(600);
    }
  });
});
