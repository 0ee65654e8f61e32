/**
 * Pictures in which a disc stands for a hand, and models that see discs, so that a tracker's handling of
 * hands can be tested without the real models.
 */

import type { FrameImage } from '#engine/frame/frame.ts';
import { HandFollower } from '#engine/tracking/hands/hand-follower.ts';
import { HandLandmarkModel } from '#engine/tracking/hands/hand-landmark-model.ts';
import { PalmDetector } from '#engine/tracking/hands/palm-detector.ts';
import type { InferenceModel } from '#engine/tracking/litert-model.ts';
import { PictureSampler } from '#engine/tracking/picture-sampler.ts';

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The color of a disc; two discs in one picture have different ones: 0 red, 1 green. */
  readonly channel: 0 | 1;
}

const PICTURE = { width: 320, height: 240 };

export function discPicture(discs: readonly Disc[]): FrameImage {
  const { width, height } = PICTURE;
  const data = new Uint8ClampedArray(4 * width * height);
  for (const { x, y, radius, channel } of discs) {
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        if (Math.hypot(column + 0.5 - x, row + 0.5 - y) > radius) continue;
        data[4 * (row * width + column) + channel] = 255;
      }
    }
  }
  return { data, width, height };
}

/** A disc, in pixels of a model's input. */
interface SeenDisc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function discsIn(input: Float32Array, size: number): readonly SeenDisc[] {
  return [0, 1].flatMap((channel) => {
    let [count, x, y] = [0, 0, 0];
    for (let at = 0; at < size * size; at += 1) {
      if ((input[3 * at + channel] ?? 0) < 0.5) continue;
      count += 1;
      x += (at % size) + 0.5;
      y += Math.floor(at / size) + 0.5;
    }
    return count < 4 ? [] : [{ x: x / count, y: y / count, radius: Math.sqrt(count / Math.PI) }];
  });
}

const PALM_INPUT = 192;
const PALM_ANCHORS = 2016;
const VALUES_PER_PALM = 18;

/** Replaces the palm detector: every disc is a palm whose fingers point upwards. */
export class DiscDetector implements InferenceModel {
  runs = 0;

  async run([input]: readonly Float32Array[]): Promise<readonly Float32Array[]> {
    this.runs += 1;
    const boxes = new Float32Array(PALM_ANCHORS * VALUES_PER_PALM);
    const logits = new Float32Array(PALM_ANCHORS).fill(-9);
    // The first anchor of the first row is at the centre of a cell of 8 pixels; the next
    // cell is 8 pixels to the right.
    for (const [index, { x, y, radius }] of discsIn(input!, PALM_INPUT).entries()) {
      const anchor = 2 * index;
      const [left, top] = [x - 4 - 8 * index, y - 4];
      const around = [left, top, 2 * radius, 2 * radius];
      boxes.set(
        [...around, left, top + radius, left, top, left, top - radius],
        anchor * VALUES_PER_PALM,
      );
      logits[anchor] = 5 - index;
    }
    return [boxes, logits];
  }
}

const HAND_INPUT = 224;

/** Replaces the landmark model: the disc closest to the centre of its input is an open hand. */
class DiscLandmarks implements InferenceModel {
  async run([input]: readonly Float32Array[]): Promise<readonly Float32Array[]> {
    const middle = HAND_INPUT / 2;
    const [seen] = discsIn(input!, HAND_INPUT).toSorted(
      (one, other) =>
        Math.hypot(one.x - middle, one.y - middle) - Math.hypot(other.x - middle, other.y - middle),
    );
    const points = new Float32Array(63);
    if (seen !== undefined) {
      const { x, y, radius } = seen;
      points.set([x, y + radius, 0]);
      for (let finger = 0; finger < 5; finger += 1) {
        for (let joint = 0; joint < 4; joint += 1) {
          const across = (finger - 2) * 0.4 * radius;
          points.set([x + across, y - (joint / 2) * radius, 0], 3 * (1 + 4 * finger + joint));
        }
      }
    }
    return [
      points,
      Float32Array.of(seen === undefined ? 0.01 : 0.9),
      Float32Array.of(0.8),
      new Float32Array(63),
    ];
  }
}

/** The hand tracker with models that see discs. */
export function newDiscTracker(detector: InferenceModel = new DiscDetector()): HandFollower {
  const sampler = new PictureSampler();
  return new HandFollower(
    new PalmDetector(detector, sampler),
    new HandLandmarkModel(new DiscLandmarks(), sampler),
    () => undefined,
  );
}
