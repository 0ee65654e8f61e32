/** A photograph, as a file, of a synthetic face that wears a look. */

import sharp from 'sharp';
import type { Look } from '#domain/makeup/look.ts';
import { LANDMARK_COUNT } from '#engine/frame/frame.ts';
import { composePlan, emptyPicture } from '#engine/render/canvas-2d/compose.ts';
import { DrawPlanner } from '#engine/render/plan/draw-plan.ts';
import { renderSyntheticFace } from '#tests/fixtures/synthetic-face/index.ts';
import { sceneWith } from './worn-look.ts';

/** The contents of a PNG file. */
export function madeUpPicture(look: Look): Promise<Buffer> {
  const { image, landmarks } = renderSyntheticFace({
    skinTone: 5,
    width: 640,
    height: 560,
    pose: { scale: 1.4 },
    light: { keyDirection: [-0.2, 0.4, 1] },
    noise: { standardDeviation: 2, seed: 1 },
  });
  const points = new Float32Array(3 * LANDMARK_COUNT);
  for (let landmark = 0; landmark < LANDMARK_COUNT; landmark += 1) {
    points[3 * landmark] = landmarks.points[2 * landmark]!;
    points[3 * landmark + 1] = landmarks.points[2 * landmark + 1]!;
  }
  const { width, height } = image;
  const worn = emptyPicture(width, height);
  const plan = new DrawPlanner().plan(image, { landmarks: points, confidence: 1 }, sceneWith(look));
  composePlan(image, plan, worn);
  return sharp(worn.data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
