/** Faces behind a cloth mask. */

import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import { createFaceFrame } from '#engine/geometry/face-frame.ts';
import { isInside } from './shape-coverage.ts';

type Colour = readonly [red: number, green: number, blue: number];

export const MASKS = {
  blue: [150, 190, 214],
  white: [222, 224, 226],
  black: [34, 34, 38],
} as const satisfies Record<string, Colour>;

/** From the bridge of the nose along the cheeks and the jaw to the chin, and back up. */
const OUTLINE = [197, 50, 132, 136, 150, 152, 379, 365, 361, 280];

/** The same picture with a mask in front of the face: pleated and slightly uneven, like cloth. */
export function withMask(image: FrameImage, face: TrackedFace, colour: Colour): FrameImage {
  const frame = createFaceFrame(face.landmarks);
  const outline = OUTLINE.flatMap((landmark) => {
    const { x, y } = frame.point(landmark);
    return [x, y];
  });
  const data = image.data.slice();
  for (let y = 0; y < image.height; y += 1) {
    for (let x = 0; x < image.width; x += 1) {
      if (!isInside(outline, x + 0.5, y + 0.5)) continue;
      const light = 0.9 + 0.06 * Math.sin(y / 9) + 0.02 * Math.sin(x * 12.9898 + y * 78.233);
      const at = 4 * (y * image.width + x);
      data.set(
        colour.map((channel) => channel * light),
        at,
      );
    }
  }
  return { ...image, data };
}
