/**
 * A hand that is in front of the face from the first frame on, and later goes: nothing was learned of the face without
 * it, and until the models of hands have come, it is learned as a part of the face.
 */

import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { FaceSmoother } from '#engine/tracking/face-smoother.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import type { HandTracker } from '#engine/tracking/hands/hand-tracker.ts';
import { REGION } from '#tests/fixtures/synthetic-face/index.ts';
import { countOf, erode } from '#bench/picture/mask.ts';
import { FRAMES_PER_SECOND, takeFrame } from './camera-frame.ts';
import { paintedMask, paintedShare } from './change.ts';
import { createHandLooks } from './hand-looks.ts';
import { bareFace, lostMakeup } from './lost-makeup.ts';
import { createEngineMakeup, drawOverEverything } from './makeup-renderers.ts';
import { regionMask } from './shot.ts';

const POSITION = 0.45;

/** The frame in which the models have come, the one in which the hand has gone, and how many frames there are. */
const FRAMES = { looked: 20, gone: 32, all: 44 } as const;

/** Frames that are not judged after each of the two. */
const SETTLING = 3;

export interface StayingHand {
  /** Share of the hand that is painted once it was found, in [0, 1]. */
  readonly painted: number;
  /** Share of the makeup that is still lost once it has gone. */
  readonly ghost: number;
}

export async function measureStayingHand(
  faceTracker: FaceTracker,
  handTracker: HandTracker,
  skinTone: number,
): Promise<StayingHand> {
  const drawMakeup = createEngineMakeup();
  const faceSmoother = new FaceSmoother();
  const handsIn = createHandLooks(handTracker);
  let [covered, painted, wanted, lost] = [0, 0, 0, 0];
  faceTracker.reset();
  for (let frame = 0; frame < FRAMES.all; frame += 1) {
    const time = frame / FRAMES_PER_SECOND;
    const isGone = frame >= FRAMES.gone;
    const truth = takeFrame(
      { skinTone, ...(isGone ? {} : { occluder: { position: POSITION } }) },
      frame,
    );
    const { image } = truth;
    const found = await faceTracker.track(image);
    const hands = frame < FRAMES.looked ? null : await handsIn(image, time);
    if (found === null) continue;
    const face = faceSmoother.smooth(found, time) ?? found;
    const made = await drawMakeup(image, face, DEFAULT_LOOK, hands);
    if (frame < (isGone ? FRAMES.gone : FRAMES.looked) + SETTLING) continue;
    const full = await drawOverEverything(image, face, DEFAULT_LOOK);
    if (isGone) {
      const bare = lostMakeup(image, made, full, bareFace(truth));
      wanted += bare.wanted;
      lost += bare.lost;
      continue;
    }
    const hand = paintedMask(image, full, erode(regionMask({ truth }, REGION.occluder), 1));
    const count = countOf(hand);
    covered += count;
    painted += count * paintedShare(paintedMask(image, made, hand), hand);
  }
  return { painted: painted / covered, ghost: lost / wanted };
}
