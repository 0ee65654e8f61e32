/** What the scene around a face says of the light. */

import type { FrameImage } from '#engine/frame/frame.ts';
import { pixelAt } from './picture-samples.ts';
import { luma, toLinear } from '#domain/colour/transfer.ts';

/** A scene's brightest surfaces (paper, shirts, painted walls) return about this share of the light. */
const BRIGHT_SURFACE = 0.85;

/** The default: cameras expose so that white is near this. */
export const USUAL_WHITE = 0.8;

/** Linear radiance of white as the scene's brightest twentieth suggests it. */
export function measureScene(image: FrameImage): number {
  const lights: number[] = [];
  const stepX = Math.max(1, Math.floor(image.width / 40));
  const stepY = Math.max(1, Math.floor(image.height / 24));
  for (let y = stepY >> 1; y < image.height; y += stepY) {
    for (let x = stepX >> 1; x < image.width; x += stepX) {
      lights.push(luma(pixelAt(image, { x, y })));
    }
  }
  lights.sort((a, b) => a - b);
  return toLinear(lights[Math.floor(lights.length * 0.95)] ?? 1) / BRIGHT_SURFACE;
}
