/** Keeps a face's landmarks steady from frame to frame. */

import type { TrackedFace } from '#engine/frame/frame.ts';
import { LANDMARK_COUNT } from '#engine/frame/frame.ts';

import { FACE_BOTTOM, FACE_TOP } from '#engine/geometry/landmark-indices.ts';
import { isSameFace } from '#engine/geometry/same-face.ts';
import type { OneEuroOptions } from './one-euro.ts';
import { OneEuroFilter } from './one-euro.ts';

/** Measured: see bench:quality for jitter and lag at these values. */
export const DEFAULT_SMOOTHING: OneEuroOptions = { minCutoff: 1, beta: 0.1 };

/** After a pause longer than this, in seconds, the face may be anywhere. */
const LONGEST_PAUSE = 0.5;
/** Frames closer than this, in seconds, count as this far apart: clocks jump, and speed divides by time. */
const SHORTEST_INTERVAL = 1 / 240;
/** Speeds count in pixels of a face that is this high, for which the default values are made. */
const REFERENCE_FACE_HEIGHT = 460;

export class FaceSmoother {
  private readonly filter: OneEuroFilter;
  private lastTime = -Infinity;
  private lastLandmarks: Float32Array | null = null;

  constructor(options: OneEuroOptions = DEFAULT_SMOOTHING) {
    this.filter = new OneEuroFilter(3 * LANDMARK_COUNT, options);
  }

  /**
   * The face at `time` (in seconds, on any clock that runs forwards), smoothed over the faces before. Starts
   * again after null, after half a second without a call, and with another face.
   */
  smooth(face: TrackedFace | null, time: number): TrackedFace | null {
    if (!face) {
      this.reset();
      return null;
    }
    const interval = time - this.lastTime;
    const isAnother =
      this.lastLandmarks !== null && !isSameFace(this.lastLandmarks, face.landmarks);
    if (isAnother || interval > LONGEST_PAUSE) this.reset();
    this.lastTime = time;
    this.lastLandmarks = face.landmarks;
    const landmarks = new Float32Array(face.landmarks.length);
    this.filter.filter(
      face.landmarks,
      Math.max(SHORTEST_INTERVAL, interval),
      faceHeight(face.landmarks) / REFERENCE_FACE_HEIGHT,
      landmarks,
    );
    return { landmarks, confidence: face.confidence };
  }

  reset(): void {
    this.filter.reset();
    this.lastTime = -Infinity;
    this.lastLandmarks = null;
  }
}

/** Distance from the hairline to the chin in pixels, in space: turning the head does not shorten it. */
function faceHeight(landmarks: Float32Array): number {
  return Math.hypot(
    (landmarks[3 * FACE_TOP] ?? 0) - (landmarks[3 * FACE_BOTTOM] ?? 0),
    (landmarks[3 * FACE_TOP + 1] ?? 0) - (landmarks[3 * FACE_BOTTOM + 1] ?? 0),
    (landmarks[3 * FACE_TOP + 2] ?? 0) - (landmarks[3 * FACE_BOTTOM + 2] ?? 0),
  );
}
