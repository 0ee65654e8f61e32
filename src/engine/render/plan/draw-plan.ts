/** From a look and a face to the list of draws that both renderers carry out. */

import type { FrameImage, Scene, TrackedFace } from '#engine/frame/frame.ts';
import { createFaceFrame } from '#engine/geometry/face-frame.ts';
import { VertexBuffer } from '#engine/geometry/vertex-buffer.ts';
import { FaceLightMeter } from '#engine/render/light/face-light.ts';
import { planBlush } from '#engine/render/passes/blush.ts';
import { planEyeshadow } from '#engine/render/passes/eyeshadow.ts';
import { planFoundation } from '#engine/render/passes/foundation.ts';
import { planEyeliner, planMascara } from '#engine/render/passes/ink.ts';
import { planLipstick } from '#engine/render/passes/lipstick.ts';
import type { Draw, PlanPass } from '#engine/render/passes/pass.ts';
import type { Rgb } from '#engine/render/light/transfer.ts';

/** The order in which makeup is put on: base first, lashes last. Later features add their passes here. */
const PASSES: readonly PlanPass[] = [
  planFoundation,
  planBlush,
  planEyeshadow,
  planLipstick,
  planEyeliner,
  planMascara,
];

/** A face smaller than this many pixels gets no makeup: its features are a pixel or two. */
const SMALLEST_FACE = 36;

/** A part of the picture in pixels of the frame, from the top left. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawPlan {
  readonly draws: readonly Draw[];
  readonly buffer: VertexBuffer;
  /** Makeup is drawn only here (see SceneEffects.split); null where nothing is cut off. */
  readonly clip: PictureArea | null;
}

export class DrawPlanner {
  private readonly buffer = new VertexBuffer();
  private readonly meter = new FaceLightMeter();

  /** Forgets what was learned of the face that was followed. */
  reset(): void {
    this.meter.reset();
  }

  /** Linear reflectance of the skin of the face that is followed; null while there is none. */
  get skin(): Rgb | null {
    return this.meter.reflectance;
  }

  /** Valid until the next call: the buffer is reused. */
  plan(image: FrameImage, face: TrackedFace | null, scene: Scene): DrawPlan {
    this.buffer.clear();
    const clip = clipOf(image, scene);
    const nothing = { draws: [], buffer: this.buffer, clip };
    if (face === null) {
      this.meter.reset();
      return nothing;
    }
    const frame = createFaceFrame(face.landmarks);
    if (frame.width < SMALLEST_FACE) return nothing;
    const light = this.meter.measure(image, frame);
    if (scene.effects.bare || clip?.width === 0) return nothing;
    const context = { look: scene.look, frame, light, buffer: this.buffer };
    const draws: Draw[] = [];
    for (const plan of PASSES) {
      const draw = plan(context);
      if (draw !== null && draw.range.count > 0) draws.push(draw);
    }
    return { draws, buffer: this.buffer, clip };
  }
}

/** The bare part is on the left as displayed: on the right of a frame that is shown mirrored. */
function clipOf(image: FrameImage, scene: Scene): PictureArea | null {
  const { split } = scene.effects;
  if (split <= 0) return null;
  const bare = Math.round(image.width * Math.min(1, split));
  return {
    x: scene.mirrored ? 0 : bare,
    y: 0,
    width: image.width - bare,
    height: image.height,
  };
}
