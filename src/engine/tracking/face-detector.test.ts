import { describe, expect, it } from 'vitest';

import { searchWindows } from './face-detector.ts';

describe('the windows of a search', () => {
  it('cover the whole picture between bars at first', () => {
    expect(searchWindows({ width: 1280, height: 720 }, 'whole')).toEqual([
      { left: 0, top: -280, size: 1280 },
    ]);
    expect(searchWindows({ width: 600, height: 800 }, 'whole')).toEqual([
      { left: -100, top: 0, size: 800 },
    ]);
  });

  it('then go along a wide picture', () => {
    expect(searchWindows({ width: 1280, height: 720 }, 'closer')).toEqual([
      { left: 0, top: 0, size: 720 },
      { left: 280, top: 0, size: 720 },
      { left: 560, top: 0, size: 720 },
    ]);
  });

  it('or over the corners of a square one', () => {
    const windows = searchWindows({ width: 1000, height: 1000 }, 'closer');
    expect(windows.map(({ left, top }) => [left, top])).toEqual([
      [0, 0],
      [400, 0],
      [0, 400],
      [400, 400],
    ]);
  });

  it.each([
    [3000, 500],
    [640, 480],
    [333, 2000],
    [2, 1],
  ])('leave no part of a picture of %i x %i out', (width, height) => {
    const windows = (['closer', 'closest'] as const).flatMap((mode) =>
      searchWindows({ width, height }, mode),
    );
    expect(Math.min(...windows.map(({ left }) => left))).toBeCloseTo(0, 6);
    expect(Math.min(...windows.map(({ top }) => top))).toBeCloseTo(0, 6);
    expect(Math.max(...windows.map(({ left, size }) => left + size))).toBeCloseTo(width, 6);
    expect(Math.max(...windows.map(({ top, size }) => top + size))).toBeCloseTo(height, 6);
  });
});
