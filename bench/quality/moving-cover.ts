/**
 * What stands in front of a face on a live picture: how well a hand that passes is kept bare, or one that stays, and how
 * still an edge rests.
 */

import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { FaceSmoother } from '#engine/tracking/face-smoother.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import type { HandTracker } from '#engine/tracking/hands/hand-tracker.ts';
import { REGION } from '#tests/fixtures/synthetic-face/index.ts';
import { countOf, dilate, erode, type Mask } from '#bench/picture/mask.ts';
import { FRAMES_PER_SECOND, takeFrame } from './camera-frame.ts';
import { paintedMask, paintedShare } from './change.ts';
import { createHandLooks } from './hand-looks.ts';
import { bareFace, lostMakeup } from './lost-makeup.ts';
import { createEngineMakeup, drawOverEverything } from './makeup-renderers.ts';
import { regionMask } from './shot.ts';
import { measureStayingHand, type StayingHand } from './staying-hand.ts';

/** A hand passes over the face in this many seconds; from where it is off the mouth to where it has left it. */
const PASSING_SECONDS = 2;
const PASSING = { from: 0.2, to: 0.75 } as const;

/** Fewest pixels of a hand before makeup that say anything. */
const FEWEST_PIXELS = 400;

/** Frames in which what rests settles, and frames that are then compared. */
const SETTLING_FRAMES = 8;
const RESTING_FRAMES = 12;

export interface MovingCover {
  /** Share of a passing hand that is painted, over all frames and in the worst, in [0, 1]. */
  readonly hand: number;
  readonly worstHand: number;
  /** Share of the makeup beside it that is lost, over all frames. */
  readonly lost: number;
  /** How far the painted edge around glasses moves from frame to frame of a still scene, in pixels: mean and worst frame. */
  readonly edge: number;
  readonly worstEdge: number;
  readonly staying: StayingHand;
}

/** As the engine draws the frames of a camera, one after the other. */
export async function measureMovingCover(
  faceTracker: FaceTracker,
  handTracker: HandTracker,
  skinTone: number,
): Promise<MovingCover> {
  return {
    ...(await measurePassingHand(faceTracker, handTracker, skinTone)),
    ...(await measureRestingEdge(faceTracker, skinTone)),
    staying: await measureStayingHand(faceTracker, handTracker, skinTone),
  };
}

async function measurePassingHand(
  faceTracker: FaceTracker,
  handTracker: HandTracker,
  skinTone: number,
): Promise<Pick<MovingCover, 'hand' | 'worstHand' | 'lost'>> {
  const frames = Math.round((PASSING.to - PASSING.from) * PASSING_SECONDS * FRAMES_PER_SECOND);
  const drawMakeup = createEngineMakeup();
  const faceSmoother = new FaceSmoother();
  const handsIn = createHandLooks(handTracker);
  let [hand, handPainted, worstHand, wanted, lost] = [0, 0, 0, 0, 0];
  faceTracker.reset();
  for (let frame = 0; frame < frames; frame += 1) {
    const time = frame / FRAMES_PER_SECOND;
    const position = PASSING.from + time / PASSING_SECONDS;
    const truth = takeFrame({ skinTone, occluder: { position } }, frame);
    const { image } = truth;
    const found = await faceTracker.track(image);
    const hands = await handsIn(image, time);
    if (found === null) continue;
    const face = faceSmoother.smooth(found, time) ?? found;
    const made = await drawMakeup(image, face, DEFAULT_LOOK, hands);
    const full = await drawOverEverything(image, face, DEFAULT_LOOK, hands);
    const covered = paintedMask(image, full, erode(regionMask({ truth }, REGION.occluder), 1));
    const beside = lostMakeup(image, made, full, bareFace(truth));
    wanted += beside.wanted;
    lost += beside.lost;
    const coveredCount = countOf(covered);
    if (coveredCount < FEWEST_PIXELS) continue;
    const share = paintedShare(paintedMask(image, made, covered), covered);
    hand += coveredCount;
    handPainted += coveredCount * share;
    worstHand = Math.max(worstHand, share);
  }
  return { hand: handPainted / hand, worstHand, lost: lost / wanted };
}

/** Nothing moves but the noise: what changes between two frames, as a distance across the painted edge. */
async function measureRestingEdge(
  faceTracker: FaceTracker,
  skinTone: number,
): Promise<Pick<MovingCover, 'edge' | 'worstEdge'>> {
  const drawMakeup = createEngineMakeup();
  const faceSmoother = new FaceSmoother();
  faceTracker.reset();
  let before: Mask | null = null;
  const distances: number[] = [];
  for (let frame = 0; frame < SETTLING_FRAMES + RESTING_FRAMES; frame += 1) {
    const truth = takeFrame({ skinTone, glasses: 'plastic' }, frame);
    const { image } = truth;
    const found = await faceTracker.track(image);
    if (found === null) continue;
    const face = faceSmoother.smooth(found, frame / FRAMES_PER_SECOND) ?? found;
    const around = dilate(regionMask({ truth }, REGION.glasses), 4);
    const worn = paintedMask(image, await drawMakeup(image, face, DEFAULT_LOOK), around);
    if (before !== null && frame >= SETTLING_FRAMES) distances.push(movedBetween(before, worn));
    before = worn;
  }
  const sum = distances.reduce((total, distance) => total + distance, 0);
  return { edge: sum / distances.length, worstEdge: Math.max(...distances) };
}

/** The area that changed, divided by the length of the edge. */
function movedBetween(one: Mask, other: Mask): number {
  const core = erode(one, 1);
  let [changed, edge] = [0, 0];
  one.data.forEach((value, pixel) => {
    if (value !== other.data[pixel]) changed += 1;
    if (value === 1 && core.data[pixel] === 0) edge += 1;
  });
  return edge === 0 ? Number.NaN : changed / edge;
}
