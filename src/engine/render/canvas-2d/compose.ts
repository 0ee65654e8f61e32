import type { FrameImage } from '#engine/frame.ts';
import type { DrawPlan } from '#engine/render/draw-plan.ts';
import { createShader } from './makeup-shaders.ts';
import { rasterise } from './rasterise.ts';

/**
 * Draws a plan into `target`, which has the size of the frame. Pure of any canvas: it runs in Node,
 * too, where tests and benches judge it.
 */
export function composePlan(image: FrameImage, plan: DrawPlan, target: FrameImage): void {
  target.data.set(image.data);
  for (const draw of plan.draws) {
    rasterise(plan.buffer, draw.range, image, target, plan.clip, createShader(draw));
  }
}

export function emptyPicture(width: number, height: number): FrameImage {
  return { data: new Uint8ClampedArray(width * height * 4), width, height };
}
