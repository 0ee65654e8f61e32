import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headArea } from './head-area.ts';

const FACE = { left: 400, top: 300, width: 200, height: 250 };

describe('the part of a picture that shows a head', () => {
  it('has the whole face in it, and room around', () => {
    const area = headArea(FACE, { width: 1000, height: 900 }, 0.8);
    expect(area.left).toBeLessThan(FACE.left);
    expect(area.top).toBeLessThan(FACE.top);
    expect(area.left + area.width).toBeGreaterThan(FACE.left + FACE.width);
    expect(area.top + area.height).toBeGreaterThan(FACE.top + FACE.height);
  });

  it('is of the same shape for every face, and never leaves the picture', () => {
    const side = fc.integer({ min: 120, max: 4000 });
    const share = fc.double({ min: 0.02, max: 1, noNaN: true });
    fc.assert(
      fc.property(side, side, share, share, share, (width, height, x, y, size) => {
        const face = {
          left: x * width,
          top: y * height,
          width: (size * width) / 2,
          height: (size * height) / 2,
        };
        const area = headArea(face, { width, height }, 0.8);
        expect(area.width / area.height).toBeCloseTo(0.8, 6);
        expect(area.left).toBeGreaterThanOrEqual(0);
        expect(area.top).toBeGreaterThanOrEqual(0);
        expect(area.left + area.width).toBeLessThanOrEqual(width + 1e-6);
        expect(area.top + area.height).toBeLessThanOrEqual(height + 1e-6);
      }),
    );
  });
});
