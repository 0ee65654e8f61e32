/** The drawings that are compared: each puts a look on a face of one picture. */

import type { Look } from '#domain/makeup/look.ts';
import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import { composePlan, emptyPicture } from '#engine/render/canvas-2d/compose.ts';
import { DrawPlanner } from '#engine/render/plan/draw-plan.ts';
import { drawFlatPicture } from '#bench/baseline/draw-flat-picture.ts';
import { flatShapes } from '#bench/baseline/flat-shapes.ts';

/** Puts a look on; the picture given stays as it is. One in a browser has to be waited for. */
export type DrawMakeup = (
  image: FrameImage,
  face: TrackedFace,
  look: Look,
) => FrameImage | Promise<FrameImage>;

/**
 * The engine's own drawing, by its twin on the processor. It learns the light from the pictures it is given, so
 * each face needs its own.
 */
export function createEngineMakeup(): DrawMakeup {
  const planner = new DrawPlanner();
  return (image, face, look) => {
    const plan = planner.plan(image, face, {
      look,
      effects: [],
      mirrored: false,
    });
    const picture = emptyPicture(image.width, image.height);
    composePlan(image, plan, picture);
    return picture;
  };
}

/** The engine's drawing of a picture that is seen for the first time. */
export const drawEngine: DrawMakeup = (image, face, look) =>
  createEngineMakeup()(image, face, look);

export const drawBaseline: DrawMakeup = (image, face, look) => {
  const point = (landmark: number): { x: number; y: number } => ({
    x: face.landmarks[3 * landmark] ?? 0,
    y: face.landmarks[3 * landmark + 1] ?? 0,
  });
  return drawFlatPicture(image, flatShapes(look, point, image.height));
};
