import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FrameImage } from '#engine/frame/frame.ts';
import { mirror, pixelArea } from './encode-picture.ts';

const pictures = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 7 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: 4 * width * height, maxLength: 4 * width * height })
      .map((bytes): FrameImage => ({ data: new Uint8ClampedArray(bytes), width, height })),
  );

function pixel({ data, width }: FrameImage, x: number, y: number): number[] {
  return [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)];
}

describe('mirroring a picture', () => {
  it('puts each pixel as far from the right as it was from the left', () => {
    fc.assert(
      fc.property(pictures, (picture) => {
        const mirrored = mirror(picture);
        for (let y = 0; y < picture.height; y += 1) {
          for (let x = 0; x < picture.width; x += 1) {
            expect(pixel(mirrored, picture.width - 1 - x, y)).toEqual(pixel(picture, x, y));
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('twice gives the picture back', () => {
    fc.assert(
      fc.property(pictures, (picture) => {
        expect(mirror(mirror(picture))).toEqual(picture);
      }),
    );
  });

  it('leaves the picture that it was given alone', () => {
    const picture: FrameImage = {
      data: new Uint8ClampedArray([1, 2, 3, 4, 5, 6, 7, 8]),
      width: 2,
      height: 1,
    };
    mirror(picture);
    expect([...picture.data]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('works on a picture that begins in the middle of a buffer', () => {
    const bytes = new Uint8ClampedArray([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
    const picture = { data: bytes.subarray(4), width: 2, height: 1 };
    expect([...mirror(picture).data]).toEqual([2, 2, 2, 2, 1, 1, 1, 1]);
  });
});

describe('a part of a picture', () => {
  const CAMERA = { width: 1280, height: 720 };

  it('is cut at whole pixels', () => {
    const area = { left: 0.25, top: 0.1, width: 0.5, height: 0.5004 };
    expect(pixelArea(CAMERA, area)).toEqual({ left: 320, top: 72, width: 640, height: 360 });
  });

  it('lies inside the picture and holds at least one pixel, for any area asked for', () => {
    const share = fc.double({ min: -1, max: 2, noNaN: true });
    fc.assert(
      fc.property(share, share, share, share, (left, top, width, height) => {
        const part = pixelArea(CAMERA, { left, top, width, height });
        expect(part.left).toBeGreaterThanOrEqual(0);
        expect(part.top).toBeGreaterThanOrEqual(0);
        expect(part.width).toBeGreaterThanOrEqual(1);
        expect(part.height).toBeGreaterThanOrEqual(1);
        expect(part.left + part.width).toBeLessThanOrEqual(1280);
        expect(part.top + part.height).toBeLessThanOrEqual(720);
      }),
    );
  });
});
