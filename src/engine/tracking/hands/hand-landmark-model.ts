/** 21 landmarks of the hand in a region: MediaPipe Hands, https://arxiv.org/abs/2006.10214. */

import { HAND_LANDMARK_COUNT } from '#domain/gestures/hand-landmarks.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import { unitSquareToRegion } from '#engine/tracking/affine.ts';
import type { InferenceModel } from '#engine/tracking/litert-model.ts';
import type { PictureSampler, SamplingTarget } from '#engine/tracking/picture-sampler.ts';
import type { RegionOfInterest } from '#engine/tracking/region-of-interest.ts';

/** Side in pixels of the landmark model's square input. */
const INPUT_SIZE = 224;

const TARGET: SamplingTarget = {
  size: INPUT_SIZE,
  scale: 1 / 255,
  offset: 0,
  outside: 'edge',
  counting: 'every pixel',
};

/**
 * The model gives depths at this share of the scale of x (mediapipe/modules/hand_landmark, `normalize_z`).
 */
const DEPTH_SHARE = 0.4;

/** A hand in a region, before it is known which of the followed ones it is. */
export interface LocatedHand {
  /** As those of a TrackedHand. */
  readonly landmarks: Float32Array<ArrayBuffer>;
  /** Presence of a hand in [0, 1]. */
  readonly confidence: number;
  /** How much it looks like the person's right hand, in [0, 1]; below a half it is the left one. */
  readonly rightness: number;
}

export class HandLandmarkModel {
  private readonly model: InferenceModel;
  private readonly sampler: PictureSampler;
  private readonly input = new Float32Array(INPUT_SIZE * INPUT_SIZE * 3);

  constructor(model: InferenceModel, sampler: PictureSampler) {
    this.model = model;
    this.sampler = sampler;
  }

  /** The hand in `region`, or null when the model's confidence is below `minimumConfidence`. */
  async locate(
    image: FrameImage,
    region: RegionOfInterest,
    minimumConfidence: number,
  ): Promise<LocatedHand | null> {
    const toPicture = unitSquareToRegion(region);
    this.sampler.sample(image, toPicture, TARGET, this.input);
    const [points, presence, rightness] = await this.model.run([this.input]);
    if (!points || !presence || !rightness) {
      throw new Error('the hand model has fewer outputs than expected');
    }
    const confidence = presence[0] ?? 0;
    if (!(confidence >= minimumConfidence)) return null;
    const landmarks = new Float32Array(3 * HAND_LANDMARK_COUNT);
    for (let at = 0; at < landmarks.length; at += 3) {
      const u = (points[at] ?? 0) / INPUT_SIZE;
      const v = (points[at + 1] ?? 0) / INPUT_SIZE;
      landmarks[at] = toPicture.xx * u + toPicture.xy * v + toPicture.x0;
      landmarks[at + 1] = toPicture.yx * u + toPicture.yy * v + toPicture.y0;
      landmarks[at + 2] = ((points[at + 2] ?? 0) * region.size) / INPUT_SIZE / DEPTH_SHARE;
    }
    // The model's own pipeline calls this the left hand: it is made for mirrored pictures, which ours are not.
    return { landmarks, confidence, rightness: rightness[0] ?? 0 };
  }
}
