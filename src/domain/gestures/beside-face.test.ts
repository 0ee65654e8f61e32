import { describe, expect, it } from 'vitest';
import { isBesideFace } from './beside-face.ts';
import { FINGERS, WRIST } from './hand-landmarks.ts';

/** A face from 400 to 600 across and from 100 to 400 down. */
const FACE = [400, 100, 0, 600, 100, 0, 500, 400, 0];

/** A hand whose palm is 100 long, with its middle about there. */
function handAt(x: number, y: number): number[] {
  const hand = Array.from({ length: 63 }, (_, place) => (place % 3 === 0 ? x : y));
  hand[WRIST * 3 + 1] = y + 50;
  hand[FINGERS.middle[0] * 3 + 1] = y - 50;
  return hand;
}

describe('a hand', () => {
  it.each([
    ['on the cheek', 590, 250, false],
    ['just beside the cheek', 660, 250, false],
    ['a palm away from it', 700, 250, true],
    ['on the other side', 300, 250, true],
    ['at the chin', 500, 450, false],
    ['before the chest', 500, 500, true],
  ])('%s is beside the face: %s', (_where, x, y, isBeside) => {
    expect(isBesideFace(handAt(x, y), FACE)).toBe(isBeside);
  });
});
