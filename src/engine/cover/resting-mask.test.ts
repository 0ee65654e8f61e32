import { beforeEach, describe, expect, it } from 'vitest';
import type { CoverMask } from '#engine/frame/cover-mask.ts';
import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { RestingMask } from './resting-mask.ts';

const FACE: TrackedFace = {
  landmarks: posedLandmarks({ eyeSpan: 150, x: 320, y: 240 }),
  confidence: 1,
};
const SIZE = { width: 640, height: 480 };
const MASK: CoverMask = {
  data: new Uint8Array(100 * 120),
  columns: 100,
  rows: 120,
  left: 150,
  top: 60,
  cell: 3,
};

function pictureOf(level: number): FrameImage {
  return { ...SIZE, data: new Uint8ClampedArray(4 * SIZE.width * SIZE.height).fill(level) };
}

/** The face after each landmark went through `move`, which gets its place in pixels. */
function movedFace(move: (x: number, y: number) => readonly [number, number]): TrackedFace {
  const landmarks = FACE.landmarks.slice();
  for (let at = 0; at < landmarks.length; at += 3) {
    const [x, y] = move(landmarks[at]!, landmarks[at + 1]!);
    landmarks[at] = x;
    landmarks[at + 1] = y;
  }
  return { ...FACE, landmarks };
}

describe('the mask of a measured frame', () => {
  let resting: RestingMask;

  beforeEach(() => {
    resting = new RestingMask();
    resting.keep(pictureOf(120), FACE, MASK, { frames: 2, turn: 1 });
  });

  it('is good for as many frames as was said', () => {
    const masks = [1, 2, 3].map(() => resting.take(pictureOf(120), FACE));
    expect(masks.map((mask) => mask !== undefined)).toEqual([true, true, false]);
  });

  it('moves and grows with the face', () => {
    const face = movedFace((x, y) => [1.1 * x + 7, 1.1 * y - 4]);
    const mask = resting.take(pictureOf(120), face)!;
    expect(mask.left).toBeCloseTo(1.1 * MASK.left + 7, 2);
    expect(mask.top).toBeCloseTo(1.1 * MASK.top - 4, 2);
    expect(mask.cell).toBeCloseTo(1.1 * MASK.cell, 4);
  });

  it('ends when the face turns', () => {
    const face = movedFace((x, y) => [x + 0.05 * y, y]);
    expect(resting.take(pictureOf(120), face)).toBeUndefined();
  });

  it('ends when the skin looks different', () => {
    expect(resting.take(pictureOf(70), FACE)).toBeUndefined();
  });

  it('lasts while a sensor’s noise moves every pixel a little', () => {
    const noisy = pictureOf(120);
    for (let at = 0; at < noisy.data.length; at += 1) noisy.data[at]! += ((at * 7) % 13) - 6;
    expect(resting.take(noisy, FACE)).toEqual(MASK);
  });

  it('may say that nothing is hidden', () => {
    resting.keep(pictureOf(120), FACE, null, { frames: 1, turn: 1 });
    expect(resting.take(pictureOf(120), FACE)).toBeNull();
  });

  it('is forgotten when asked to', () => {
    resting.forget();
    expect(resting.take(pictureOf(120), FACE)).toBeUndefined();
  });
});
