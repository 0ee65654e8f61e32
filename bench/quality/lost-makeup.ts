/** What of the makeup of a moving picture is lost although nothing covers it. */

import type { FrameImage } from '#engine/frame/frame.ts';
import { REGION, type SyntheticFrame } from '#tests/fixtures/synthetic-face/index.ts';
import { countOf, erode, maskOf, type Mask } from '#bench/picture/mask.ts';
import { regionMask } from './shot.ts';

/** A change that is more than rounding in each half of it, summed over the channels, in 8-bit levels. */
const CLEAR_CHANGE = 12;

/** Skin and lips that are at least two pixels away from anything else. */
export function bareFace(truth: SyntheticFrame): Mask {
  return erode(regionMask({ truth }, REGION.skin, REGION.lips), 2);
}

/**
 * Pixels of an area that should wear clearly seen makeup, and those of them that wear less than half of it. `full` is
 * the frame with makeup over everything.
 */
export function lostMakeup(
  image: FrameImage,
  worn: FrameImage,
  full: FrameImage,
  area: Mask,
): { readonly wanted: number; readonly lost: number } {
  const wanted = maskOf(
    area.width,
    area.height,
    (pixel) => area.data[pixel] === 1 && changeAt(image, full, pixel) >= CLEAR_CHANGE,
  );
  const lost = maskOf(
    area.width,
    area.height,
    (pixel) =>
      wanted.data[pixel] === 1 && changeAt(image, worn, pixel) < changeAt(image, full, pixel) / 2,
  );
  return { wanted: countOf(wanted), lost: countOf(lost) };
}

/** Sum over the channels of how far a pixel was changed, in 8-bit levels. */
function changeAt(before: FrameImage, after: FrameImage, pixel: number): number {
  let sum = 0;
  for (let at = 4 * pixel; at < 4 * pixel + 3; at += 1) {
    sum += Math.abs((after.data[at] ?? 0) - (before.data[at] ?? 0));
  }
  return sum;
}
