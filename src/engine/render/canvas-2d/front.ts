/** What stands in front of the face: the picture's own pixels once more, over the makeup; the twin of webgl/front.frag. */

import { hiddenAt, type CoverMask } from '#engine/frame/cover-mask.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import type { PictureArea } from '#engine/render/effects/effect.ts';
import type { Relight } from '#engine/render/light/relight.ts';
import { hiddenAreas } from '#engine/render/plan/drawn-area.ts';

/** `target` is the picture with its makeup, of the frame's size and in this light. */
export function drawFront(
  image: FrameImage,
  cover: CoverMask,
  relight: Relight,
  target: FrameImage,
): void {
  for (const area of hiddenAreas(cover, image)) drawArea(area, image, cover, relight, target);
}

function drawArea(
  area: PictureArea,
  image: FrameImage,
  cover: CoverMask,
  { gain, lift }: Relight,
  target: FrameImage,
): void {
  for (let y = area.y; y < area.y + area.height; y += 1) {
    for (let x = area.x; x < area.x + area.width; x += 1) {
      const hidden = hiddenAt(cover, x + 0.5, y + 0.5);
      if (hidden === 0) continue;
      const pixel = 4 * (y * image.width + x);
      for (let channel = 0; channel < 3; channel += 1) {
        const at = pixel + channel;
        const lit = (image.data[at] ?? 0) * (gain[channel] ?? 1) + 255 * (lift[channel] ?? 0);
        target.data[at] = (target.data[at] ?? 0) * (1 - hidden) + Math.max(0, lit) * hidden;
      }
    }
  }
}
