import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { POSTURES, posedHand } from '#tests/support/posed-hand.ts';

import { FINGERS } from './hand-landmarks.ts';
import { HAND_POSES, poseScores, type HandPose } from './hand-poses.ts';

function best(landmarks: ArrayLike<number>): HandPose {
  const scores = poseScores(landmarks);
  return HAND_POSES.reduce((one, other) => (scores[other] > scores[one] ? other : one));
}

const anyPose = fc.constantFrom(...HAND_POSES);

describe('the pose of a hand', () => {
  it.each(HAND_POSES)('is told when it is a clear %s, and no other with it', (pose) => {
    const scores = poseScores(posedHand(POSTURES[pose]));
    expect(scores[pose]).toBeGreaterThan(0.7);
    const others = HAND_POSES.filter((other) => other !== pose).map((other) => scores[other]);
    expect(Math.max(...others)).toBeLessThan(0.35);
  });

  it('is the same wherever the hand is, however large, and turned up to 25 degrees', () => {
    fc.assert(
      fc.property(
        anyPose,
        fc.record({
          x: fc.integer({ min: -500, max: 3000 }),
          y: fc.integer({ min: -500, max: 2000 }),
          palm: fc.integer({ min: 20, max: 900 }),
          turn: fc.double({ min: -0.43, max: 0.43, noNaN: true }),
        }),
        (pose, place) => {
          expect(best(posedHand(POSTURES[pose], place))).toBe(pose);
        },
      ),
    );
  });

  it('scores the same in a mirrored picture', () => {
    fc.assert(
      fc.property(anyPose, fc.double({ min: -0.4, max: 0.4, noNaN: true }), (pose, turn) => {
        const seen = poseScores(posedHand(POSTURES[pose], { turn }));
        const mirrored = poseScores(posedHand(POSTURES[pose], { turn, mirrored: true }));
        for (const name of HAND_POSES) expect(mirrored[name]).toBeCloseTo(seen[name], 3);
      }),
    );
  });

  it('withstands landmarks that lie a thirtieth of a palm off', () => {
    const offset = fc.double({ min: -1 / 30, max: 1 / 30, noNaN: true });
    fc.assert(
      fc.property(anyPose, fc.array(offset, { minLength: 63, maxLength: 63 }), (pose, noise) => {
        const landmarks = posedHand(POSTURES[pose], { noise: (index) => noise[index]! });
        expect(best(landmarks)).toBe(pose);
      }),
    );
  });

  it('is a fist where the model reports bent fingers as straight and short', () => {
    const landmarks = posedHand({ bends: [0, 0, 0, 0], thumb: 'folded' });
    for (const [root, ...joints] of [FINGERS.index, FINGERS.middle, FINGERS.ring, FINGERS.little]) {
      for (const joint of joints) {
        for (const axis of [0, 1, 2]) {
          const from = landmarks[3 * root + axis]!;
          landmarks[3 * joint + axis] = from + (landmarks[3 * joint + axis]! - from) / 2;
        }
      }
    }
    expect(best(landmarks)).toBe('fist');
  });

  it('is not a thumbs-up when the thumb points down or sideways', () => {
    for (const turn of [Math.PI, Math.PI / 2, -Math.PI / 2]) {
      expect(poseScores(posedHand(POSTURES['thumb-up'], { turn }))['thumb-up']).toBe(0);
    }
  });

  it('scores between 0 and 1 for any numbers at all', () => {
    const any = fc.oneof(fc.double(), fc.integer({ min: -2, max: 2 }));
    fc.assert(
      fc.property(fc.array(any, { minLength: 63, maxLength: 63 }), (landmarks) => {
        for (const score of Object.values(poseScores(landmarks))) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
