/** How much of a picture is noise. */

import { median } from '#domain/analysis/burst.ts';
import { LUMA } from '#domain/colour/transfer.ts';
import type { TakenFace } from './taken-face.ts';
import type { ZoneArea } from './zone-area.ts';

export interface PictureNoise {
  /** Standard deviation of the noise of luma, in 8-bit levels. */
  readonly luma: number;
  /** Share of the pixels that are exactly as all of their eight neighbours: drawings have many. */
  readonly flatShare: number;
}

/** Where this share of the skin's pixels are exactly like their neighbours, a picture was drawn or filled in. */
export const DRAWN_SHARE = 0.15;

/** Mean absolute response of the mask to noise of deviation 1 is 6 sqrt(2 / pi) (J. Immerkaer, 1996). */
const MASK_GAIN = 6 * Math.sqrt(2 / Math.PI);

/**
 * The noise on some zones, by the median response to J. Immerkaer's mask, which is blind to smooth shading
 * ("Fast noise variance estimation", 1996). Skin's own grain counts as noise.
 */
export function readNoise({ image }: TakenFace, areas: readonly ZoneArea[]): PictureNoise {
  const { data, width } = image;
  const lumaAt = (at: number): number =>
    LUMA[0] * (data[at] ?? 0) + LUMA[1] * (data[at + 1] ?? 0) + LUMA[2] * (data[at + 2] ?? 0);
  const responses: number[] = [];
  let [flat, seen] = [0, 0];
  for (const area of areas) {
    for (let y = 1; y < area.height - 1; y += 3) {
      for (let x = 1; x < area.width - 1; x += 1) {
        if (area.inside[y * area.width + x] !== 1) continue;
        const row = 4 * width;
        const at = row * (area.top + y) + 4 * (area.left + x);
        if (area.top + y < 1 || area.top + y >= image.height - 1) continue;
        const sides = lumaAt(at - 4) + lumaAt(at + 4) + lumaAt(at - row) + lumaAt(at + row);
        const corners =
          lumaAt(at - row - 4) + lumaAt(at - row + 4) + lumaAt(at + row - 4) + lumaAt(at + row + 4);
        const middle = lumaAt(at);
        responses.push(Math.abs(4 * middle - 2 * sides + corners));
        seen += 1;
        const apart = Math.abs(8 * middle - sides - corners);
        if (apart < 1e-6 && lumaAt(at - 4) === middle && lumaAt(at + row) === middle) flat += 1;
      }
    }
  }
  const typical = responses.length === 0 ? 0 : median(responses);
  // The median of a normal magnitude is .8453 of its mean.
  return { luma: typical / 0.8453 / MASK_GAIN, flatShare: flat / (seen || 1) };
}
