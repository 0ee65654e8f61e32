import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  POSTURES,
  posedHand,
  type HandPlace,
  type HandPosture,
} from '#tests/support/posed-hand.ts';

import {
  NO_GESTURES,
  readGestures,
  type Gesture,
  type GestureMemory,
  type SeenHand,
} from './gestures.ts';

const FRAME = 1 / 15;

function seen(posture: HandPosture, place: HandPlace = {}, id = 1): SeenHand {
  return { id, landmarks: posedHand(posture, place), confidence: 1 };
}

/** The gestures of each picture of a film. */
function watch(
  film: readonly (readonly SeenHand[])[],
  { mirrored = true, frame = FRAME } = {},
): readonly (readonly Gesture[])[] {
  let memory: GestureMemory = NO_GESTURES;
  return film.map((hands, index) => {
    const read = readGestures(memory, hands, { time: index * frame, mirrored });
    memory = read.memory;
    return read.gestures;
  });
}

function kinds(film: readonly (readonly Gesture[])[]): readonly string[] {
  return film.map((gestures) => gestures.map(({ kind }) => kind).join(' '));
}

function repeat<Value>(count: number, value: (index: number) => Value): readonly Value[] {
  return Array.from({ length: count }, (_, index) => value(index));
}

/** A hand that goes across by `way` palms in `count` pictures, after having rested. */
function goingAcross(way: number, count = 6, rise = 0): readonly (readonly SeenHand[])[] {
  const palm = 100;
  const at = (share: number): readonly SeenHand[] => [
    seen(POSTURES['open-palm'], {
      palm,
      x: 600 + way * palm * share,
      y: 400 + rise * palm * share,
    }),
  ];
  return [...repeat(4, () => at(0)), ...repeat(count, (index) => at((index + 1) / count))];
}

function swipesIn(film: readonly (readonly SeenHand[])[], mirrored = true): readonly string[] {
  return watch(film, { mirrored })
    .flat()
    .flatMap(({ kind }) => (kind.startsWith('swipe') ? [kind] : []));
}

describe('a pose over time', () => {
  it('begins with the third picture that shows it, and is new only there', () => {
    const film = watch(repeat(5, () => [seen(POSTURES.fist)]));
    expect(kinds(film)).toEqual(['', '', 'fist', 'fist', 'fist']);
    expect(film.flat().map(({ isNew }) => isNew)).toEqual([true, false, false]);
  });

  it('is as sure as the hand is', () => {
    const doubtful = { ...seen(POSTURES.fist), confidence: 0.6 };
    const [gesture] = watch(repeat(3, () => [doubtful])).flat();
    expect(gesture!.confidence).toBeLessThanOrEqual(0.6);
    expect(gesture!.confidence).toBeGreaterThan(0.4);
  });

  it('ends when it is missed twice, and not at one slip', () => {
    const fist = [seen(POSTURES.fist)];
    const half = [seen({ bends: [0.4, 0.4, 0.4, 0.4], thumb: 'folded' })];
    const film = [fist, fist, fist, half, fist, half, half];
    expect(kinds(watch(film))).toEqual(['', '', 'fist', 'fist', 'fist', 'fist', '']);
  });

  it('gives way to the next one', () => {
    const film = [
      ...repeat(4, () => [seen(POSTURES['open-palm'])]),
      ...repeat(4, () => [seen(POSTURES['two-fingers'])]),
    ];
    const told = watch(film).flat();
    expect(told.filter(({ isNew }) => isNew).map(({ kind }) => kind)).toEqual([
      'open-palm',
      'two-fingers',
    ]);
  });

  it('does not flap while fingers tremble around the middle', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.1, max: 0.5, noNaN: true }), { minLength: 60, maxLength: 60 }),
        (bends) => {
          const film = bends.map((bend) => [
            seen({ bends: [bend, bend, bend, bend], thumb: 'out' }),
          ]);
          // At most as often as a pose can begin at all, and be missed.
          const begun = watch(film)
            .flat()
            .filter(({ isNew }) => isNew);
          expect(begun.length).toBeLessThanOrEqual(60 / 5);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('is told for each of two hands', () => {
    const both = [seen(POSTURES.fist, {}, 4), seen(POSTURES.point, { mirrored: true }, 9)];
    const last = watch(repeat(3, () => both)).at(-1)!;
    expect(last.map(({ kind, hand }) => [kind, hand])).toEqual([
      ['fist', 4],
      ['point', 9],
    ]);
  });

  it('begins again after a pause', () => {
    const film = watch(
      repeat(6, () => [seen(POSTURES.fist)]),
      { frame: 0.6 },
    );
    expect(kinds(film)).toEqual(['', '', '', '', '', '']);
  });
});

describe('a swipe', () => {
  it('goes the way that people see in a mirror', () => {
    expect(swipesIn(goingAcross(2.4))).toEqual(['swipe-left']);
    expect(swipesIn(goingAcross(-2.4))).toEqual(['swipe-right']);
  });

  it('goes the other way where the picture is not mirrored', () => {
    expect(swipesIn(goingAcross(2.4), false)).toEqual(['swipe-right']);
    expect(swipesIn(goingAcross(-2.4), false)).toEqual(['swipe-left']);
  });

  it('is told once, though the hand comes back', () => {
    const there = goingAcross(3);
    const back = goingAcross(3).toReversed();
    expect(swipesIn([...there, ...back])).toEqual(['swipe-left']);
  });

  it('is told again for the next one', () => {
    const rest = repeat(20, () => [seen(POSTURES['open-palm'], { palm: 100, x: 600, y: 400 })]);
    expect(swipesIn([...goingAcross(3), ...rest, ...goingAcross(3)])).toEqual([
      'swipe-left',
      'swipe-left',
    ]);
  });

  it.each([
    ['is short', goingAcross(1.2)],
    ['is slow', goingAcross(3, 30)],
    ['goes mostly down', goingAcross(2, 6, 3)],
    ['is a jump between two pictures', goingAcross(3, 1)],
    ['goes to and fro', [...goingAcross(1.4, 3), ...goingAcross(1.4, 3).toReversed()]],
  ])('is not told of a movement that %s', (_, film) => {
    expect(swipesIn(film)).toEqual([]);
  });

  it('is the same at any size and from ten to sixty pictures a second', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30, max: 600 }),
        fc.integer({ min: 10, max: 60 }),
        fc.boolean(),
        (palm, rate, leftwards) => {
          const film = repeat(Math.ceil(0.45 * rate) + 1, (index) => [
            seen(POSTURES['open-palm'], {
              palm,
              x: 900 + ((leftwards ? 1 : -1) * 6 * palm * index) / rate,
            }),
          ]);
          const told = watch(film, { frame: 1 / rate })
            .flat()
            .flatMap(({ kind }) => (kind.startsWith('swipe') ? [kind] : []));
          expect(told).toEqual([leftwards ? 'swipe-left' : 'swipe-right']);
        },
      ),
    );
  });
});
