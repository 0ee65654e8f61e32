import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { FrameImage } from '#engine/frame/frame.ts';
import { handJoints, renderSyntheticFace } from '#tests/fixtures/synthetic-face/index.ts';
import { createNodeHandTracker } from '#tests/support/node-hand-tracker.ts';

import type { HandTracker } from './hand-tracker.ts';

const SIZE = { width: 640, height: 360 };
const BEFORE_MOUTH = { ...SIZE, occluder: { position: 0.45 } };

function blank(width: number, height: number): FrameImage {
  return { data: new Uint8ClampedArray(4 * width * height).fill(90), width, height };
}

/** The picture flipped left to right, as a mirror shows it. */
function mirrored({ data, width, height }: FrameImage): FrameImage {
  const pixels = new Uint32Array(data.buffer);
  const turned = Uint32Array.from(pixels, (_, at) => {
    const column = at % width;
    return pixels[at - column + (width - 1 - column)]!;
  });
  return { data: new Uint8ClampedArray(turned.buffer), width, height };
}

/** A picture with the left half of one and the right half of another. */
function halves(left: FrameImage, right: FrameImage): FrameImage {
  const [one, other] = [new Uint32Array(left.data.buffer), new Uint32Array(right.data.buffer)];
  const joined = one.map((pixel, at) =>
    at % left.width < left.width / 2 - 40 ? pixel : other[at]!,
  );
  return { ...left, data: new Uint8ClampedArray(joined.buffer) };
}

describe('the hand tracker', () => {
  let tracker: HandTracker;
  beforeAll(async () => {
    tracker = await createNodeHandTracker();
  });
  beforeEach(() => tracker.reset());
  afterAll(() => tracker.dispose());

  it.each([2, 7])('finds a hand in front of the mouth, on skin of tone %i', async (skinTone) => {
    const options = { ...BEFORE_MOUTH, skinTone };
    const { image } = renderSyntheticFace(options);
    await tracker.track(image, 0);
    const [hand, ...others] = await tracker.track(image, 0.1);
    expect(others).toEqual([]);
    expect(hand!.confidence).toBeGreaterThan(0.9);
    expect(hand!.side).toBe('left');
    const errors = [...handJoints(options)].map(([landmark, [x, y]]) =>
      Math.hypot(hand!.landmarks[3 * landmark]! - x, hand!.landmarks[3 * landmark + 1]! - y),
    );
    // The palm is some 120 pixels long here.
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(6);
    expect(Math.max(...errors)).toBeLessThan(16);
  });

  it('finds two hands, and keeps their identities', async () => {
    const { image } = renderSyntheticFace({ ...SIZE, occluder: { position: 0.3 } });
    const both = halves(mirrored(image), image);
    const first = await tracker.track(both, 0);
    const second = await tracker.track(both, 0.1);
    expect(second.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    const wrists = second
      .map(({ landmarks }) => landmarks[0]!)
      .toSorted((one, other) => one - other);
    expect(wrists[0]).toBeLessThan(320);
    expect(wrists[1]).toBeGreaterThan(320);
  });

  it('finds none on a bare face', async () => {
    const { image } = renderSyntheticFace(SIZE);
    expect(await tracker.track(image, 0)).toEqual([]);
  });

  it.each([
    [8, 8],
    [1, 1],
    [3, 500],
    [640, 360],
  ])('finds none in an empty picture of %i x %i', async (width, height) => {
    expect(await tracker.track(blank(width, height), 0)).toEqual([]);
  });
});
