/** From the face detector's raw outputs to faces. */

import { ANCHOR_CENTRES, ANCHOR_COUNT, DETECTOR_INPUT_SIZE } from './anchors.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A face found by the detector, in the unit that the function returning it names. */
export interface Detection {
  /** In [0, 1]. */
  readonly score: number;
  readonly centre: Point;
  readonly width: number;
  readonly height: number;
  /** Six points in the order of `KEYPOINTS`. */
  readonly keypoints: readonly Point[];
}

/** What the six keypoints of a detection are. Right and left are the person's own. */
export const KEYPOINTS = {
  rightEye: 0,
  leftEye: 1,
  noseTip: 2,
  mouth: 3,
  rightTragion: 4,
  leftTragion: 5,
} as const;

const KEYPOINT_COUNT = 6;
/** Centre, size and keypoints. */
const VALUES_PER_BOX = 4 + 2 * KEYPOINT_COUNT;
/** Logits are clipped to this size before the sigmoid, as the model's own pipeline does. */
const LOGIT_LIMIT = 100;

/** The logistic function with the model's clipping. */
export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-Math.min(LOGIT_LIMIT, Math.max(-LOGIT_LIMIT, logit))));
}

/**
 * The boxes whose score reaches `minimumScore`, in [0, 1] of the detector's square input.
 *
 * `boxes` has 896 x 16 values (centre, size, six keypoints; in pixels of the input, relative to the
 * anchor), `logits` 896.
 */
export function decodeDetections(
  boxes: Float32Array,
  logits: Float32Array,
  minimumScore: number,
): readonly Detection[] {
  const detections: Detection[] = [];
  for (let anchor = 0; anchor < ANCHOR_COUNT; anchor += 1) {
    const score = sigmoid(logits[anchor] ?? -LOGIT_LIMIT);
    if (score < minimumScore) continue;
    const start = anchor * VALUES_PER_BOX;
    const value = (index: number): number => (boxes[start + index] ?? 0) / DETECTOR_INPUT_SIZE;
    const anchorX = ANCHOR_CENTRES[2 * anchor] ?? 0;
    const anchorY = ANCHOR_CENTRES[2 * anchor + 1] ?? 0;
    detections.push({
      score,
      centre: { x: value(0) + anchorX, y: value(1) + anchorY },
      width: value(2),
      height: value(3),
      keypoints: Array.from({ length: KEYPOINT_COUNT }, (_, keypoint) => ({
        x: value(4 + 2 * keypoint) + anchorX,
        y: value(5 + 2 * keypoint) + anchorY,
      })),
    });
  }
  return detections;
}

/** Intersection over union of two upright boxes, in [0, 1]. */
export function overlap(first: Detection, second: Detection): number {
  const width =
    Math.min(first.centre.x + first.width / 2, second.centre.x + second.width / 2) -
    Math.max(first.centre.x - first.width / 2, second.centre.x - second.width / 2);
  const height =
    Math.min(first.centre.y + first.height / 2, second.centre.y + second.height / 2) -
    Math.max(first.centre.y - first.height / 2, second.centre.y - second.height / 2);
  if (width <= 0 || height <= 0) return 0;
  const intersection = width * height;
  return intersection / (first.width * first.height + second.width * second.height - intersection);
}

/** Boxes of one face overlap more than this (mediapipe/modules/face_detection). */
const SAME_FACE_OVERLAP = 0.3;

/**
 * One detection per face, best first: boxes that overlap the best one are averaged into it, weighted by
 * their scores, which is steadier than keeping the best alone.
 * Method: BlazeFace (Bazarevsky et al. 2019), section 3.4, https://arxiv.org/abs/1907.05047
 */
export function mergeOverlapping(detections: readonly Detection[]): readonly Detection[] {
  const faces: Detection[] = [];
  let remaining = detections.toSorted((first, second) => second.score - first.score);
  for (let best = remaining[0]; best !== undefined; best = remaining[0]) {
    const kept = best;
    const same = remaining.filter(
      (other) => other === kept || overlap(kept, other) > SAME_FACE_OVERLAP,
    );
    remaining = remaining.filter((other) => !same.includes(other));
    faces.push(average(same, kept.score));
  }
  return faces;
}

function average(detections: readonly Detection[], score: number): Detection {
  const total = detections.reduce((sum, detection) => sum + detection.score, 0);
  const mean = (value: (detection: Detection) => number): number =>
    detections.reduce((sum, detection) => sum + value(detection) * detection.score, 0) / total;
  return {
    score,
    centre: { x: mean(({ centre }) => centre.x), y: mean(({ centre }) => centre.y) },
    width: mean(({ width }) => width),
    height: mean(({ height }) => height),
    keypoints: Array.from({ length: KEYPOINT_COUNT }, (_, index) => ({
      x: mean(({ keypoints }) => keypoints[index]?.x ?? 0),
      y: mean(({ keypoints }) => keypoints[index]?.y ?? 0),
    })),
  };
}
