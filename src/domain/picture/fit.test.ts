import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundedView,
  CLOSEST,
  pictureShare,
  placement,
  visibleArea,
  WHOLE_VIEW,
  zoomedAt,
  type Fit,
} from './fit.ts';

const PHONE = { width: 390, height: 780 };
const CAMERA = { width: 1280, height: 720 };
const PORTRAIT = { width: 600, height: 1200 };

const side = fc.integer({ min: 1, max: 5000 });
const anySize = fc.record({ width: side, height: side });
const anyFit = fc.constantFrom<Fit>('cover', 'contain');
const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyView = fc.record({
  zoom: fc.double({ min: 0.2, max: 20, noNaN: true }),
  x: fc.double({ min: -9, max: 9, noNaN: true }),
  y: fc.double({ min: -9, max: 9, noNaN: true }),
});

describe('a picture in a box', () => {
  it('reaches beyond a narrow box when it covers it', () => {
    const { left, top, width, height } = placement(PHONE, CAMERA, 'cover', WHOLE_VIEW);
    expect(width).toBeCloseTo((1280 * (780 / 720)) / 390, 10);
    expect(left).toBeCloseTo((1 - width) / 2, 10);
    expect([top, height]).toEqual([0, 1]);
  });

  it('fills the width of a narrow box when it is contained', () => {
    const { left, width } = placement(PHONE, CAMERA, 'contain', WHOLE_VIEW);
    expect([left, width]).toEqual([0, 1]);
  });

  it('has its middle in the middle of the box, from left to right', () => {
    fc.assert(
      fc.property(anySize, anySize, anyFit, (box, picture, fit) => {
        expect(pictureShare(box, picture, fit, WHOLE_VIEW, 0.5)).toBeCloseTo(0.5, 8);
      }),
    );
  });

  it('has no share beyond its own edges', () => {
    const box = { width: 900, height: 600 };
    expect(pictureShare(box, PORTRAIT, 'contain', WHOLE_VIEW, 0.02)).toBe(0);
    expect(pictureShare(box, PORTRAIT, 'contain', WHOLE_VIEW, 0.98)).toBe(1);
  });
});

describe('what is seen of a picture', () => {
  it('is all of it when it is contained', () => {
    expect(visibleArea(PHONE, CAMERA, 'contain', WHOLE_VIEW)).toEqual({
      left: 0,
      top: 0,
      width: 1,
      height: 1,
    });
  });

  it('is a strip of the middle in a box that is narrower', () => {
    const seen = visibleArea(PHONE, CAMERA, 'cover', WHOLE_VIEW);
    expect(seen.width).toBeCloseTo(390 / (1280 * (780 / 720)), 10);
    expect(seen.left).toBeCloseTo((1 - seen.width) / 2, 10);
    expect([seen.top, seen.height]).toEqual([0, 1]);
  });

  it('has more cut off below than above in a box that is flatter', () => {
    const seen = visibleArea({ width: 600, height: 600 }, PORTRAIT, 'cover', WHOLE_VIEW);
    expect(seen.height).toBeCloseTo(0.5, 10);
    expect(seen.top).toBeCloseTo(0.21, 10);
  });

  it('has the shape of the box when the box is filled', () => {
    fc.assert(
      fc.property(anySize, anySize, anyView, (box, picture, wished) => {
        const view = boundedView(box, picture, 'cover', { ...wished, y: 0 });
        const seen = visibleArea(box, picture, 'cover', WHOLE_VIEW);
        const seenRatio = (seen.width * picture.width) / (seen.height * picture.height);
        expect(seenRatio / (box.width / box.height)).toBeCloseTo(1, 6);
        expect(view.zoom).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('is a quarter of it when it is looked at twice as closely', () => {
    const { width, height } = visibleArea(CAMERA, CAMERA, 'contain', { zoom: 2, x: 0, y: 0 });
    expect([width, height]).toEqual([0.5, 0.5]);
  });
});

describe('a view', () => {
  it('leaves no gap beside a picture that is larger than its box, and centres a smaller one', () => {
    fc.assert(
      fc.property(anySize, anySize, anyView, (box, picture, wished) => {
        const view = boundedView(box, picture, 'contain', wished);
        const { left, top, width, height } = placement(box, picture, 'contain', view);
        // How far an edge of the picture may lie from the edge of the box that it belongs to.
        const gap = (length: number) => Math.max(0, (1 - length) / 2) + 1e-6;
        expect(left).toBeLessThanOrEqual(gap(width));
        expect(1 - (left + width)).toBeLessThanOrEqual(gap(width));
        expect(top).toBeLessThanOrEqual(gap(height));
        expect(1 - (top + height)).toBeLessThanOrEqual(gap(height));
        expect(view.zoom).toBeLessThanOrEqual(CLOSEST);
      }),
    );
  });

  it('keeps the place that is pointed at while the zoom changes', () => {
    fc.assert(
      fc.property(
        anySize,
        anySize,
        share,
        fc.double({ min: 1, max: 8, noNaN: true }),
        (box, picture, place, zoom) => {
          const before = { zoom: 2, x: 0.1, y: -0.05 };
          const after = zoomedAt(before, zoom, { x: place, y: place });
          const at = (view: typeof before) => {
            const { left, width } = placement(box, picture, 'contain', view);
            return (place - left) / width;
          };
          expect(at(after)).toBeCloseTo(at(before), 6);
        },
      ),
    );
  });
});
