/** What passes in front of the face: how much of it gets painted over. Reported without a claim. */

import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import {
  REGION,
  type Region,
  type SyntheticFaceOptions,
} from '#tests/fixtures/synthetic-face/index.ts';
import { erode } from '#bench/picture/mask.ts';
import { paintedMask, paintedShare } from './change.ts';
import type { DrawMakeup } from './makeup-renderers.ts';
import { regionMask, tryShot, type Shot } from './shot.ts';

/** A hand coming over the chin, on the mouth, and leaving. */
const HAND_POSITIONS = [0.4, 0.5, 0.6] as const;

export interface FrontShots {
  readonly hand: readonly Shot[];
  readonly glasses: readonly Shot[];
}

/** Shots in which no face was found are left out: nothing is drawn on them. */
export async function photographFront(tracker: FaceTracker, skinTone: number): Promise<FrontShots> {
  const take = async (options: SyntheticFaceOptions): Promise<Shot[]> => {
    const shot = await tryShot(tracker, { skinTone, ...options });
    return shot === null ? [] : [shot];
  };
  const hand: Shot[] = [];
  for (const position of HAND_POSITIONS) hand.push(...(await take({ occluder: { position } })));
  return { hand, glasses: await take({ glasses: true }) };
}

/** Shares in [0, 1]. */
export interface FrontResult {
  readonly hand: number;
  readonly glasses: number;
}

export async function judgeFront(shots: FrontShots, drawMakeup: DrawMakeup): Promise<FrontResult> {
  return {
    hand: await meanPainted(shots.hand, REGION.occluder, drawMakeup),
    glasses: await meanPainted(shots.glasses, REGION.glasses, drawMakeup),
  };
}

async function meanPainted(
  shots: readonly Shot[],
  region: Region,
  drawMakeup: DrawMakeup,
): Promise<number> {
  const shares: number[] = [];
  for (const shot of shots) {
    const { image } = shot.truth;
    const painted = paintedMask(image, await drawMakeup(image, shot.face, DEFAULT_LOOK));
    shares.push(paintedShare(painted, erode(regionMask(shot, region), 1)));
  }
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
