/** Two pictures of one moment, joined into one. */

import type { FrameImage } from '#engine/frame/frame.ts';
import { pixelArea } from './encode-picture.ts';
import type { PictureShare } from '#engine/runtime/mirror.ts';

const BYTES = 4;

/** Two pictures of one size beside each other, each cut to the same part of it. */
export function sideBySide(left: FrameImage, right: FrameImage, part: PictureShare): FrameImage {
  const area = pixelArea(left, part);
  const width = area.width * 2;
  const data = new Uint8ClampedArray(width * area.height * BYTES);
  for (let row = 0; row < area.height; row += 1) {
    const start = ((area.top + row) * left.width + area.left) * BYTES;
    const end = start + area.width * BYTES;
    const into = row * width * BYTES;
    data.set(left.data.subarray(start, end), into);
    data.set(right.data.subarray(start, end), into + area.width * BYTES);
  }
  return { data, width, height: area.height };
}
