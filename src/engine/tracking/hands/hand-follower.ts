/** Follows hands from picture to picture. */

import type { FrameImage, TrackedHand } from '#engine/frame/frame.ts';
import type { Point } from '#engine/tracking/detection.ts';
import type { RegionOfInterest } from '#engine/tracking/region-of-interest.ts';

import type { HandLandmarkModel, LocatedHand } from './hand-landmark-model.ts';
import { regionFromHand, regionFromPalm } from './hand-region.ts';
import type { HandTracker } from './hand-tracker.ts';
import type { PalmDetector } from './palm-detector.ts';

/** A region in which the landmark model is less sure of a hand than this has lost it. */
const MINIMUM_CONFIDENCE = 0.5;
/** A region smaller than this many pixels shows too little to tell whether it is a hand. */
const MINIMUM_REGION = 32;
const MOST_HANDS = 2;

/**
 * Seconds between two searches, by how many hands are followed: the detector takes longer than the landmarks of
 * both hands. A hand that was lost is searched for at once.
 */
const SEARCH_PERIODS = [0.3, 1] as const;

/** Shares of a region's size: regions whose centres, and hands whose landmarks, lie closer are of one hand. */
const SAME_REGION = 0.25;
const SAME_LANDMARKS = 0.12;

/**
 * A hand is looked for ahead of where it was seen, for at most this many seconds afterwards, and ahead by
 * at most this share of its region's size.
 */
const LONGEST_AHEAD = 0.3;
const FARTHEST_AHEAD = 0.5;

/** Weight of one picture, against those before it, in telling which of a person's hands it is. */
const SIDE_WEIGHT = 0.2;

interface FollowedHand extends LocatedHand {
  readonly id: number;
  readonly region: RegionOfInterest;
  /** Seconds at which it was seen. */
  readonly time: number;
  /** Its velocity, in pixels a second. */
  readonly pace: Point;
}

export class HandFollower implements HandTracker {
  private readonly detector: PalmDetector;
  private readonly landmarkModel: HandLandmarkModel;
  private readonly release: () => void;
  private followed: readonly FollowedHand[] = [];
  private searchedAt: number | null = null;
  private count = 0;

  /** `release` is called when the tracker is disposed: it frees the models and their runtime. */
  constructor(detector: PalmDetector, landmarkModel: HandLandmarkModel, release: () => void) {
    this.detector = detector;
    this.landmarkModel = landmarkModel;
    this.release = release;
  }

  async track(image: FrameImage, time: number): Promise<readonly TrackedHand[]> {
    const before = this.followed;
    let hands: readonly FollowedHand[] = [];
    for (const known of before) hands = withHand(hands, await this.follow(image, known, time));
    if (hands.length < before.length || this.isTimeToSearch(time, hands.length)) {
      this.searchedAt = time;
      hands = await this.search(image, hands, time);
    }
    this.followed = hands;
    return hands.map(({ id, landmarks, confidence, rightness }) => ({
      id,
      landmarks,
      confidence,
      side: rightness > 0.5 ? 'right' : 'left',
    }));
  }

  reset(): void {
    this.followed = [];
    this.searchedAt = null;
  }

  dispose(): void {
    this.reset();
    this.release();
  }

  private isTimeToSearch(time: number, count: number): boolean {
    const period = SEARCH_PERIODS[count];
    if (period === undefined) return false;
    return this.searchedAt === null || Math.abs(time - this.searchedAt) >= period;
  }

  private async follow(
    image: FrameImage,
    known: FollowedHand,
    time: number,
  ): Promise<FollowedHand | null> {
    const ahead = regionAhead(known, time);
    // A hand that has turned back or stopped is still where it was.
    const hand = (await this.locate(image, ahead)) ?? (await this.locate(image, known.region));
    if (hand === null) return null;
    const rightness = known.rightness + SIDE_WEIGHT * (hand.rightness - known.rightness);
    const region = regionFromHand(hand.landmarks);
    const pace = paceBetween(known, region, time);
    return { ...hand, id: known.id, rightness, region, time, pace };
  }

  /** `hands`, and those that the detector sees in addition. */
  private async search(
    image: FrameImage,
    hands: readonly FollowedHand[],
    time: number,
  ): Promise<readonly FollowedHand[]> {
    let found = hands;
    for (const palm of await this.detector.find(image)) {
      if (found.length >= MOST_HANDS) break;
      const region = regionFromPalm(palm);
      if (found.some((known) => areOfOneHand(known.region, region))) continue;
      const hand = await this.locate(image, region);
      if (hand === null) continue;
      this.count += 1;
      found = withHand(found, {
        ...hand,
        id: this.count,
        region: regionFromHand(hand.landmarks),
        time,
        pace: { x: 0, y: 0 },
      });
    }
    return found;
  }

  private async locate(image: FrameImage, region: RegionOfInterest): Promise<LocatedHand | null> {
    if (!(region.size >= MINIMUM_REGION) || !hasCentreIn(image, region)) return null;
    return this.landmarkModel.locate(image, region, MINIMUM_CONFIDENCE);
  }
}

/** `hands` and one more; where it lies on one of them, the more certain of the two stays. */
function withHand(
  hands: readonly FollowedHand[],
  added: FollowedHand | null,
): readonly FollowedHand[] {
  if (added === null) return hands;
  const same = hands.find((hand) => lieOnEachOther(hand, added));
  if (same === undefined) return [...hands, added];
  if (same.confidence >= added.confidence) return hands;
  return hands.map((hand) => (hand === same ? added : hand));
}

/** The region in which a hand is now if it keeps moving as it did. */
function regionAhead({ region, pace, time: seen }: FollowedHand, time: number): RegionOfInterest {
  const elapsed = time - seen;
  if (!(elapsed > 0 && elapsed <= LONGEST_AHEAD)) return region;
  const way = Math.hypot(pace.x, pace.y) * elapsed;
  const share = elapsed * Math.min(1, (FARTHEST_AHEAD * region.size) / (way || 1));
  return {
    ...region,
    centreX: region.centreX + share * pace.x,
    centreY: region.centreY + share * pace.y,
  };
}

function paceBetween(
  { region: before, time: seen }: FollowedHand,
  now: RegionOfInterest,
  time: number,
): Point {
  const elapsed = time - seen;
  if (!(elapsed > 0)) return { x: 0, y: 0 };
  return {
    x: (now.centreX - before.centreX) / elapsed,
    y: (now.centreY - before.centreY) / elapsed,
  };
}

function hasCentreIn(
  { width, height }: FrameImage,
  { centreX, centreY }: RegionOfInterest,
): boolean {
  return centreX >= 0 && centreX < width && centreY >= 0 && centreY < height;
}

function areOfOneHand(one: RegionOfInterest, other: RegionOfInterest): boolean {
  const apart = Math.hypot(one.centreX - other.centreX, one.centreY - other.centreY);
  return apart < SAME_REGION * Math.min(one.size, other.size);
}

/** Whether two results are of one hand: hands that cross have their fingers elsewhere. */
function lieOnEachOther(one: FollowedHand, other: FollowedHand): boolean {
  let sum = 0;
  for (let at = 0; at < one.landmarks.length; at += 3) {
    sum += Math.hypot(
      (one.landmarks[at] ?? 0) - (other.landmarks[at] ?? 0),
      (one.landmarks[at + 1] ?? 0) - (other.landmarks[at + 1] ?? 0),
    );
  }
  const mean = (3 * sum) / one.landmarks.length;
  return mean < SAME_LANDMARKS * Math.min(one.region.size, other.region.size);
}
