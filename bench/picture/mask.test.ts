import { describe, expect, it } from 'vitest';
import { gaussianBlur } from './gaussian-blur.ts';
import { boundsOf, countOf, dilate, erode, maskOf } from './mask.ts';
import { visitCoverage } from './polygon-coverage.ts';

const square = maskOf(12, 10, (pixel) => {
  const x = pixel % 12;
  const y = Math.floor(pixel / 12);
  return x >= 3 && x < 8 && y >= 2 && y < 7;
});

describe('a mask', () => {
  it('is bounded by the smallest rectangle around it', () => {
    expect(boundsOf(square)).toEqual({ left: 3, top: 2, right: 8, bottom: 7 });
  });

  it('loses its rim when it is eroded and gains one when it is dilated', () => {
    expect(countOf(square)).toBe(25);
    expect(countOf(erode(square, 1))).toBe(9);
    expect(countOf(dilate(square, 1))).toBe(25 + 4 * 5);
  });

  it('is eroded at the border of the picture, too', () => {
    expect(
      countOf(
        erode(
          maskOf(5, 5, () => true),
          1,
        ),
      ),
    ).toBe(9);
  });
});

describe('the coverage of polygons', () => {
  const areaOf = (polygons: Parameters<typeof visitCoverage>[0]): number => {
    let area = 0;
    visitCoverage(polygons, 20, 20, (_, share) => {
      area += share;
    });
    return area;
  };
  const triangle = [
    { x: 2, y: 3 },
    { x: 12, y: 3 },
    { x: 2, y: 13 },
  ];

  it('sums up to the area', () => {
    expect(areaOf([triangle])).toBeCloseTo(50, 1);
  });

  it('counts the overlap of two polygons once', () => {
    expect(areaOf([triangle, triangle])).toBeCloseTo(50, 1);
  });

  it('is cut off at the border of the picture', () => {
    const wide = [
      { x: -5, y: 4 },
      { x: 40, y: 4 },
      { x: 40, y: 6 },
      { x: -5, y: 6 },
    ];
    expect(areaOf([wide])).toBeCloseTo(40, 6);
  });
});

describe('the Gaussian blur', () => {
  it('leaves an even plane as it is, up to its border', () => {
    const plane = new Float32Array(30 * 20).fill(7);
    const blurred = gaussianBlur(plane, 30, 20, 2, { left: 0, top: 0, right: 30, bottom: 20 });
    expect(Math.max(...blurred.map((value) => Math.abs(value - 7)))).toBeLessThan(1e-4);
  });
});
