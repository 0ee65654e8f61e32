/** The renderers that are compared: each draws a look on the face in a picture. */

import type { Look } from '#domain/makeup/look.ts';
import { CoverMeter } from '#engine/cover/cover-meter.ts';
import type { CoverMask } from '#engine/frame/cover-mask.ts';
import type { FrameImage, TrackedFace, TrackedHand } from '#engine/frame/frame.ts';
import { composePlan, emptyPicture } from '#engine/render/canvas-2d/compose.ts';
import { DrawPlanner } from '#engine/render/plan/draw-plan.ts';
import { drawFlatPicture } from '#bench/baseline/draw-flat-picture.ts';
import { flatShapes } from '#bench/baseline/flat-shapes.ts';

/**
 * Draws a look; the given picture stays unchanged. `hands` are null as long as nobody has looked for any. A renderer in a
 * browser has to be awaited.
 */
export type DrawMakeup = (
  image: FrameImage,
  face: TrackedFace,
  look: Look,
  hands?: readonly TrackedHand[] | null,
) => FrameImage | Promise<FrameImage>;

/**
 * The engine's CPU renderer for the frames of a moving picture. It learns the light and the face from them, so
 * each face needs its own renderer.
 */
export function createEngineMakeup(): DrawMakeup {
  const planner = new DrawPlanner();
  const coverMeter = new CoverMeter();
  return (image, face, look, hands = []) =>
    compose(image, face, look, planner, coverMeter.follow(image, face, hands));
}

/** The engine's drawing of a still picture. */
export const drawEngine: DrawMakeup = (image, face, look, hands) =>
  compose(image, face, look, new DrawPlanner(), new CoverMeter().measure(image, face, hands ?? []));

/** The same, but painting over whatever is in front of the face. */
export const drawOverEverything: DrawMakeup = (image, face, look) =>
  compose(image, face, look, new DrawPlanner(), null);

function compose(
  image: FrameImage,
  face: TrackedFace,
  look: Look,
  planner: DrawPlanner,
  cover: CoverMask | null,
): FrameImage {
  const plan = planner.plan(image, face, { look, effects: [], mirrored: false }, cover);
  const picture = emptyPicture(image.width, image.height);
  composePlan(image, plan, picture);
  return picture;
}

export const drawBaseline: DrawMakeup = (image, face, look) => {
  const point = (landmark: number): { x: number; y: number } => ({
    x: face.landmarks[3 * landmark] ?? 0,
    y: face.landmarks[3 * landmark + 1] ?? 0,
  });
  return drawFlatPicture(image, flatShapes(look, point, image.height));
};
