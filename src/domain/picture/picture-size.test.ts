import { describe, expect, it } from 'vitest';
import { closeUpScale, LARGEST_PICTURE, reducedSize, screenScale } from './picture-size.ts';

describe('the size of a photo', () => {
  it('stays as it is up to 25 megapixels', () => {
    expect(reducedSize({ width: 5000, height: 5000 })).toBeNull();
  });

  it('is brought down to 25 megapixels in the same shape when it is larger', () => {
    const size = reducedSize({ width: 12_000, height: 9000 });
    expect(size!.width * size!.height).toBeLessThanOrEqual(LARGEST_PICTURE);
    expect(size!.width * size!.height).toBeGreaterThan(LARGEST_PICTURE * 0.99);
    expect(size!.width / size!.height).toBeCloseTo(4 / 3, 2);
  });

  it('is drawn on the screen at no more than 1600 pixels a side', () => {
    expect(screenScale({ width: 4000, height: 3000 })).toBeCloseTo(0.4, 10);
    expect(screenScale({ width: 800, height: 1200 })).toBe(1);
  });
});

describe('a photo that is looked at closely', () => {
  const PHOTO = { width: 4000, height: 3000 };

  it('is drawn as finely as the screen can show, and never finer than it is', () => {
    expect(closeUpScale(PHOTO, 1)).toBe(0.4);
    expect(closeUpScale(PHOTO, 1.1)).toBe(0.8);
    expect(closeUpScale(PHOTO, 2)).toBe(0.8);
    expect(closeUpScale(PHOTO, 5)).toBe(1);
  });
});
