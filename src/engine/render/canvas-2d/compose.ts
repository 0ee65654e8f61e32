import type { FrameImage } from '#engine/frame/frame.ts';
import type { DrawPlan } from '#engine/render/plan/draw-plan.ts';
import { PASSES } from '#engine/render/passes/pass.ts';
import { createShader } from './makeup-shaders.ts';
import { rasterise } from './rasterise.ts';

/**
 * Draws a plan into `target`, which has the size of the frame. `marks` is a byte for each pixel to
 * work with, which a caller with many frames keeps. Pure of any canvas: it runs in Node,
 * too, where tests and benches judge it.
 */
export function composePlan(
  image: FrameImage,
  plan: DrawPlan,
  target: FrameImage,
  marks: Uint8Array = new Uint8Array(image.width * image.height),
): void {
  target.data.set(image.data);
  marks.fill(0);
  plan.draws.forEach((draw, index) => {
    const once = PASSES[draw.pass].tintsOnce ? { marks, mark: index + 1 } : null;
    rasterise(plan.buffer, draw.range, image, target, plan.clip, createShader(draw), once);
  });
}

export function emptyPicture(width: number, height: number): FrameImage {
  return { data: new Uint8ClampedArray(width * height * 4), width, height };
}
