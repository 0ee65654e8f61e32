import { describe, expect, it } from 'vitest';
import { toLinear } from '#domain/colour/transfer.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import { emptyPicture } from '#engine/render/canvas-2d/compose.ts';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { pulseSample } from './pulse-samples.ts';

/** A picture whose pixels left of `edge` have one colour and the others another. */
function twoColours(left: readonly number[], right: readonly number[], edge: number): FrameImage {
  const image = emptyPicture(1280, 720);
  for (let pixel = 0; pixel < 1280 * 720; pixel += 1) {
    image.data.set(pixel % 1280 < edge ? left : right, 4 * pixel);
  }
  return image;
}

const GREY = [128, 128, 128, 255];

describe('a sample for the pulse', () => {
  const face = { landmarks: posedLandmarks(), confidence: 1 };

  it('averages linear light', () => {
    const { forehead } = pulseSample(
      twoColours([0, 0, 0, 255], [255, 255, 255, 255], 640),
      face,
      0,
    );
    expect(forehead[1]).toBeGreaterThan(0.45);
    expect(forehead[1]).toBeLessThan(0.55);
  });

  it("tells the person's right from their left", () => {
    const sample = pulseSample(twoColours([255, 0, 0, 255], [0, 255, 0, 255], 640), face, 0);
    expect(sample.rightCheek).toEqual([1, 0, 0]);
    expect(sample.leftCheek).toEqual([0, 1, 0]);
    expect(sample.background).toEqual({ right: [1, 0, 0], left: [0, 1, 0] });
  });

  it('measures places in widths of the face', () => {
    const image = twoColours(GREY, GREY, 0);
    const moved = { landmarks: posedLandmarks({ x: 640 + 200 / 0.63 }), confidence: 1 };
    const [before, after] = [pulseSample(image, face, 0), pulseSample(image, moved, 33)];
    expect(after.position[0] - before.position[0]).toBeCloseTo(1, 3);
    expect(after.forehead[0]).toBeCloseTo(toLinear(128 / 255), 6);
  });

  it('has no background where the face fills the picture', () => {
    const near = { landmarks: posedLandmarks({ eyeSpan: 900 }), confidence: 1 };
    const { background } = pulseSample(twoColours(GREY, GREY, 0), near, 0);
    expect(background).toEqual({ right: null, left: null });
  });

  it('counts what is clipped', () => {
    const white = [255, 255, 255, 255];
    expect(pulseSample(twoColours(white, white, 0), face, 0).clipped).toBe(1);
    expect(pulseSample(twoColours(GREY, GREY, 0), face, 0).clipped).toBe(0);
  });
});
