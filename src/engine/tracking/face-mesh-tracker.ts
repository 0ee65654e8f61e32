/** Follows one face from picture to picture. */

import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';

import type { Detection } from './detection.ts';
import type { FaceDetector } from './face-detector.ts';
import type { FaceTracker } from './face-tracker.ts';
import type { LandmarkModel } from './landmark-model.ts';
import type { RegionOfInterest } from './region-of-interest.ts';
import { REGION_MARGIN, regionFromDetection, regionFromLandmarks } from './region-of-interest.ts';

/** A region in which the landmark model is less sure of a face than this has lost it. */
export const MINIMUM_TRACKING_CONFIDENCE = 0.5;
/** Faces narrower than this many pixels carry no makeup that anyone could see. */
export const MINIMUM_FACE_SIZE = 40;

/**
 * The model is this sure of nearly every real face; between the minimum and this lie faces behind hands, and
 * things that look like one.
 */
const CERTAIN = 0.98;
/** While the face is doubtful, the picture is searched for a better one every so many frames. */
const DOUBTFUL_SEARCH_INTERVAL = 10;
/** How many detections of one search are examined, the largest first: a doubtful detection is rarely a face. */
const MOST_CANDIDATES = 3;

/** The most faces that are found in one picture. */
const MOST_FACES = 12;

export class FaceMeshTracker implements FaceTracker {
  private readonly detector: FaceDetector;
  private readonly landmarkModel: LandmarkModel;
  private readonly release: () => void;
  private region: RegionOfInterest | null = null;
  private doubtfulFrames = 0;

  /** `release` frees what the models stand on, when the tracker is disposed. */
  constructor(detector: FaceDetector, landmarkModel: LandmarkModel, release: () => void) {
    this.detector = detector;
    this.landmarkModel = landmarkModel;
    this.release = release;
  }

  async track(image: FrameImage): Promise<TrackedFace | null> {
    const followed =
      this.region && (await this.locate(image, this.region, MINIMUM_TRACKING_CONFIDENCE));
    const face = this.isDueForSearch(followed)
      ? moreCertain(followed, await this.find(image))
      : followed;
    this.region = face && regionFromLandmarks(face.landmarks);
    return face;
  }

  async findAll(image: FrameImage): Promise<readonly TrackedFace[]> {
    const faces: { readonly face: TrackedFace; readonly region: RegionOfInterest }[] = [];
    for (const mode of ['whole', 'closer'] as const) {
      const candidates = await this.detector.find(image, mode);
      for (const candidate of candidates.slice(0, MOST_FACES)) {
        const face = await this.confirm(image, candidate);
        if (face === null) continue;
        const region = regionFromLandmarks(face.landmarks);
        const isKnown = faces.some((other) => isSameFace(other.region, region));
        if (!isKnown) faces.push({ face, region });
      }
    }
    return faces
      .toSorted((one, other) => other.region.size - one.region.size)
      .slice(0, MOST_FACES)
      .map(({ face }) => face);
  }

  follow(face: TrackedFace): void {
    this.reset();
    this.region = regionFromLandmarks(face.landmarks);
  }

  reset(): void {
    this.region = null;
    this.doubtfulFrames = 0;
  }

  dispose(): void {
    this.reset();
    this.release();
  }

  /** A lost face is searched at once; a doubtful one (an object, or a face behind a hand) every few frames. */
  private isDueForSearch(followed: TrackedFace | null): boolean {
    if (!followed) return true;
    if (followed.confidence >= CERTAIN) {
      this.doubtfulFrames = 0;
      return false;
    }
    this.doubtfulFrames += 1;
    return this.doubtfulFrames % DOUBTFUL_SEARCH_INTERVAL === 1;
  }

  /**
   * The largest face of the whole picture that is certainly one, else the most certain of the others. A
   * face that was lost is therefore back in the very picture that shows it again.
   */
  private async find(image: FrameImage): Promise<TrackedFace | null> {
    let best: TrackedFace | null = null;
    for (const mode of ['whole', 'closer'] as const) {
      const candidates = await this.detector.find(image, mode);
      for (const candidate of candidates.slice(0, MOST_CANDIDATES)) {
        best = moreCertain(best, await this.confirm(image, candidate));
        if (best && best.confidence >= CERTAIN) return best;
      }
    }
    return best;
  }

  /**
   * The face of a detection, or null where the landmark model sees none. The detector's box lies less exactly
   * than landmarks do: only the second pass decides, and makes a still as exact as a stream.
   */
  private async confirm(image: FrameImage, candidate: Detection): Promise<TrackedFace | null> {
    const rough = await this.locate(image, regionFromDetection(candidate), 0);
    return (
      rough && this.locate(image, regionFromLandmarks(rough.landmarks), MINIMUM_TRACKING_CONFIDENCE)
    );
  }

  private async locate(
    image: FrameImage,
    region: RegionOfInterest,
    minimumConfidence: number,
  ): Promise<TrackedFace | null> {
    if (region.size < REGION_MARGIN * MINIMUM_FACE_SIZE || !hasCentreIn(image, region)) return null;
    return this.landmarkModel.locate(image, region, minimumConfidence);
  }
}

function hasCentreIn(
  { width, height }: FrameImage,
  { centreX, centreY }: RegionOfInterest,
): boolean {
  return centreX >= 0 && centreX < width && centreY >= 0 && centreY < height;
}

/** Two regions around one face lie over each other; heads side by side are a head apart. */
function isSameFace(one: RegionOfInterest, other: RegionOfInterest): boolean {
  const apart = Math.hypot(one.centreX - other.centreX, one.centreY - other.centreY);
  return apart < Math.min(one.size, other.size) / (2 * REGION_MARGIN);
}

function moreCertain(first: TrackedFace | null, second: TrackedFace | null): TrackedFace | null {
  if (!first || !second) return first ?? second;
  return second.confidence > first.confidence ? second : first;
}
