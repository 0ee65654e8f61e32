import { describe, expect, it } from 'vitest';

import type { FrameImage } from '#engine/frame/frame.ts';

import { unitSquareToRegion } from './affine.ts';
import type { SamplingTarget } from './picture-sampler.ts';
import { PictureSampler } from './picture-sampler.ts';

const WIDTH = 320;
const HEIGHT = 240;

/** Red rises along x, green along y, in whole steps that a byte holds exactly; blue stays. */
function gradient(): FrameImage {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) data.set([x / 2, y, 77, 255], 4 * (y * WIDTH + x));
  }
  return { data, width: WIDTH, height: HEIGHT };
}

function target(size: number, outside: SamplingTarget['outside'] = 'edge'): SamplingTarget {
  return { size, scale: 1 / 255, offset: 0, outside, counting: 'every pixel' };
}

function sample(
  region: Parameters<typeof unitSquareToRegion>[0],
  to: SamplingTarget,
): Float32Array {
  const out = new Float32Array(to.size * to.size * 3);
  new PictureSampler().sample(gradient(), unitSquareToRegion(region), to, out);
  return out;
}

describe('sampling a picture', () => {
  it('takes values between pixels from their neighbours, exactly along a turned square', () => {
    const region = { centreX: 150, centreY: 120, size: 40, rotation: 0.5 };
    const size = 64;
    const out = sample(region, target(size));
    const map = unitSquareToRegion(region);
    let worst = 0;
    for (let v = 0; v < size; v += 1) {
      for (let u = 0; u < size; u += 1) {
        const y = (map.yx * (u + 0.5)) / size + (map.yy * (v + 0.5)) / size + map.y0 - 0.5;
        worst = Math.max(worst, Math.abs(out[3 * (v * size + u) + 1]! - y / 255));
      }
    }
    expect(worst).toBeLessThan(1e-3);
  });

  it('averages all pixels when the square is much larger than its target', () => {
    const region = { centreX: 160, centreY: 120, size: 160, rotation: 0 };
    const size = 20;
    const out = sample(region, target(size));
    // A sample covers 8 x 8 pixels; their mean lies at its centre.
    for (const index of [0, 7, 19]) {
      const y = 40 + 8 * (index + 0.5) - 0.5;
      expect(out[3 * index * size + 1]!).toBeCloseTo(y / 255, 2);
      expect(out[3 * index * size + 2]!).toBeCloseTo(77 / 255, 2);
    }
  });

  it('lets fine noise vanish instead of showing single pixels', () => {
    const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
    for (let index = 0; index < WIDTH * HEIGHT; index += 1) {
      const checker = (index + Math.floor(index / WIDTH)) % 2;
      data.fill(255 * checker, 4 * index, 4 * index + 4);
    }
    const out = new Float32Array(40 * 40 * 3);
    const map = unitSquareToRegion({ centreX: 160, centreY: 120, size: 120, rotation: 0.2 });
    new PictureSampler().sample({ data, width: WIDTH, height: HEIGHT }, map, target(40), out);
    expect(Math.max(...out) - Math.min(...out)).toBeLessThan(0.01);
  });

  it('finds the same picture, to a tenth of a sample, where only four pixels count', () => {
    const region = { centreX: 160, centreY: 120, size: 160, rotation: 0 };
    const size = 20;
    const out = sample(region, { ...target(size), counting: 'four pixels' });
    for (const index of [0, 7, 19]) {
      const y = 40 + 8 * (index + 0.5) - 0.5;
      expect(Math.abs(255 * out[3 * index * size + 1]! - y)).toBeLessThan(0.8);
      expect(out[3 * index * size + 2]!).toBeCloseTo(77 / 255, 2);
    }
  });

  it('repeats the nearest pixel beyond the edge, for the landmarks', () => {
    const out = sample({ centreX: 0, centreY: 120, size: 64, rotation: 0 }, target(64));
    const middleRow = 32 * 64 * 3;
    expect(out[middleRow]).toBe(0);
    expect(out[middleRow + 2]).toBeCloseTo(77 / 255, 5);
  });

  it('is black beyond the edge, for the detector', () => {
    const to = { ...target(64, 'black'), scale: 2 / 255, offset: -1 };
    const out = sample({ centreX: 0, centreY: 120, size: 64, rotation: 0 }, to);
    const middleRow = 32 * 64 * 3;
    expect(Array.from(out.subarray(middleRow, middleRow + 3))).toEqual([-1, -1, -1]);
    expect(out[middleRow + 3 * 40 + 2]).toBeCloseTo((77 * 2) / 255 - 1, 5);
  });

  it('is empty when the square misses the picture', () => {
    const out = sample({ centreX: -500, centreY: 120, size: 64, rotation: 0 }, target(8));
    expect([...new Set(out)]).toEqual([0]);
  });

  it('reads pixels that do not start on a word of memory', () => {
    const shifted = new Uint8ClampedArray(new ArrayBuffer(4 * 4 * 4 + 1), 1, 4 * 4 * 4).fill(51);
    const out = new Float32Array(2 * 2 * 3);
    const map = unitSquareToRegion({ centreX: 2, centreY: 2, size: 2, rotation: 0 });
    new PictureSampler().sample({ data: shifted, width: 4, height: 4 }, map, target(2), out);
    for (const value of out) expect(value).toBeCloseTo(0.2, 6);
  });
});
