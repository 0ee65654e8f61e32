import type { FrameImage } from '#engine/frame/frame.ts';
import { toLinear } from '#domain/colour/transfer.ts';
import type { LinearRgb } from '#domain/analysis/white-balance.ts';

/** Levels of a channel between which a pixel tells its colour: neither clipped nor lost in noise. */
const DARKEST = 12;
const BRIGHTEST = 248;

/** Linear light of each 8-bit level. */
export const LINEAR_LEVELS = Float32Array.from({ length: 256 }, (_, level) =>
  toLinear(level / 255),
);

/** Whole pixels: from `left` and `top` on, up to but not including `right` and `bottom`. */
export interface PixelArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Mean linear colour of what lies outside an area, on a grid of some 2,000 pixels: that of the light, if the
 * world is grey on average (G. Buchsbaum, 1980). Grey itself where there is too little to see.
 */
export function readSceneTint({ data, width, height }: FrameImage, area: PixelArea): LinearRgb {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  const stepX = Math.max(1, Math.floor(width / 52));
  const stepY = Math.max(1, Math.floor(height / 40));
  for (let y = stepY >> 1; y < height; y += stepY) {
    for (let x = stepX >> 1; x < width; x += stepX) {
      if (x >= area.left && x < area.right && y >= area.top && y < area.bottom) continue;
      const at = 4 * (y * width + x);
      const levels = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
      if (Math.min(...levels) < DARKEST || Math.max(...levels) > BRIGHTEST) continue;
      // Each pixel counts by its colour alone, so that one lamp does not speak for the room.
      const light = levels.map((level) => LINEAR_LEVELS[level] ?? 0);
      const total = (light[0] ?? 0) + (light[1] ?? 0) + (light[2] ?? 0);
      sum[0] += (light[0] ?? 0) / total;
      sum[1] += (light[1] ?? 0) / total;
      sum[2] += (light[2] ?? 0) / total;
      count += 1;
    }
  }
  return count < 50 ? [1, 1, 1] : [sum[0] / count, sum[1] / count, sum[2] / count];
}
