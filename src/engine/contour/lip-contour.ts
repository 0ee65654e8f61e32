/** Corrects the tracked contour of the lips by the picture: where lip ends and skin, teeth or the dark begin. */

import type { FrameImage } from '#engine/frame/frame.ts';
import { ramp } from '#engine/geometry/curve.ts';
import { Profiles } from './border-search.ts';
import { findInnerBorder } from './inner-border.ts';
import { ARC_COLUMNS, INNER, LOOP_COLUMNS, OUTER, isUpper, lipLoop, moveLoop } from './lip-loop.ts';
import { mouthSurfaces } from './mouth-surfaces.ts';
import { findOuterBorder } from './outer-border.ts';

/**
 * While a lip rests, only RESTING_RATE of the change that a frame shows is applied. MOVING is the mean
 * change of a lip, as a share of the face's width, at which it begins to move, and from which on the whole
 * change is applied. A mean over half a loop is hardly affected by noise.
 */
const RESTING_RATE = 0.08;
const MOVING = [0.0022, 0.0065] as const;

type Landmarks = Float32Array<ArrayBuffer>;

/** Offsets along the normals of both contours, in pixels of a face of this width. */
interface Correction {
  readonly outer: Float64Array;
  readonly inner: Float64Array;
  readonly faceWidth: number;
}

export class LipContour {
  private held: Correction | null = null;
  private last: { image: FrameImage; landmarks: Landmarks; corrected: Landmarks } | null = null;

  /** Forgets the face: call when it was lost or the source changed. */
  reset(): void {
    this.held = null;
    this.last = null;
  }

  /**
   * Returns the landmarks (478 x 3, in pixels of `image`) of a face that is `faceWidth` pixels wide, with
   * those of the lips' contours moved to the borders that the picture shows. Where it shows none, they
   * stay. A frame that is asked for again gets the same answer; the next frame of a face follows the one
   * before smoothly.
   */
  correct(image: FrameImage, landmarks: Landmarks, faceWidth: number): Landmarks {
    const { last } = this;
    if (last !== null && last.image === image && last.landmarks === landmarks)
      return last.corrected;
    const outer = lipLoop(landmarks, OUTER);
    const inner = lipLoop(landmarks, INNER);
    const surfaces = mouthSurfaces(image, landmarks, faceWidth, outer, inner);
    const profiles = new Profiles(faceWidth);
    const found = {
      outer: findOuterBorder(image, profiles, surfaces, outer, inner),
      inner: findInnerBorder(image, profiles, surfaces, faceWidth, outer, inner),
      faceWidth,
    };
    this.held = this.held === null ? found : follow(this.held, found);
    const corrected = landmarks.slice();
    moveLoop(corrected, OUTER, outer, this.held.outer);
    moveLoop(corrected, INNER, inner, this.held.inner);
    this.last = { image, landmarks, corrected };
    return corrected;
  }
}

function follow(held: Correction, found: Correction): Correction {
  const { faceWidth } = found;
  const scale = faceWidth / held.faceWidth;
  const steady = (before: Float64Array, now: Float64Array): Float64Array => {
    let upperChange = 0;
    let lowerChange = 0;
    for (let column = 0; column < LOOP_COLUMNS; column += 1) {
      const change = ((now[column] ?? 0) - scale * (before[column] ?? 0)) / ARC_COLUMNS;
      if (isUpper(column)) upperChange += change;
      else lowerChange += change;
    }
    const rateOf = (change: number): number =>
      RESTING_RATE + (1 - RESTING_RATE) * ramp(MOVING, Math.abs(change) / faceWidth);
    const upperRate = rateOf(upperChange);
    const lowerRate = rateOf(lowerChange);
    return now.map((offset, column) => {
      const old = scale * (before[column] ?? 0);
      return old + (isUpper(column) ? upperRate : lowerRate) * (offset - old);
    });
  };
  return {
    outer: steady(held.outer, found.outer),
    inner: steady(held.inner, found.inner),
    faceWidth,
  };
}
