import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import type { SyntheticFaceOptions } from '#tests/fixtures/synthetic-face/index.ts';
import { SKIN_TONES, renderSyntheticFace } from '#tests/fixtures/synthetic-face/index.ts';
import { createNodeFaceTracker } from '#tests/support/node-face-tracker.ts';

import { FaceSmoother } from './face-smoother.ts';
import type { FaceTracker } from './face-tracker.ts';
import {
  EYE_OUTER_CORNERS,
  LEFT_EYE,
  LIPS_OUTER,
  RIGHT_EYE,
} from '#engine/geometry/landmark-indices.ts';

const EYES = [...RIGHT_EYE.upperLid, ...RIGHT_EYE.lowerLid, ...LEFT_EYE.upperLid];
/**
 * Three hundredths of the distance between the eyes: about as closely as people agree on where a lip ends.
 */
const LIMIT = 0.03;
const IRISES = [RIGHT_EYE.iris[0]!, LEFT_EYE.iris[0]!];

let tracker: FaceTracker;
beforeAll(async () => {
  tracker = await createNodeFaceTracker();
});
beforeEach(() => {
  tracker.reset();
});
afterAll(() => {
  tracker.dispose();
});

/** Mean distance of landmarks from the truth, as a share of the distance between the outer eye corners. */
function error(face: TrackedFace, truth: Float32Array, landmarks: readonly number[]): number {
  const [right, left] = EYE_OUTER_CORNERS;
  const eyes = Math.hypot(
    truth[2 * right]! - truth[2 * left]!,
    truth[2 * right + 1]! - truth[2 * left + 1]!,
  );
  const distances = landmarks.map((index) =>
    Math.hypot(
      face.landmarks[3 * index]! - truth[2 * index]!,
      face.landmarks[3 * index + 1]! - truth[2 * index + 1]!,
    ),
  );
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length / eyes;
}

/** The error of lips, eyes or irises in one synthetic picture, whichever is the largest. */
async function worstError(options: SyntheticFaceOptions): Promise<number> {
  const { image, landmarks } = renderSyntheticFace(options);
  const face = await tracker.track(image);
  if (!face) return Infinity;
  return Math.max(...[LIPS_OUTER, EYES, IRISES].map((set) => error(face, landmarks.points, set)));
}

/** A picture of 1280 x 720 whose left half shows one picture's middle and whose right half another's. */
function sideBySide(left: FrameImage, right: FrameImage): FrameImage {
  const data = new Uint8ClampedArray(4 * 1280 * 720);
  for (let y = 0; y < 720; y += 1) {
    const middle = 4 * (y * 1280 + 320);
    data.set(left.data.subarray(middle, middle + 4 * 640), 4 * y * 1280);
    data.set(right.data.subarray(middle, middle + 4 * 640), 4 * (y * 1280 + 640));
  }
  return { data, width: 1280, height: 720 };
}

/** In which half of a picture the followed face was, each time the picture was shown. */
async function placesOf(picture: FrameImage, times: number): Promise<readonly string[]> {
  const places: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const face = await tracker.track(picture);
    places.push(face!.landmarks[3]! > picture.width / 2 ? 'right' : 'left');
  }
  return places;
}

describe('tracking a face', () => {
  it.each(SKIN_TONES.map((_, skinTone) => skinTone))(
    'finds lips, eyes and irises of skin tone %i',
    async (skinTone) => {
      expect(await worstError({ skinTone })).toBeLessThan(LIMIT);
    },
  );

  it.each<[string, SyntheticFaceOptions]>([
    ['smiles with its teeth', { expression: { smile: 1 } }],
    ['opens its mouth', { expression: { mouthOpen: 1 } }],
    ['tilts by 30 degrees', { pose: { roll: 30 } }],
    ['stands in a quarter of the light', { light: { exposure: 0.25 } }],
    ['is half as large', { pose: { scale: 0.5 } }],
    ['is too small for the search of the whole picture', { pose: { scale: 0.3 } }],
    ['is far off the middle', { pose: { x: 0.2, y: 0.4 } }],
    ['wears glasses', { glasses: 'plastic' }],
    ['is noisy', { noise: { standardDeviation: 8 } }],
  ])('is as exact when the face %s', async (_, options) => {
    expect(await worstError(options)).toBeLessThan(LIMIT);
  });

  it('is sure of a face', async () => {
    const face = await tracker.track(renderSyntheticFace({}).image);
    expect(face!.confidence).toBeGreaterThan(0.98);
    expect(face!.landmarks).toHaveLength(478 * 3);
  });

  it('finds nothing in a picture without a face', async () => {
    expect(await tracker.track(renderSyntheticFace({ pose: { x: -1 } }).image)).toBeNull();
    const grey = new Uint8ClampedArray(4 * 640 * 480).fill(128);
    expect(await tracker.track({ data: grey, width: 640, height: 480 })).toBeNull();
  });

  it('takes no notice of a face too small to wear anything', async () => {
    expect(await tracker.track(renderSyntheticFace({ pose: { scale: 0.1 } }).image)).toBeNull();
  });

  it('takes the larger of two faces', async () => {
    const near = renderSyntheticFace({ pose: { scale: 1.1 } }).image;
    const far = renderSyntheticFace({ pose: { scale: 0.7 } }).image;
    const face = await tracker.track(sideBySide(far, near));
    const [rightEye] = EYE_OUTER_CORNERS;
    expect(face!.landmarks[3 * rightEye]).toBeGreaterThan(640);
  });

  it('switches to a clearly larger face within ten pictures', async () => {
    const alone = renderSyntheticFace({ pose: { scale: 0.7 } }).image;
    const near = renderSyntheticFace({ pose: { scale: 1.1 } }).image;
    const gone = renderSyntheticFace({ pose: { x: -1 } }).image;
    await tracker.track(sideBySide(alone, gone));
    expect(await placesOf(sideBySide(alone, near), 10)).toEqual([
      ...Array(9).fill('left'),
      'right',
    ]);
  });

  it('stays with its face beside one that is about as large', async () => {
    const first = renderSyntheticFace({ pose: { scale: 0.9 } }).image;
    const second = renderSyntheticFace({ pose: { scale: 1 } }).image;
    const gone = renderSyntheticFace({ pose: { x: -1 } }).image;
    await tracker.track(sideBySide(first, gone));
    expect(await placesOf(sideBySide(first, second), 20)).not.toContain('right');
  });

  it('stays with a face that was chosen beside a larger one', async () => {
    const near = renderSyntheticFace({ pose: { scale: 1.1 } }).image;
    const far = renderSyntheticFace({ pose: { scale: 0.7 } }).image;
    const both = sideBySide(far, near);
    const [, chosen] = await tracker.findAll(both);
    tracker.follow(chosen!);
    expect(await placesOf(both, 20)).not.toContain('right');
  });

  it('finds a face of 60 pixels in 1280 within three pictures', async () => {
    const small = renderSyntheticFace({ width: 1280, height: 720, pose: { scale: 0.17, x: 0.7 } });
    let face: TrackedFace | null = null;
    for (let picture = 0; picture < 3; picture += 1) face ??= await tracker.track(small.image);
    const across = face!.landmarks.filter((_, index) => index % 3 === 0);
    expect(Math.max(...across) - Math.min(...across)).toBeLessThan(66);
    expect(error(face!, small.landmarks.points, EYES)).toBeLessThan(2 * LIMIT);
  });

  it('loses a face that leaves, and finds it again in the first picture that shows it', async () => {
    const here = renderSyntheticFace({}).image;
    const gone = renderSyntheticFace({ pose: { x: -1 } }).image;
    const elsewhere = renderSyntheticFace({ pose: { x: 0.75 } }).image;
    expect(await tracker.track(here)).not.toBeNull();
    expect(await tracker.track(gone)).toBeNull();
    expect(await tracker.track(elsewhere)).not.toBeNull();
  });

  it('finds a face that jumps across the picture in that same picture', async () => {
    await tracker.track(renderSyntheticFace({ pose: { x: 0.25 } }).image);
    expect(await worstError({ pose: { x: 0.75 } })).toBeLessThan(LIMIT);
  });

  it('follows a head that turns, nods and walks', async () => {
    for (let step = 0; step <= 10; step += 1) {
      const part = step / 10;
      const { image, landmarks } = renderSyntheticFace({
        pose: { yaw: 30 * part, pitch: 10 * part, roll: -15 * part, x: 0.4 + 0.2 * part },
      });
      const face = await tracker.track(image);
      expect(error(face!, landmarks.points, EYES), `step ${step}`).toBeLessThan(LIMIT);
    }
  });

  it('keeps a resting face steady to a fifth of a pixel under sensor noise, once smoothed', async () => {
    const still = renderSyntheticFace({}).image;
    const noisy = noiseOf(5);
    const smoother = new FaceSmoother();
    const frames: Float32Array[] = [];
    for (let frame = 0; frame < 40; frame += 1) {
      const face = await tracker.track(noisy(still, 991 * frame));
      const smoothed = smoother.smooth(face, frame / 30);
      if (frame >= 15) frames.push(smoothed!.landmarks);
    }
    expect(jitter(frames)).toBeLessThan(0.2);
  });
});

/** Adds noise of a standard deviation in 8-bit levels, from a table that starts elsewhere for each frame. */
function noiseOf(standardDeviation: number): (image: FrameImage, start: number) => FrameImage {
  let state = 1;
  const uniform = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
  // The sum of twelve uniform numbers is close to normal, with a variance of one.
  const table = Float32Array.from({ length: 1 << 16 }, () =>
    Array.from({ length: 12 }, uniform).reduce((sum, value) => sum + standardDeviation * value, 0),
  );
  return (image, start) => ({
    ...image,
    data: image.data.map((value, index) =>
      index % 4 === 3 ? value : value + table[(start + index * 7) % table.length]!,
    ),
  });
}

/** Root of the mean square distance of the landmarks from their mean place over time, in pixels. */
function jitter(frames: readonly Float32Array[]): number {
  let sum = 0;
  for (let landmark = 0; landmark < 478; landmark += 1) {
    for (const axis of [0, 1]) {
      const values = frames.map((frame) => frame[3 * landmark + axis]!);
      const mean = values.reduce((total, value) => total + value, 0) / values.length;
      sum += values.reduce((total, value) => total + (value - mean) ** 2, 0) / values.length;
    }
  }
  return Math.sqrt(sum / 478);
}

describe('several faces in one picture', () => {
  const large = renderSyntheticFace({ pose: { scale: 1.2 } });
  const small = renderSyntheticFace({ skinTone: 6, pose: { scale: 0.8 } });
  const both = sideBySide(small.image, large.image);

  it('are all found, the largest first', async () => {
    const faces = await tracker.findAll(both);
    expect(faces.map(({ landmarks }) => (landmarks[3]! > 640 ? 'right' : 'left'))).toEqual([
      'right',
      'left',
    ]);
  });

  it.each([
    { sizes: 'large ones', scales: [1.2, 0.8] },
    { sizes: 'small ones', scales: [0.35, 0.3] },
  ])('are all found when only comparable ones are asked for: $sizes', async ({ scales }) => {
    const [first, second] = scales.map(
      (scale, skinTone) => renderSyntheticFace({ skinTone: 3 * skinTone, pose: { scale } }).image,
    );
    const found = await tracker.findAll(sideBySide(first!, second!), 'comparable');
    expect(found.map(({ landmarks }) => (landmarks[3]! > 640 ? 'right' : 'left'))).toEqual([
      'left',
      'right',
    ]);
  });

  it('are one where the other is far smaller than comparable', async () => {
    const passerBy = renderSyntheticFace({ skinTone: 6, pose: { scale: 0.3 } });
    const picture = sideBySide(passerBy.image, large.image);
    expect(await tracker.findAll(picture)).toHaveLength(2);
    const [face, ...others] = await tracker.findAll(picture, 'comparable');
    expect(face!.landmarks[3]).toBeGreaterThan(640);
    expect(others).toEqual([]);
  });

  it('do not disturb the one that is followed while they are looked for', async () => {
    await tracker.track(both);
    await tracker.findAll(both);
    expect((await tracker.track(both))!.landmarks[3]).toBeGreaterThan(640);
  });

  it('can each be followed', async () => {
    const [, left] = await tracker.findAll(both);
    tracker.follow(left!);
    expect((await tracker.track(both))!.landmarks[3]).toBeLessThan(640);
  });

  it('are none on a wall', async () => {
    const wall = new Uint8ClampedArray(4 * 640 * 360).fill(180);
    expect(await tracker.findAll({ data: wall, width: 640, height: 360 })).toEqual([]);
  });
});
