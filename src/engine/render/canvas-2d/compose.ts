import type { FrameImage } from '#engine/frame/frame.ts';
import type { DrawPlan } from '#engine/render/plan/draw-plan.ts';
import { PASSES, type Draw } from '#engine/render/passes/pass.ts';
import { createShader } from './makeup-shaders.ts';
import { rasterise, type DrawLimits } from './rasterise.ts';

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
  let drawn = 0;
  const draw = (each: Draw, limits: DrawLimits): void => {
    drawn += 1;
    const once = PASSES[each.pass].tintsOnce ? { marks, mark: drawn } : null;
    rasterise(plan.buffer, each.range, image, target, createShader(each, image), {
      ...limits,
      once,
    });
  };
  for (const each of plan.draws) draw(each, { clip: plan.clip, cover: plan.cover });
  for (const each of plan.effectDraws) draw(each, { cover: plan.cover });
}

export function emptyPicture(width: number, height: number): FrameImage {
  return { data: new Uint8ClampedArray(width * height * 4), width, height };
}
