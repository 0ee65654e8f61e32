import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandOf, cropAround, pairPlaces } from './crop.ts';
import { facePlaces } from './face-places.ts';
import { PLATFORM_IDS, PLATFORMS } from './platform.ts';

const CAMERA = { width: 1280, height: 720 };
const face = { left: 0.1, top: 0.3, width: 0.25, height: 0.5 };
const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyFace = fc.tuple(share, share, share, share).map(([left, top, width, height]) => ({
  left,
  top,
  width: Math.max(0.01, width * (1 - left)),
  height: Math.max(0.01, height * (1 - top)),
}));

describe('what is cut out of a picture', () => {
  it('is as high as the picture where it is narrower, and has the face in its middle', () => {
    const { left, top, width, height } = cropAround(CAMERA, { ...face, left: 0.5 }, 9 / 16);
    expect([top, width, height]).toEqual([0, 405, 720]);
    expect(left + width / 2).toBeCloseTo(0.625 * 1280);
  });

  it('comes closer to a small face, but no more than twice', () => {
    const small = { left: 0.5, top: 0.2, width: 0.1, height: 0.24 };
    expect(cropAround(CAMERA, small, 9 / 16).height).toBeCloseTo(480);
    expect(cropAround(CAMERA, { ...small, height: 0.05 }, 9 / 16).height).toBeCloseTo(360);
  });

  it('ends at the edge that the face is near to', () => {
    expect(cropAround(CAMERA, { ...face, left: 0 }, 9 / 16).left).toBe(0);
  });

  it('lies within the picture and has the shape that was asked for, wherever the face is', () => {
    const shapes = PLATFORM_IDS.flatMap((id) => PLATFORMS[id].sizes);
    fc.assert(
      fc.property(fc.option(anyFace), fc.constantFrom(...shapes), (found, shape) => {
        const aspect = shape.width / shape.height;
        const { left, top, width, height } = cropAround(CAMERA, found, aspect);
        expect(width / height).toBeCloseTo(aspect);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(CAMERA.width + 1e-6);
        expect(top + height).toBeLessThanOrEqual(CAMERA.height + 1e-6);
      }),
    );
  });

  it('is a band as wide as was asked for, across a part of the face', () => {
    const band = bandOf(CAMERA, face, { x: 0.3, y: 0.5 }, 1.2, 3);
    expect(band.width).toBeCloseTo(384);
    expect(band.height).toBeCloseTo(128);
    expect(band.top + band.height / 2).toBeCloseTo(360);
  });
});

describe('before and after', () => {
  it('lie beside each other in a wide picture, and one above the other in a tall one', () => {
    expect(pairPlaces({ width: 1600, height: 900 })[1]).toMatchObject({ left: 800, top: 0 });
    expect(pairPlaces({ width: 1080, height: 1350 })[1]).toMatchObject({ left: 0, top: 675 });
  });
});

describe('the places of a face', () => {
  const landmarks = new Float32Array(478 * 3);
  const put = (mark: number, x: number, y: number): void => {
    landmarks.set([x, y], 3 * mark);
  };
  put(10, 400, 100);
  put(152, 400, 500);
  put(234, 300, 300);
  put(454, 500, 300);
  for (const lip of [61, 291, 0, 17]) put(lip, 420, 430);

  it('are in shares of the picture', () => {
    const { face: box, lips } = facePlaces(landmarks, { width: 1000, height: 1000 }, false);
    expect(box.left).toBeCloseTo(0.3);
    expect(box.height).toBeCloseTo(0.4);
    expect(lips.x).toBeCloseTo(0.42);
  });

  it('are mirrored where the picture is shown as in a mirror', () => {
    const { face: box, lips } = facePlaces(landmarks, { width: 1000, height: 1000 }, true);
    expect(box.left).toBeCloseTo(0.5);
    expect(lips.x).toBeCloseTo(0.58);
  });
});
