import { describe, expect, it } from 'vitest';
import { handCameAndWent, handSees, isHandThere, NO_HAND_YET } from './hand-before-face.ts';
import { hasTurned, headYaw, turnSees, watchTurn } from './head-turn.ts';
import { drawLevels, type FlashSample, readFlash } from './screen-flash.ts';

/** A face of which only the eyes' outer corners are known: x, y and z of the right and the left one. */
function eyes(right: readonly number[], left: readonly number[]): readonly number[] {
  const landmarks = Array.from({ length: 3 * 478 }, () => 0);
  landmarks.splice(3 * 33, 3, ...right);
  landmarks.splice(3 * 263, 3, ...left);
  return landmarks;
}

describe('the turn of a head', () => {
  it('is towards the person’s own left where the left eye is further away', () => {
    expect(headYaw(eyes([100, 50, 0], [200, 50, 0]))).toBeCloseTo(0, 6);
    expect(headYaw(eyes([100, 50, -30], [186.6, 50, 20]))).toBeCloseTo(30, 0);
    expect(headYaw(eyes([100, 50, 20], [186.6, 50, -30]))).toBeCloseTo(-30, 0);
  });

  const watched = (side: 'left' | 'right', yaws: readonly number[]) =>
    yaws.reduce(turnSees, watchTurn(side));

  it('is seen where it was straight first, then turned to the side that was asked for', () => {
    const turn = watched('right', [0, 2, 1, -10, -19, -24, -22]);
    expect(hasTurned(turn)).toBe(true);
    expect(turn.furthest).toBe(24);
  });

  it.each([
    ['it goes the other way', 'left', [0, 0, 0, -20, -25, -25, -25]],
    ['it was never straight', 'left', [22, 23, 24, 25, 25, 25]],
    ['it is a glance', 'left', [0, 0, 0, 20, 5, 21, 3]],
    ['it is too little', 'right', [0, 0, 0, -15, -15, -15, -15]],
  ] as const)('is not seen where %s', (_, side, yaws) => {
    expect(hasTurned(watched(side, yaws))).toBe(false);
  });
});

describe('a hand before the face', () => {
  const look = (looks: readonly (readonly [atFace: boolean, face: boolean])[]) =>
    looks.reduce((watch, [atFace, face]) => handSees(watch, atFace, face), NO_HAND_YET);
  const CLEAR = Array.from({ length: 3 }, () => [false, true] as const);
  const COVERED = Array.from({ length: 3 }, () => [true, true] as const);
  const LOST = Array.from({ length: 3 }, () => [true, false] as const);

  it('came and went', () => {
    expect(isHandThere(look([...CLEAR, ...COVERED]))).toBe(true);
    expect(handCameAndWent(look([...CLEAR, ...COVERED]))).toBe(false);
    expect(handCameAndWent(look([...CLEAR, ...COVERED, ...CLEAR]))).toBe(true);
  });

  it('may hide the face meanwhile', () => {
    expect(handCameAndWent(look([...CLEAR, ...LOST, ...CLEAR]))).toBe(true);
  });

  it('must come to a face that was seen without it, and leave that face in view', () => {
    expect(handCameAndWent(look([...COVERED, ...COVERED]))).toBe(false);
    const gone = [false, false] as const;
    expect(handCameAndWent(look([...CLEAR, ...COVERED, gone, gone, gone, gone]))).toBe(false);
  });
});

describe('a flash of the screen', () => {
  it('is in an order that cannot be guessed, with each level as often as the other', () => {
    let state = 7;
    const random = () => {
      state = (state * 16_807) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    const drawn = new Set<string>();
    for (let time = 0; time < 200; time += 1) {
      const levels = drawLevels(random);
      expect(levels.filter((level) => level === 'light')).toHaveLength(3);
      drawn.add(levels.join(' '));
    }
    expect(drawn.size).toBeGreaterThan(8);
  });

  const samples = (light: readonly number[], dark: readonly number[]): readonly FlashSample[] => [
    ...light.map((luminance) => ({ level: 'light', luminance }) as const),
    ...dark.map((luminance) => ({ level: 'dark', luminance }) as const),
  ];

  it('is followed by a face that is lighter each time the screen is', () => {
    const answer = readFlash(samples([0.33, 0.34], [0.3, 0.3]));
    expect(answer?.isFollowed).toBe(true);
    expect(answer?.percent).toBeCloseTo(11.7, 1);
  });

  it('is not followed by one that changes by itself', () => {
    expect(readFlash(samples([0.33, 0.29], [0.3, 0.3]))?.isFollowed).toBe(false);
    expect(readFlash(samples([0.301, 0.301], [0.3, 0.3]))?.isFollowed).toBe(false);
    expect(readFlash(samples([0.28, 0.28], [0.3, 0.3]))?.isFollowed).toBe(false);
  });

  it('says nothing about a face that was not seen at both levels', () => {
    expect(readFlash(samples([0.3], []))).toBeNull();
    expect(readFlash(samples([0.3], [0]))).toBeNull();
  });
});
