/** What a hand looks like in a picture: the colors of places along its fingers and its palm. */

import { FINGER_BONES, WRIST } from '#domain/gestures/hand-landmarks.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import { palmLength } from '#domain/gestures/hand-shape.ts';

/** Joints between which places lie: along the fingers, and from the wrist to the knuckles. */
const LINES = [...FINGER_BONES, [WRIST, 5], [WRIST, 9], [WRIST, 13], [WRIST, 17]] as const;

/** Along each line, as shares of its length; and to both sides of it, in lengths of the palm: just within a finger's outline. */
const ALONG = [0.2, 0.6, 1] as const;
const BESIDE = [-0.09, 0, 0.09] as const;

const PLACES = LINES.length * ALONG.length * BESIDE.length;

/** In levels, summed over the channels. A place that differs by more shows something else, whatever that is. */
const MOST_DIFFERENCE = 40;

export class HandSample {
  private readonly xs = new Float32Array(PLACES);
  private readonly ys = new Float32Array(PLACES);
  private readonly colours = new Uint8Array(3 * PLACES);

  /** `landmarks` as of TrackedHand. */
  constructor(image: FrameImage, landmarks: Float32Array) {
    const { colours } = this;
    const { data } = image;
    this.lay(landmarks);
    for (let place = 0; place < PLACES; place += 1) {
      const pixel = pixelAt(image, this.xs[place] ?? 0, this.ys[place] ?? 0);
      for (let channel = 0; channel < 3; channel += 1) {
        colours[3 * place + channel] = data[pixel + channel] ?? 0;
      }
    }
  }

  /** Says where the hand is in the picture that is compared next. */
  lay(landmarks: Float32Array): void {
    const { xs, ys } = this;
    const palm = palmLength(landmarks);
    let place = 0;
    for (const [from, to] of LINES) {
      const x = landmarks[3 * from] ?? 0;
      const y = landmarks[3 * from + 1] ?? 0;
      const dx = (landmarks[3 * to] ?? 0) - x;
      const dy = (landmarks[3 * to + 1] ?? 0) - y;
      const length = Math.hypot(dx, dy) || 1;
      for (const along of ALONG) {
        for (const beside of BESIDE) {
          xs[place] = x + along * dx - (beside * palm * dy) / length;
          ys[place] = y + along * dy + (beside * palm * dx) / length;
          place += 1;
        }
      }
    }
  }

  /** How much a picture differs from the hand, if that is moved by (x, y) pixels: the mean over its places, in levels. */
  differenceIn(image: FrameImage, x: number, y: number): number {
    const { xs, ys, colours } = this;
    const { data } = image;
    let sum = 0;
    for (let place = 0; place < PLACES; place += 1) {
      const pixel = pixelAt(image, (xs[place] ?? 0) + x, (ys[place] ?? 0) + y);
      const colour = 3 * place;
      const difference =
        Math.abs((data[pixel] ?? 0) - (colours[colour] ?? 0)) +
        Math.abs((data[pixel + 1] ?? 0) - (colours[colour + 1] ?? 0)) +
        Math.abs((data[pixel + 2] ?? 0) - (colours[colour + 2] ?? 0));
      sum += Math.min(MOST_DIFFERENCE, difference);
    }
    return sum / PLACES;
  }
}

/** Where the nearest pixel of a picture begins in its data. */
function pixelAt({ width, height }: FrameImage, x: number, y: number): number {
  const column = Math.max(0, Math.min(width - 1, Math.round(x)));
  const row = Math.max(0, Math.min(height - 1, Math.round(y)));
  return 4 * (row * width + column);
}
