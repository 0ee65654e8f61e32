/** Follows one face from picture to picture. */

import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';

import { createFaceFrame } from '#engine/geometry/face-frame.ts';
import type { Detection } from './detection.ts';
import { searchWindows, type FaceDetector } from './face-detector.ts';
import { COMPARABLE, type FaceSearch, type FaceTracker } from './face-tracker.ts';
import type { LandmarkModel } from './landmark-model.ts';
import type { RegionOfInterest } from './region-of-interest.ts';
import {
  followRegion,
  REGION_MARGIN,
  regionFromDetection,
  regionFromLandmarks,
} from './region-of-interest.ts';

/** A region in which the landmark model is less sure of a face than this has lost it. */
export const MINIMUM_TRACKING_CONFIDENCE = 0.5;
/** Faces narrower than this many pixels carry no makeup that anyone could see. */
export const MINIMUM_FACE_SIZE = 40;

/**
 * The model is this sure of nearly every real face; between the minimum and this lie faces behind hands,
 * and things that look like a face.
 */
const CERTAIN = 0.98;
/**
 * While a face is followed, the picture is searched once in this many frames: for a better face while this
 * one is doubtful, else for a larger one. Even at ten frames a second, that is once a second.
 */
const SEARCH_INTERVAL = 10;
/**
 * A face takes over only if it is this many times as large as the one that is followed, so that two of
 * about the same size do not take turns.
 */
const CLEARLY_LARGER = 1.2;
/** The smallest windows are searched in this many parts, one for each picture without a face. */
const CLOSEST_PARTS = 3;
/** How many detections of one search are examined, the largest first: a doubtful detection is rarely a face. */
const MOST_CANDIDATES = 3;

/** How to look for all faces: in smaller and smaller windows. */
const SEARCHES = ['whole', 'closer', 'closest'] as const;

/**
 * The detector finds nearly every face that is this share of its window's side wide: of synthetic ones that look
 * ahead, in eight skin tones, every one down to a tenth.
 */
const SURELY_FOUND = 1 / 7;

/** The most faces that are found in one picture. */
const MOST_FACES = 12;

interface FoundFace {
  readonly face: TrackedFace;
  readonly region: RegionOfInterest;
  /** In pixels. */
  readonly width: number;
}

export class FaceMeshTracker implements FaceTracker {
  private readonly detector: FaceDetector;
  private readonly landmarkModel: LandmarkModel;
  private readonly release: () => void;
  private region: RegionOfInterest | null = null;
  /** Whether a person chose the face that is followed: no other takes over while it is there. */
  private isChosen = false;
  private certainFrames = 0;
  private doubtfulFrames = 0;
  private searchesInVain = 0;

  /** `release` is called when the tracker is disposed: it frees the models and their runtime. */
  constructor(detector: FaceDetector, landmarkModel: LandmarkModel, release: () => void) {
    this.detector = detector;
    this.landmarkModel = landmarkModel;
    this.release = release;
  }

  async track(image: FrameImage): Promise<TrackedFace | null> {
    const followed =
      this.region && (await this.locate(image, this.region, MINIMUM_TRACKING_CONFIDENCE));
    const face =
      followed === null ? await this.find(image) : await this.reconsider(image, followed);
    if (followed === null) this.isChosen = false;
    this.region = face && this.regionAfter(face, followed);
    return face;
  }

  async findAll(
    image: FrameImage,
    search: FaceSearch = 'thorough',
  ): Promise<readonly TrackedFace[]> {
    const faces: FoundFace[] = [];
    const narrowest = (): number =>
      search === 'comparable' ? COMPARABLE * Math.max(0, ...faces.map(({ width }) => width)) : 0;
    for (const mode of SEARCHES) {
      const candidates = await this.detector.find(image, mode);
      for (const candidate of candidates.slice(0, MOST_FACES)) {
        const face = await this.confirm(image, candidate);
        if (face === null || (mode === 'closest' && face.confidence < CERTAIN)) continue;
        const region = regionFromLandmarks(face.landmarks);
        const isKnown = faces.some((other) => areOfOneFace(other.region, region));
        const { width } = createFaceFrame(face.landmarks);
        if (!isKnown) faces.push({ face, region, width });
      }
      const [window] = searchWindows(image, mode);
      const isEnough = window !== undefined && narrowest() > SURELY_FOUND * window.size;
      if (search === 'quick' || isEnough) break;
    }
    return faces
      .filter(({ width }) => width >= narrowest())
      .toSorted((one, other) => other.region.size - one.region.size)
      .slice(0, MOST_FACES)
      .map(({ face }) => face);
  }

  follow(face: TrackedFace): void {
    this.reset();
    this.region = regionFromLandmarks(face.landmarks);
    this.isChosen = true;
  }

  reset(): void {
    this.region = null;
    this.isChosen = false;
    this.certainFrames = 0;
    this.doubtfulFrames = 0;
    this.searchesInVain = 0;
  }

  dispose(): void {
    this.reset();
    this.release();
  }

  /** Where to look for a face in the next frame; `followed` is the one that was there before. */
  private regionAfter(face: TrackedFace, followed: TrackedFace | null): RegionOfInterest {
    const region = regionFromLandmarks(face.landmarks);
    const { region: before } = this;
    return before === null || face !== followed ? region : followRegion(before, region);
  }

  /**
   * The face that is followed, or now and then another: a more certain one in place of a doubtful one (an
   * object, or a face behind a hand), and the largest unless one was chosen.
   */
  private async reconsider(image: FrameImage, followed: TrackedFace): Promise<TrackedFace> {
    if (followed.confidence < CERTAIN) {
      this.doubtfulFrames += 1;
      if (this.doubtfulFrames % SEARCH_INTERVAL !== 1) return followed;
      return moreCertain(followed, await this.find(image)) ?? followed;
    }
    this.doubtfulFrames = 0;
    this.certainFrames += 1;
    if (this.isChosen || this.certainFrames % SEARCH_INTERVAL !== 0) return followed;
    return (await this.findLarger(image, followed)) ?? followed;
  }

  /** The largest face, where that is another than `followed` and clearly larger. */
  private async findLarger(image: FrameImage, followed: TrackedFace): Promise<TrackedFace | null> {
    const region = regionFromLandmarks(followed.landmarks);
    const [largest] = await this.detector.find(image, 'whole');
    if (largest === undefined || areOfOneFace(region, regionFromDetection(largest))) return null;
    const face = await this.confirm(image, largest);
    if (face === null || face.confidence < CERTAIN) return null;
    const { size } = regionFromLandmarks(face.landmarks);
    return size > CLEARLY_LARGER * region.size ? face : null;
  }

  /**
   * The largest face of the whole picture that is certainly one, else the most certain of the others. A
   * face that was lost is therefore found in the first picture that shows it again, and a small one within
   * three pictures.
   */
  private async find(image: FrameImage): Promise<TrackedFace | null> {
    let best: TrackedFace | null = null;
    for (const mode of ['whole', 'closer'] as const) {
      best = moreCertain(
        best,
        await this.firstCertain(image, await this.detector.find(image, mode)),
      );
      if (best !== null && best.confidence >= CERTAIN) return best;
    }
    if (best !== null) return best;
    const part = { part: this.searchesInVain % CLOSEST_PARTS, of: CLOSEST_PARTS };
    this.searchesInVain += 1;
    const small = await this.firstCertain(image, await this.detector.find(image, 'closest', part));
    // Among that many windows, a wall looks like a face in some.
    return small !== null && small.confidence >= CERTAIN ? small : null;
  }

  /** The first of the candidates that is certainly a face, else the most certain of them. */
  private async firstCertain(
    image: FrameImage,
    candidates: readonly Detection[],
  ): Promise<TrackedFace | null> {
    let best: TrackedFace | null = null;
    for (const candidate of candidates.slice(0, MOST_CANDIDATES)) {
      best = moreCertain(best, await this.confirm(image, candidate));
      if (best !== null && best.confidence >= CERTAIN) return best;
    }
    return best;
  }

  /**
   * The face of a detection, or null where the landmark model sees none. The detector's box is less exact
   * than landmarks are: only the second pass decides, and makes a still as exact as a stream.
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
function areOfOneFace(one: RegionOfInterest, other: RegionOfInterest): boolean {
  const apart = Math.hypot(one.centreX - other.centreX, one.centreY - other.centreY);
  return apart < Math.min(one.size, other.size) / (2 * REGION_MARGIN);
}

function moreCertain(first: TrackedFace | null, second: TrackedFace | null): TrackedFace | null {
  if (!first || !second) return first ?? second;
  return second.confidence > first.confidence ? second : first;
}
