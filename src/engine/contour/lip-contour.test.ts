import { describe, expect, it } from 'vitest';
import type { FrameImage } from '#engine/frame/frame.ts';
import { smoothCurve } from '#engine/geometry/curve.ts';
import { createFaceFrame } from '#engine/geometry/face-frame.ts';
import { LIPS_INNER, LIPS_OUTER } from '#engine/geometry/landmark-indices.ts';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { isInside } from '#tests/support/shape-coverage.ts';
import { LipContour } from './lip-contour.ts';

type Colour = readonly [number, number, number];
type Landmarks = Float32Array<ArrayBuffer>;

const WIDTH = 1280;
const HEIGHT = 720;
const SKIN: Colour = [205, 165, 140];
const LIPS: Colour = [180, 105, 100];
const TEETH: Colour = [215, 208, 195];

const OPEN = posedLandmarks({ mouthOpen: 2 });
const LANDMARKS_OF_LIPS = [...new Set<number>([...LIPS_OUTER, ...LIPS_INNER])];

function outline(landmarks: Landmarks, loop: readonly number[]): number[] {
  const points = [...loop, loop[0]!].map((landmark) => ({
    x: landmarks[3 * landmark]!,
    y: landmarks[3 * landmark + 1]!,
  }));
  return smoothCurve(points, 4).flatMap(({ x, y }) => [x, y]);
}

/** A flat picture of skin with lips and teeth exactly where these landmarks are. */
function pictureOf(landmarks: Landmarks, lips: Colour = LIPS): FrameImage {
  const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  const [outer, inner] = [outline(landmarks, LIPS_OUTER), outline(landmarks, LIPS_INNER)];
  const [top, bottom] = [380, 560];
  const [left, right] = [480, 800];
  const paint = (x: number, y: number, colour: Colour): void =>
    data.set([...colour, 255], 4 * (y * WIDTH + x));
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      if (!isInside(outer, x + 0.5, y + 0.5)) paint(x, y, SKIN);
      else paint(x, y, isInside(inner, x + 0.5, y + 0.5) ? TEETH : lips);
    }
  }
  return { data, width: WIDTH, height: HEIGHT };
}

/** The lips' landmarks moved down by `pixels`, as a tracker may have them. */
function mistaken(pixels: number): Landmarks {
  const landmarks = OPEN.slice();
  for (const landmark of LANDMARKS_OF_LIPS) landmarks[3 * landmark + 1]! += pixels;
  return landmarks;
}

/** In the middle of all four contours. */
const MIDDLES = [0, 13, 14, 17, 37, 267, 82, 312, 87, 317, 84, 314];

/** Mean distance of some landmarks from where they should be, up and down. */
function error(
  landmarks: Landmarks,
  truth: Landmarks,
  middles: readonly number[] = MIDDLES,
): number {
  const distances = middles.map((at) => Math.abs(landmarks[3 * at + 1]! - truth[3 * at + 1]!));
  return distances.reduce((sum, distance) => sum + distance, 0) / middles.length;
}

function corrected(image: FrameImage, landmarks: Landmarks, contour = new LipContour()): Landmarks {
  return contour.correct(image, landmarks, createFaceFrame(landmarks).width);
}

describe('the contour of the lips', () => {
  const picture = pictureOf(OPEN);

  it('moves to where lip ends and skin and teeth begin', () => {
    expect(error(mistaken(3), OPEN)).toBeCloseTo(3, 1);
    expect(error(corrected(picture, mistaken(3)), OPEN)).toBeLessThan(0.8);
  });

  it('stays where it was right', () => {
    expect(error(corrected(picture, OPEN), OPEN)).toBeLessThan(0.5);
  });

  it('finds lipstick that is worn already', () => {
    const worn = pictureOf(OPEN, [120, 20, 50]);
    expect(error(corrected(worn, mistaken(3)), OPEN)).toBeLessThan(0.8);
  });

  it('finds the teeth of a faint smile, in which the landmarks hardly part', () => {
    const parted = posedLandmarks({ mouthOpen: 0.45 });
    const hardlyParted = posedLandmarks({ mouthOpen: 0.08 });
    const inner = [13, 14, 82, 312, 87, 317];
    expect(error(hardlyParted, parted, inner)).toBeGreaterThan(2.5);
    const moved = corrected(pictureOf(parted), hardlyParted);
    expect(error(moved, parted, inner)).toBeLessThan(1);
  });

  it('takes no highlight of a closed mouth for teeth', () => {
    const closed = posedLandmarks();
    const shiny = pictureOf(closed);
    const [x, y] = [closed[3 * 14]!, closed[3 * 14 + 1]!];
    for (let row = Math.round(y) + 4; row < y + 8; row += 1) {
      for (let column = Math.round(x) - 18; column < x + 18; column += 1) {
        shiny.data.set([...TEETH, 255], 4 * (row * WIDTH + column));
      }
    }
    const moved = corrected(shiny, closed);
    for (const at of [13, 14, 87, 317]) expect(moved[3 * at + 1]).toBe(closed[3 * at + 1]);
  });

  it('stays with the landmarks where lips look like skin', () => {
    const nude = pictureOf(OPEN, SKIN);
    const landmarks = mistaken(3);
    const outer = [0, 17, 37, 267, 84, 314];
    const moved = corrected(nude, landmarks);
    for (const at of outer) expect(moved[3 * at + 1]).toBeCloseTo(landmarks[3 * at + 1]!, 0);
  });

  it('leaves every other landmark alone', () => {
    const moved = corrected(picture, mistaken(3));
    const others = [...moved.keys()].filter(
      (index) => !LANDMARKS_OF_LIPS.includes(Math.floor(index / 3)),
    );
    expect(others.every((index) => moved[index] === mistaken(3)[index])).toBe(true);
  });

  it('gives the same answer when a frame is asked for again', () => {
    const contour = new LipContour();
    const landmarks = mistaken(3);
    expect(corrected(picture, landmarks, contour)).toBe(corrected(picture, landmarks, contour));
  });

  it('follows a small change of a resting lip bit by bit, and a large one at once', () => {
    const contour = new LipContour();
    corrected(picture, OPEN, contour);
    const small = corrected(picture, mistaken(0.4), contour);
    expect(error(small, OPEN)).toBeGreaterThan(0.2);
    const large = corrected(picture, mistaken(4), contour);
    expect(error(large, OPEN)).toBeLessThan(1.2);
  });
});
