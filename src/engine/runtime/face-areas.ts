/** Where faces are in a picture, so that one of them can be pointed at. */

import { FACE_OVAL } from '#engine/geometry/landmark-indices.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import type { PictureShare } from './mirror.ts';

/** The upright box around a face's outline. */
export function areaOf(
  { landmarks }: { readonly landmarks: Float32Array },
  { width, height }: Pick<FrameImage, 'width' | 'height'>,
): PictureShare {
  const across = FACE_OVAL.map((landmark) => (landmarks[3 * landmark] ?? 0) / width);
  const down = FACE_OVAL.map((landmark) => (landmarks[3 * landmark + 1] ?? 0) / height);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}

/** Distance between the middles of two areas. */
export function distanceBetween(one: PictureShare, other: PictureShare): number {
  return Math.hypot(
    one.left + one.width / 2 - other.left - other.width / 2,
    one.top + one.height / 2 - other.top - other.height / 2,
  );
}
