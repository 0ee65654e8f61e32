import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { horizontalSpan, pictureShare } from './fit.ts';

const PHONE = { width: 390, height: 780 };
const CAMERA = { width: 1280, height: 720 };

describe('a picture in a box', () => {
  it('reaches beyond a narrow box when it covers it', () => {
    const { left, width } = horizontalSpan(PHONE, CAMERA, 'cover');
    expect(width).toBeCloseTo((1280 * (780 / 720)) / 390, 10);
    expect(left).toBeCloseTo((1 - width) / 2, 10);
  });

  it('fills the width of a narrow box when it is contained', () => {
    expect(horizontalSpan(PHONE, CAMERA, 'contain')).toEqual({ left: 0, width: 1 });
  });

  it('has its middle in the middle of the box, either way', () => {
    const side = fc.integer({ min: 1, max: 5000 });
    const size = fc.record({ width: side, height: side });
    fc.assert(
      fc.property(size, size, fc.constantFrom('cover', 'contain'), (box, picture, fit) => {
        expect(pictureShare(box, picture, fit, 0.5)).toBeCloseTo(0.5, 10);
      }),
    );
  });

  it('has no share beyond its own edges', () => {
    const portrait = { width: 600, height: 1200 };
    expect(pictureShare({ width: 900, height: 600 }, portrait, 'contain', 0.02)).toBe(0);
    expect(pictureShare({ width: 900, height: 600 }, portrait, 'contain', 0.98)).toBe(1);
  });
});
