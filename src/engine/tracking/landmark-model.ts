/** 478 landmarks of the face in a region: FaceMesh with attention, https://arxiv.org/abs/2006.10962. */

import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import { LANDMARK_COUNT } from '#engine/frame/frame.ts';

import type { Affine } from './affine.ts';
import { unitSquareToRegion } from './affine.ts';
import { sigmoid } from './detection.ts';
import {
  CROP_SIZE,
  FEATURE_CHANNELS,
  cropFeatures,
  cropToFeatureMap,
  placeRefined,
} from './feature-crop.ts';
import { LEFT_EYE, RIGHT_EYE } from '#engine/geometry/landmark-indices.ts';
import type { InferenceModel } from './litert-model.ts';
import type { PictureSampler, SamplingTarget } from './picture-sampler.ts';
import {
  EYE_RING_LENGTH,
  LEFT_EYE_REGION,
  LIPS_REGION,
  RIGHT_EYE_REGION,
} from './refinement-regions.ts';
import type { RegionOfInterest } from './region-of-interest.ts';

/** Side in pixels of the landmark model's square input. */
const INPUT_SIZE = 192;

const TARGET: SamplingTarget = {
  size: INPUT_SIZE,
  scale: 1 / 255,
  offset: 0,
  outside: 'edge',
  counting: 'every pixel',
};

export class LandmarkModel {
  private readonly mesh: InferenceModel;
  private readonly refinement: InferenceModel;
  private readonly sampler: PictureSampler;
  private readonly input = new Float32Array(INPUT_SIZE * INPUT_SIZE * 3);
  private readonly lipsCrop = newCrop();
  private readonly rightEyeCrop = newCrop();
  private readonly leftEyeCrop = newCrop();

  constructor(mesh: InferenceModel, refinement: InferenceModel, sampler: PictureSampler) {
    this.mesh = mesh;
    this.refinement = refinement;
    this.sampler = sampler;
  }

  /** The face in `region`, or null when the model's confidence is below `minimumConfidence`. */
  async locate(
    image: FrameImage,
    region: RegionOfInterest,
    minimumConfidence: number,
  ): Promise<TrackedFace | null> {
    const toPicture = unitSquareToRegion(region);
    this.sampler.sample(image, toPicture, TARGET, this.input);
    const [mesh, flag, features] = await this.mesh.run([this.input]);
    if (!mesh || !flag || !features)
      throw new Error('the mesh model has fewer outputs than expected');
    const confidence = sigmoid(flag[0] ?? -Infinity);
    if (confidence < minimumConfidence) return null;

    const landmarks = new Float32Array(3 * LANDMARK_COUNT);
    landmarks.set(mesh);
    await this.refine(mesh, features, landmarks);
    toPixels(landmarks, toPicture, region.size);
    return { landmarks, confidence };
  }

  /** Looks again at the lips and the eyes of `mesh` and writes what it sees over `landmarks`. */
  private async refine(
    mesh: Float32Array,
    features: Float32Array,
    landmarks: Float32Array,
  ): Promise<void> {
    const lipsMap = cropToFeatureMap(mesh, LIPS_REGION);
    const rightEyeMap = cropToFeatureMap(mesh, RIGHT_EYE_REGION);
    const leftEyeMap = cropToFeatureMap(mesh, LEFT_EYE_REGION);
    cropFeatures(features, lipsMap, this.lipsCrop);
    cropFeatures(features, rightEyeMap, this.rightEyeCrop);
    cropFeatures(features, leftEyeMap, this.leftEyeCrop);
    const [lips, rightEye, rightIris, leftEye, leftIris] = await this.refinement.run([
      this.lipsCrop,
      this.rightEyeCrop,
      this.leftEyeCrop,
    ]);
    if (!lips || !rightEye || !rightIris || !leftEye || !leftIris) {
      throw new Error('the refinement model has fewer outputs than expected');
    }
    placeRefined(lips, LIPS_REGION.landmarks, lipsMap, landmarks);
    placeRefined(rightEye, RIGHT_EYE_REGION.landmarks, rightEyeMap, landmarks);
    placeRefined(leftEye, LEFT_EYE_REGION.landmarks, leftEyeMap, landmarks);
    placeRefined(rightIris, RIGHT_EYE.iris, rightEyeMap, landmarks);
    placeRefined(leftIris, LEFT_EYE.iris, leftEyeMap, landmarks);
    placeIrisDepth(landmarks, RIGHT_EYE.iris, RIGHT_EYE_REGION.landmarks);
    placeIrisDepth(landmarks, LEFT_EYE.iris, LEFT_EYE_REGION.landmarks);
  }
}

function newCrop(): Float32Array {
  return new Float32Array(CROP_SIZE * CROP_SIZE * FEATURE_CHANNELS);
}

/** An iris lies as deep as the mean of its eye's ring. */
function placeIrisDepth(
  landmarks: Float32Array,
  iris: readonly number[],
  eye: readonly number[],
): void {
  const ring = eye.slice(0, EYE_RING_LENGTH);
  const depth = ring.reduce((sum, index) => sum + (landmarks[3 * index + 2] ?? 0), 0) / ring.length;
  for (const index of iris) landmarks[3 * index + 2] = depth;
}

/** From pixels of the model's input to pixels of the picture; depth has the scale of x. */
function toPixels(landmarks: Float32Array, toPicture: Affine, regionSize: number): void {
  for (let index = 0; index < landmarks.length; index += 3) {
    const u = (landmarks[index] ?? 0) / INPUT_SIZE;
    const v = (landmarks[index + 1] ?? 0) / INPUT_SIZE;
    landmarks[index] = toPicture.xx * u + toPicture.xy * v + toPicture.x0;
    landmarks[index + 1] = toPicture.yx * u + toPicture.yy * v + toPicture.y0;
    landmarks[index + 2] = ((landmarks[index + 2] ?? 0) * regionSize) / INPUT_SIZE;
  }
}
