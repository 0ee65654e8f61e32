import type { FrameImage } from '#engine/frame/frame.ts';
import type { DrawPlan } from '#engine/render/plan/draw-plan.ts';
import { drawnArea } from '#engine/render/plan/drawn-area.ts';
import { CAMERA_LIGHT, type Relight } from '#engine/render/light/relight.ts';
import { passOf, type Draw } from '#engine/render/passes/pass.ts';
import { drawFront } from './front.ts';
import { createShader } from './makeup-shaders.ts';
import { rasterise, type DrawLimits } from './rasterise.ts';

/**
 * Draws a plan into `target`, which has the size of the frame. `marks` is working memory, a byte per pixel,
 * that a caller with many frames keeps. No canvas is needed, so this also runs in Node, where tests and
 * benches judge it.
 */
export function composePlan(
  image: FrameImage,
  plan: DrawPlan,
  target: FrameImage,
  marks: Uint8Array = new Uint8Array(image.width * image.height),
): void {
  const { relight } = plan;
  lightFrame(image, relight, target);
  marks.fill(0);
  let drawn = 0;
  const draw = (each: Draw, limits: DrawLimits): void => {
    drawn += 1;
    const { tintsOnce, multiplies = false } = passOf(each);
    const once = tintsOnce ? { marks, mark: drawn } : null;
    const blends = 'blend' in each && each.blend > 0;
    // A pixel that is tinted once is still unchanged when it is read; strokes that cross would read each
    // other.
    const below = blends ? (tintsOnce ? target.data : target.data.slice()) : null;
    const all = { ...limits, once, below, relight, multiplies };
    const shader = createShader(each, image, drawnArea(plan.buffer, each.range, image));
    rasterise(plan.buffer, each.range, image, target, shader, all);
  };
  for (const each of plan.draws) draw(each, { clip: plan.clip });
  for (const each of plan.effectDraws) draw(each, {});
  if (plan.front !== null) drawFront(image, plan.front.mask, relight, target);
}

/**
 * The frame's own pixels in the light of the picture: each channel has only 256 values, so they are looked
 * up.
 */
function lightFrame(image: FrameImage, relight: Relight, target: FrameImage): void {
  target.data.set(image.data);
  if (relight === CAMERA_LIGHT) return;
  const { gain, lift } = relight;
  const [red, green, blue] = [0, 1, 2].map((channel) =>
    Uint8ClampedArray.from(
      { length: 256 },
      (_, value) => value * (gain[channel] ?? 1) + 255 * (lift[channel] ?? 0),
    ),
  );
  if (red === undefined || green === undefined || blue === undefined) return;
  const { data } = target;
  for (let at = 0; at < data.length; at += 4) {
    data[at] = red[data[at] ?? 0] ?? 0;
    data[at + 1] = green[data[at + 1] ?? 0] ?? 0;
    data[at + 2] = blue[data[at + 2] ?? 0] ?? 0;
  }
}

export function emptyPicture(width: number, height: number): FrameImage {
  return { data: new Uint8ClampedArray(width * height * 4), width, height };
}
