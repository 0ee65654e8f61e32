import { describe, expect, it } from 'vitest';
import { drawFlatPicture } from './draw-flat-picture.ts';

const grey = {
  data: new Uint8ClampedArray(20 * 20 * 4).fill(100),
  width: 20,
  height: 20,
};

function redAt(data: Uint8ClampedArray, x: number, y: number): number {
  return data[4 * (20 * y + x)]!;
}

describe('the flat drawing of the baseline', () => {
  it('mixes a fill with what lies under it by its alpha', () => {
    const polygon = [
      { x: 5, y: 5 },
      { x: 15, y: 5 },
      { x: 15, y: 15 },
      { x: 5, y: 15 },
    ];
    const { data } = drawFlatPicture(grey, [
      { kind: 'fill', polygon, colour: '#ff0000', alpha: 0.5 },
    ]);
    expect(redAt(data, 10, 10)).toBe(178);
    expect(redAt(data, 2, 2)).toBe(100);
  });

  it('does not tint twice where two segments of a stroke meet', () => {
    const lines = [
      [
        { x: 2, y: 10 },
        { x: 10, y: 10 },
        { x: 18, y: 10.5 },
      ],
    ];
    const { data } = drawFlatPicture(grey, [
      { kind: 'stroke', lines, width: 4, colour: '#000000', alpha: 0.5 },
    ]);
    for (let x = 3; x < 17; x += 1) expect(redAt(data, x, 10)).toBe(50);
  });
});
