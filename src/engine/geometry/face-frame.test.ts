import { describe, expect, it } from 'vitest';
import { posedLandmarks, type LandmarkPose } from '#tests/support/posed-landmarks.ts';
import { createFaceFrame, eyeOpenness } from './face-frame.ts';

/** The eyes of a face that is as wide as the specification takes it: 320 pixels. */
const SPECIFIED_EYE_SPAN = 0.63 * 320;

function frameOf(pose: LandmarkPose): ReturnType<typeof createFaceFrame> {
  return createFaceFrame(posedLandmarks(pose));
}

describe('the frame of a face', () => {
  it('is 320 pixels wide, a quarter of 1280, where a pixel is one of the specification', () => {
    const frame = frameOf({ eyeSpan: SPECIFIED_EYE_SPAN });
    expect(frame.width).toBeCloseTo(320, 3);
    expect(frame.specificationPixel).toBeCloseTo(1, 5);
  });

  it('scales the pixel of the specification with the face', () => {
    expect(frameOf({ eyeSpan: 2 * SPECIFIED_EYE_SPAN }).specificationPixel).toBeCloseTo(2, 5);
    expect(frameOf({ eyeSpan: SPECIFIED_EYE_SPAN / 2 }).specificationPixel).toBeCloseTo(0.5, 5);
  });

  it('keeps lines on a small face thick enough to be drawn', () => {
    expect(frameOf({ eyeSpan: 30 }).specificationPixel).toBe(0.35);
  });

  it.each([-50, -30, -15, 15, 30, 50])(
    'is as wide when the head is turned by %i degrees',
    (yaw) => {
      expect(frameOf({ yaw }).width).toBeCloseTo(frameOf({}).width, 3);
    },
  );

  it.each([
    ['tilts', { roll: 25 }],
    ['opens its mouth', { mouthOpen: 2 }],
    ['blinks', { blink: 1 }],
  ])('is as wide when the face %s', (_, pose) => {
    expect(frameOf(pose).width).toBeCloseTo(frameOf({}).width, 3);
  });

  it('has its axes along the eyes and down the face', () => {
    const { across, down } = frameOf({ roll: 20 });
    expect(Math.hypot(across.x, across.y)).toBeCloseTo(1);
    expect(across.x * down.x + across.y * down.y).toBeCloseTo(0);
    // A crown that tilts to the right takes the eye on the right down with it.
    expect(Math.atan2(across.y, across.x)).toBeCloseTo((20 * Math.PI) / 180);
    expect(down.y).toBeGreaterThan(0);
  });
});

describe('how much an eye faces the camera', () => {
  it('is complete when seen from the front', () => {
    expect(frameOf({}).facing).toEqual([1, 1]);
  });

  it('falls to nothing for the far eye as the head turns away, and never rises', () => {
    const far = [0, 10, 20, 30, 40, 50, 60, 70].map((yaw) => frameOf({ yaw }).facing[1]);
    expect(far).toEqual(far.toSorted((first, second) => second - first));
    expect(far.at(-1)).toBe(0);
  });

  it('stays whole for the near eye', () => {
    expect(frameOf({ yaw: 50 }).facing[0]).toBe(1);
    expect(frameOf({ yaw: -50 }).facing[1]).toBe(1);
  });

  it('is the same for either eye at the same turn', () => {
    const [right, left] = frameOf({ yaw: 38 }).facing;
    const [mirroredRight, mirroredLeft] = frameOf({ yaw: -38 }).facing;
    expect(left).toBeCloseTo(mirroredRight, 4);
    expect(right).toBeCloseTo(mirroredLeft, 4);
  });
});

describe('how open an eye is', () => {
  it('is about a quarter of its width at rest and nothing when shut', () => {
    expect(eyeOpenness(frameOf({}), 0)).toBeGreaterThan(0.2);
    expect(eyeOpenness(frameOf({}), 1)).toBeCloseTo(eyeOpenness(frameOf({}), 0), 3);
    expect(eyeOpenness(frameOf({ blink: 1 }), 0)).toBeCloseTo(0, 5);
  });

  it('does not depend on the size of the face', () => {
    expect(eyeOpenness(frameOf({ eyeSpan: 60 }), 1)).toBeCloseTo(
      eyeOpenness(frameOf({ eyeSpan: 600 }), 1),
      4,
    );
  });
});
