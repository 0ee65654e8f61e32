/**
 * One picture to judge: the synthetic face with its ground truth, and the face that the tracker found in it.
 */

import { LANDMARK_COUNT, type FrameImage, type TrackedFace } from '#engine/frame/frame.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import {
  REGION,
  renderSyntheticFace,
  type Region,
  type SyntheticFaceOptions,
  type SyntheticFrame,
} from '#tests/fixtures/synthetic-face/index.ts';
import { maskOf, type Mask } from '#bench/picture/mask.ts';

/** A still is tracked this many times, so that the region of interest settles on the face. */
const SETTLING_PASSES = 4;

export interface Shot {
  readonly truth: SyntheticFrame;
  readonly face: TrackedFace;
}

/** Throws when the tracker finds no face: a bench without a face measures nothing. */
export async function takeShot(tracker: FaceTracker, options: SyntheticFaceOptions): Promise<Shot> {
  const shot = await tryShot(tracker, options);
  if (shot === null) throw new Error(`no face was found in ${JSON.stringify(options)}`);
  return shot;
}

/** Null when the tracker finds no face. */
export async function tryShot(
  tracker: FaceTracker,
  options: SyntheticFaceOptions,
): Promise<Shot | null> {
  const truth = renderSyntheticFace({
    ...options,
    maps: { region: true, albedo: true, irradiance: true, specular: true, lashes: true },
  });
  const face = await trackStill(tracker, truth.image);
  return face === null ? null : { truth, face };
}

/**
 * The face in a picture that is new to the tracker, after as many passes as the
 * engine gives a still to settle.
 */
export async function trackStill(
  tracker: FaceTracker,
  image: FrameImage,
): Promise<TrackedFace | null> {
  tracker.reset();
  let face: TrackedFace | null = null;
  for (let pass = 0; pass < SETTLING_PASSES; pass += 1) face = await tracker.track(image);
  return face;
}

/** The pixels of which any of these regions covers the most. */
export function regionMask({ truth }: Pick<Shot, 'truth'>, ...regions: readonly Region[]): Mask {
  const { region } = truth.maps;
  if (region === undefined) throw new Error('the shot was taken without its regions');
  const wanted = new Set<number>(regions);
  return maskOf(truth.image.width, truth.image.height, (pixel) => wanted.has(region[pixel] ?? 0));
}

export const LIPS = [REGION.lips] as const;
export const MOUTH = [REGION.mouth, REGION.teeth] as const;
export const EYES = [REGION.sclera, REGION.iris] as const;

/**
 * The face as a tracker without any error would find it: exact positions, but the depth that was tracked.
 * Separates the drawing's error from the tracker's.
 */
export function exactFace({ truth, face }: Shot): TrackedFace {
  const landmarks = face.landmarks.slice();
  for (let landmark = 0; landmark < LANDMARK_COUNT; landmark += 1) {
    landmarks[3 * landmark] = truth.landmarks.points[2 * landmark] ?? 0;
    landmarks[3 * landmark + 1] = truth.landmarks.points[2 * landmark + 1] ?? 0;
  }
  return { landmarks, confidence: 1 };
}
