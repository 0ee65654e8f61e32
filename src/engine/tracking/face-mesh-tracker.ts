/** Follows one face from picture to picture. */

import type { FrameImage, TrackedFace } from '#engine/frame.ts';

import type { FaceDetector } from './face-detector.ts';
import type { FaceTracker } from './face-tracker.ts';
import type { LandmarkModel } from './landmark-model.ts';
import type { RegionOfInterest } from './region-of-interest.ts';
import { REGION_MARGIN, regionFromDetection, regionFromLandmarks } from './region-of-interest.ts';

/** A region in which the landmark model is less sure of a face than this has lost it. */
export const MINIMUM_TRACKING_CONFIDENCE = 0.5;
/** Faces narrower than this many pixels carry no makeup that anyone could see. */
export const MINIMUM_FACE_SIZE = 40;

export class FaceMeshTracker implements FaceTracker {
  readonly #detector: FaceDetector;
  readonly #landmarkModel: LandmarkModel;
  readonly #release: () => void;
  #region: RegionOfInterest | null = null;

  /** `release` frees what the models stand on, when the tracker is disposed. */
  constructor(detector: FaceDetector, landmarkModel: LandmarkModel, release: () => void) {
    this.#detector = detector;
    this.#landmarkModel = landmarkModel;
    this.#release = release;
  }

  async track(image: FrameImage): Promise<TrackedFace | null> {
    const followed = this.#region && (await this.#locate(image, this.#region));
    const face = followed ?? (await this.#find(image));
    this.#region = face && regionFromLandmarks(face.landmarks);
    return face;
  }

  reset(): void {
    this.#region = null;
  }

  dispose(): void {
    this.reset();
    this.#release();
  }

  /** Searches the whole picture, so that a face that was lost is back in the very same picture. */
  async #find(image: FrameImage): Promise<TrackedFace | null> {
    const detection = await this.#detector.findLargest(image);
    if (!detection) return null;
    const rough = await this.#locate(image, regionFromDetection(detection));
    // The detector's box lies less exactly than the landmarks': a second look makes a still as good as a stream.
    return rough && this.#locate(image, regionFromLandmarks(rough.landmarks));
  }

  async #locate(image: FrameImage, region: RegionOfInterest): Promise<TrackedFace | null> {
    if (region.size < REGION_MARGIN * MINIMUM_FACE_SIZE || !hasCentreIn(image, region)) return null;
    return this.#landmarkModel.locate(image, region, MINIMUM_TRACKING_CONFIDENCE);
  }
}

function hasCentreIn(
  { width, height }: FrameImage,
  { centreX, centreY }: RegionOfInterest,
): boolean {
  return centreX >= 0 && centreX < width && centreY >= 0 && centreY < height;
}
