/** Which parts of a picture were visibly changed. */

import type { FrameImage } from '#engine/frame/frame.ts';
import { ciede2000 } from '#bench/colour/ciede2000.ts';
import { labOfPixel } from '#bench/colour/lab.ts';
import { countOf, dilate, erode, maskOf, type Mask } from '#bench/picture/mask.ts';

/** A pixel counts as painted if it changed by at least this CIEDE2000. */
export const PAINTED = 2;

/** The pixels whose colour differs by more than `PAINTED`; those outside `within` are not looked at. All have the same size. */
export function paintedMask(before: FrameImage, after: FrameImage, within?: Mask): Mask {
  return maskOf(before.width, before.height, (pixel) => {
    if (within?.data[pixel] === 0) return false;
    const at = 4 * pixel;
    const isEqual =
      before.data[at] === after.data[at] &&
      before.data[at + 1] === after.data[at + 1] &&
      before.data[at + 2] === after.data[at + 2];
    return (
      !isEqual && ciede2000(labOfPixel(before.data, pixel), labOfPixel(after.data, pixel)) > PAINTED
    );
  });
}

/** Share of `area` that is painted, in [0, 1]; NaN for an empty area. */
export function paintedShare(painted: Mask, area: Mask): number {
  let inside = 0;
  area.data.forEach((belongs, pixel) => {
    if (belongs === 1 && painted.data[pixel] === 1) inside += 1;
  });
  return inside / countOf(area);
}

/** How well the painted area agrees with the wanted area; shares in [0, 1]. */
export interface Agreement {
  /** Intersection over union. */
  readonly overlap: number;
  /** Share of the paint that lies outside. */
  readonly bleed: number;
  /**
   * Share of the paint that lies more than 1.5 pixels outside, farther than an antialiased edge explains.
   */
  readonly farBleed: number;
  /** Share of the wanted area, without its rim of 1.5 pixels, that is not painted. */
  readonly missed: number;
}

const RIM = 1.5;

export function agreement(painted: Mask, wanted: Mask): Agreement {
  const near = dilate(wanted, RIM);
  const core = erode(wanted, RIM);
  let [both, either, outside, far] = [0, 0, 0, 0];
  painted.data.forEach((isPainted, pixel) => {
    const isWanted = wanted.data[pixel] ?? 0;
    both += isPainted & isWanted;
    either += isPainted | isWanted;
    if (isPainted === 1 && isWanted === 0) outside += 1;
    if (isPainted === 1 && near.data[pixel] === 0) far += 1;
  });
  const paint = countOf(painted);
  return {
    overlap: both / either,
    bleed: paint === 0 ? 0 : outside / paint,
    farBleed: paint === 0 ? 0 : far / paint,
    missed: 1 - paintedShare(painted, core),
  };
}
