/** From a detector's raw outputs to what it has found. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a detector has found, in the unit that the function returning it names. */
export interface Detection {
  /** In [0, 1]. */
  readonly score: number;
  readonly centre: Point;
  readonly width: number;
  readonly height: number;
  /** Points of it that the detector knows, in the detector's order. */
  readonly keypoints: readonly Point[];
}

/** What the outputs of a detector mean. */
export interface DetectorLayout {
  /** Side in pixels of its square input. */
  readonly inputSize: number;
  /** x and y of each anchor, in [0, 1] of the input (see anchors.ts). */
  readonly anchorCentres: Float32Array;
  /** How many keypoints a box has. */
  readonly keypointCount: number;
}

/** Logits are clipped to this size before the sigmoid, as the model's own pipeline does. */
const LOGIT_LIMIT = 100;

/** The logistic function with the model's clipping. */
export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-Math.min(LOGIT_LIMIT, Math.max(-LOGIT_LIMIT, logit))));
}

/**
 * The boxes whose score reaches `minimumScore`, in [0, 1] of the detector's square input.
 *
 * `boxes` has for each anchor centre, size and keypoints, in pixels of the input and relative to the anchor;
 * `logits` has one value for each.
 */
export function decodeDetections(
  boxes: Float32Array,
  logits: Float32Array,
  { inputSize, anchorCentres, keypointCount }: DetectorLayout,
  minimumScore: number,
): readonly Detection[] {
  const detections: Detection[] = [];
  for (let anchor = 0; anchor < anchorCentres.length / 2; anchor += 1) {
    const score = sigmoid(logits[anchor] ?? -LOGIT_LIMIT);
    if (score < minimumScore) continue;
    const start = anchor * (4 + 2 * keypointCount);
    const value = (index: number): number => (boxes[start + index] ?? 0) / inputSize;
    const anchorX = anchorCentres[2 * anchor] ?? 0;
    const anchorY = anchorCentres[2 * anchor + 1] ?? 0;
    detections.push({
      score,
      centre: { x: value(0) + anchorX, y: value(1) + anchorY },
      width: value(2),
      height: value(3),
      keypoints: Array.from({ length: keypointCount }, (_, keypoint) => ({
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

/** Boxes of one thing overlap more than this (mediapipe/modules/face_detection, .../palm_detection). */
const SAME_OVERLAP = 0.3;

/**
 * One detection of each thing, best first: boxes that overlap the best one are averaged into it, weighted by
 * their scores, which is steadier than keeping the best alone.
 * Method: BlazeFace (Bazarevsky et al. 2019), section 3.4, https://arxiv.org/abs/1907.05047
 */
export function mergeOverlapping(detections: readonly Detection[]): readonly Detection[] {
  const merged: Detection[] = [];
  let remaining = detections.toSorted((first, second) => second.score - first.score);
  for (let best = remaining[0]; best !== undefined; best = remaining[0]) {
    const kept = best;
    const same = remaining.filter((other) => other === kept || overlap(kept, other) > SAME_OVERLAP);
    remaining = remaining.filter((other) => !same.includes(other));
    merged.push(average(same, kept));
  }
  return merged;
}

function average(
  detections: readonly Detection[],
  { score, keypoints: points }: Detection,
): Detection {
  const total = detections.reduce((sum, detection) => sum + detection.score, 0);
  const mean = (value: (detection: Detection) => number): number =>
    detections.reduce((sum, detection) => sum + value(detection) * detection.score, 0) / total;
  return {
    score,
    centre: { x: mean(({ centre }) => centre.x), y: mean(({ centre }) => centre.y) },
    width: mean(({ width }) => width),
    height: mean(({ height }) => height),
    keypoints: points.map((_, index) => ({
      x: mean(({ keypoints }) => keypoints[index]?.x ?? 0),
      y: mean(({ keypoints }) => keypoints[index]?.y ?? 0),
    })),
  };
}

/** A square that is searched, in pixels of the picture. */
export interface SearchWindow {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** A detection in [0, 1] of a window, in pixels of the picture. */
export function fromWindow(detection: Detection, { left, top, size }: SearchWindow): Detection {
  return {
    score: detection.score,
    centre: { x: left + detection.centre.x * size, y: top + detection.centre.y * size },
    width: detection.width * size,
    height: detection.height * size,
    keypoints: detection.keypoints.map(({ x, y }) => ({ x: left + x * size, y: top + y * size })),
  };
}
