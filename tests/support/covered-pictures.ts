/** Synthetic pictures whose face is tracked as the engine tracks it, and how much of them a cover mask hides. */

import { afterAll, beforeAll } from 'vitest';
import { hiddenAt, type CoverMask } from '#engine/frame/cover-mask.ts';
import type { TrackedFace, TrackedHand } from '#engine/frame/frame.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import {
  REGION,
  renderSyntheticFace,
  type Region,
  type SyntheticFaceOptions,
  type SyntheticFrame,
} from '#tests/fixtures/synthetic-face/index.ts';
import { createNodeFaceTracker } from './node-face-tracker.ts';

export const SIZE = { width: 960, height: 540 };

/** What of a face should be bare. */
export const FACE = [REGION.skin, REGION.lips] as const;

export interface Picture {
  readonly frame: SyntheticFrame;
  readonly face: TrackedFace;
}

/** For the tests of one file: draws and tracks each picture once. */
export function usePictures(): (options: SyntheticFaceOptions) => Promise<Picture> {
  let tracker: FaceTracker;
  const pictures = new Map<string, Picture>();

  async function picture(options: SyntheticFaceOptions): Promise<Picture> {
    const key = JSON.stringify(options);
    const known = pictures.get(key);
    if (known !== undefined) return known;
    const frame = renderSyntheticFace({ ...SIZE, ...options, maps: { region: true } });
    tracker.reset();
    let face: TrackedFace | null = null;
    for (let pass = 0; pass < 3; pass += 1) face = await tracker.track(frame.image);
    if (face === null) throw new Error(`no face was found in ${key}`);
    const made = { frame, face };
    pictures.set(key, made);
    return made;
  }

  // Drawing the first face takes seconds, and many of them on a busy machine.
  beforeAll(async () => {
    tracker = await createNodeFaceTracker();
    await picture({ skinTone: 2 });
  }, 120_000);
  afterAll(() => tracker.dispose());
  return picture;
}

/** Mean of what is hidden over the pixels of some regions inside the face, in [0, 1]. */
export function hiddenShare(
  { frame, face }: Picture,
  mask: CoverMask | null,
  ...regions: readonly Region[]
): number {
  if (mask === null) return 0;
  const bottom = face.landmarks[3 * 152 + 1]!;
  const [left, right] = [face.landmarks[3 * 234]!, face.landmarks[3 * 454]!];
  const top = face.landmarks[3 * 10 + 1]!;
  let sum = 0;
  let count = 0;
  for (let y = Math.ceil(top + 20); y < bottom - 25; y += 2) {
    for (let x = Math.ceil(left + 25); x < right - 25; x += 2) {
      const region = frame.maps.region![y * SIZE.width + x] as Region;
      if (!regions.includes(region)) continue;
      sum += hiddenAt(mask, x + 0.5, y + 0.5);
      count += 1;
    }
  }
  return sum / count;
}

/** A hand below the chin that holds one finger up across the mouth; all other joints are off the picture. */
export function fingerAcross({ landmarks }: TrackedFace): TrackedHand {
  const points = new Float32Array(21 * 3).fill(-500);
  const at = (joint: number, face: number, down: number): void => {
    points[3 * joint] = landmarks[3 * face]!;
    points[3 * joint + 1] = landmarks[3 * face + 1]! + down;
  };
  // The wrist and the outer knuckles give the size of the hand.
  at(0, 152, 260);
  at(9, 152, 160);
  at(5, 152, 160);
  at(17, 152, 160);
  at(6, 18, 0);
  at(7, 13, 0);
  at(8, 1, 0);
  return { id: 1, landmarks: points, confidence: 1, side: 'left' };
}
