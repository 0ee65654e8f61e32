/** The drawings that are compared: each puts a look on a face of one picture. */

import type { Look } from '#domain/makeup/look.ts';
import { CoverMeter } from '#engine/cover/cover-meter.ts';
import type { CoverMask } from '#engine/frame/cover-mask.ts';
import type { FrameImage, TrackedFace, TrackedHand } from '#engine/frame/frame.ts';
import { composePlan, emptyPicture } from '#engine/render/canvas-2d/compose.ts';
import { DrawPlanner } from '#engine/render/plan/draw-plan.ts';
import { drawFlatPicture } from '#bench/baseline/draw-flat-picture.ts';
import { flatShapes } from '#bench/baseline/flat-shapes.ts';

/** Puts a look on; the picture given stays as it is. One in a browser has to be waited for. */
export type DrawMakeup = (
  image: FrameImage,
  face: TrackedFace,
  look: Look,
  hands?: readonly TrackedHand[],
) => FrameImage | Promise<FrameImage>;

/**
 * The engine's own drawing, by its twin on the processor. It learns the light, and what the face looks like, from
 * the pictures it is given, so each face needs its own.
 */
export function createEngineMakeup(): DrawMakeup {
  const planner = new DrawPlanner();
  const coverMeter = new CoverMeter();
  return (image, face, look, hands = []) =>
    compose(image, face, look, planner, coverMeter.measure(image, face, hands));
}

/** The engine's drawing of a picture that is seen for the first time. */
export const drawEngine: DrawMakeup = (image, face, look, hands) =>
  createEngineMakeup()(image, face, look, hands);

/** The same without regard to what stands before the face. */
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
