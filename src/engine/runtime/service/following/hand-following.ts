/** Hands in what is shown, for as long as anyone wants them. */

import { NO_GESTURES, readGestures } from '#domain/gestures/gestures.ts';
import type { FrameImage, TrackedHand } from '#engine/frame/frame.ts';
import type { HandsSeen } from '#engine/runtime/messages.ts';
import { DEFAULT_SMOOTHING } from '#engine/tracking/face-smoother.ts';
import { CarriedHands } from '#engine/tracking/hands/carried-hands.ts';
import { HandSmoother } from '#engine/tracking/hands/hand-smoother.ts';
import type { HandTracker } from '#engine/tracking/hands/hand-tracker.ts';
import { FirstLooks } from './first-looks.ts';
import { handsNear } from './hands-near.ts';

/** Milliseconds from when live hands are wanted until the models are asked for: the mirror comes first. */
const LOAD_DELAY = 800;
/** The same while nothing seems to cover the face: by then a slow machine has started the mirror, too. */
const IDLE_LOAD_DELAY = 5000;
/** The share of time that may be spent on hands while a picture moves. */
const MOST_SHARE = 1 / 3;
/**
 * The same where only the cover wants them; what is in front of the face may be glasses or hair, and stay
 * there.
 */
const COVER_SHARE = 1 / 6;
const REST_WITHOUT_HANDS = 700;

/** Who may want hands: a listener on the page, or the mask of what stands in front of the face. */
export type HandsWanter = 'page' | 'cover';

const NOTHING: HandsSeen = { hands: [], gestures: [] };

/** What is known of a live frame before hands are looked for in it. */
export interface FrameBefore {
  /** Its time in milliseconds. */
  readonly timestamp: number;
  /** `number` is another one for each face that comes, see CoverMeter; `landmarks` as of TrackedFace. */
  readonly face: { readonly number: number; readonly landmarks: Float32Array } | null;
  /** Whether something seems to cover the face. */
  readonly isFaceCovered: boolean;
}

export interface HandFollowingOptions {
  /** Makes a tracker. `isAwaited` says that a picture waits for it. */
  readonly newTracker: (isAwaited: boolean) => Promise<HandTracker>;
  /** Called when the tracker could not be made; once for as long as hands are wanted. */
  readonly onFailure: (error: unknown) => void;
  /** Whether the picture is shown mirrored: left and right are as people see themselves. */
  readonly isMirrored: () => boolean;
  /** Milliseconds of a clock that never runs backwards. */
  readonly now: () => number;
}

export class HandFollowing {
  private readonly options: HandFollowingOptions;
  private readonly wantedBy = new Set<HandsWanter>();
  private readonly smoother = new HandSmoother(DEFAULT_SMOOTHING);
  /** Not smoothed: beside a hand that turns, what lags would hide the face. */
  private readonly carried = new CarriedHands();
  private tracker: Promise<HandTracker | null> | null = null;
  /** The tracker, once it can be used. */
  private ready: HandTracker | null = null;
  /** The work that is done with the tracker, one piece after the other. */
  private work: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private timerDelay = 0;
  private isLive = false;
  /** Counts sources: what was seen in an earlier one is outdated. */
  private source = 0;
  private notBefore = 0;
  private readonly firstLooks = new FirstLooks();
  /** Whether the last look found a hand that may be in front of the face. */
  private isHandNear = false;
  private memory = NO_GESTURES;
  private current: HandsSeen = NOTHING;

  constructor(options: HandFollowingOptions) {
    this.options = options;
  }

  /** The hands of the frame that was looked at last; none while nobody wants them. */
  get seen(): HandsSeen {
    return this.current;
  }

  isWantedBy(wanter: HandsWanter): boolean {
    return this.wantedBy.has(wanter);
  }

  /** Once nobody wants hands any more, the models and their memory are released. */
  want(wanter: HandsWanter, isWanted: boolean): void {
    if (isWanted) this.wantedBy.add(wanter);
    else this.wantedBy.delete(wanter);
    if (this.wantedBy.size === 0) this.letGo();
    else if (this.wantedBy.has('page')) this.loadWithin(LOAD_DELAY);
  }

  /** A live picture is on the screen: from now on the models may be loaded. */
  liveFrameShown(): void {
    this.isLive = true;
    if (this.wantedBy.has('page')) this.loadWithin(LOAD_DELAY);
  }

  /** Another source is going to be shown, or none. */
  sourceEnded(): void {
    this.isLive = false;
    this.source += 1;
    this.want('cover', false);
    this.cancelLoading();
    this.forget();
    void this.inTurn(async () => this.ready?.reset());
  }

  /**
   * Looks for the hands of a live frame, and returns those that may be in front of its face. Where they were just seen, the
   * answer is where they have gone since; null where none was seen and it has not been looked for often enough in front of this
   * face.
   */
  async follow(image: FrameImage, before: FrameBefore): Promise<readonly TrackedHand[] | null> {
    const { face, isFaceCovered } = before;
    const isNew = face !== null && this.firstLooks.isNew(face.number);
    this.wantForCover(isFaceCovered, isNew);
    const { ready, source } = this;
    const start = this.options.now();
    const time = before.timestamp / 1000;
    const isWanted =
      this.wantedBy.has('page') ||
      isFaceCovered ||
      this.isHandNear ||
      (isNew && this.firstLooks.isDue(start));
    if (ready === null || start < this.notBefore || !isWanted) {
      this.current = { hands: this.current.hands, gestures: [] };
      if (face === null) return null;
      if (this.isHandNear) return handsNear(face, this.carried.carry(image, time), image);
      return isNew ? null : [];
    }
    const found = await this.look(ready, () => ready.track(image, time));
    if (found === null || source !== this.source) return [];
    this.carried.keep(image, found, time);
    const hands = this.smoother.smooth(found, time);
    const mirrored = this.options.isMirrored();
    const { memory, gestures } = readGestures(this.memory, hands, { time, mirrored });
    this.memory = memory;
    this.current = { hands, gestures };
    const near = face === null ? [] : handsNear(face, found, image);
    this.isHandNear = near.length > 0;
    const end = this.options.now();
    this.notBefore = end + this.restAfter(end - start);
    if (face !== null) this.firstLooks.add(face.number, end);
    const isKnown = face !== null && isNew && !this.firstLooks.isNew(face.number);
    if (isKnown && !isFaceCovered && !this.isHandNear) this.want('cover', false);
    return near;
  }

  /** The hands of a still picture, which waits until the models are there. */
  async find(image: FrameImage): Promise<readonly TrackedHand[]> {
    if (this.wantedBy.size === 0) return [];
    const { source } = this;
    // Where only the cover wants hands, the picture is on the screen already.
    const tracker = await this.load(this.wantedBy.has('page'));
    if (tracker === null) return [];
    const hands = await this.look(tracker, async () => {
      tracker.reset();
      // The second look starts from where the first has found them.
      await tracker.track(image, 0);
      const settled = await tracker.track(image, 0);
      tracker.reset();
      return settled;
    });
    if (hands === null || source !== this.source) return [];
    this.current = { hands, gestures: [] };
    return hands;
  }

  dispose(): void {
    this.wantedBy.clear();
    this.letGo();
  }

  private wantForCover(isFaceCovered: boolean, isNew: boolean): void {
    if (!isFaceCovered && !isNew) return;
    if (!this.wantedBy.has('cover')) this.want('cover', true);
    this.loadWithin(isFaceCovered ? LOAD_DELAY : IDLE_LOAD_DELAY);
  }

  /** Milliseconds until the next look, after one that took `spent` milliseconds. */
  private restAfter(spent: number): number {
    if (this.wantedBy.has('page') || this.isHandNear) return spent * (1 / MOST_SHARE - 1);
    return Math.max(spent * (1 / COVER_SHARE - 1), REST_WITHOUT_HANDS);
  }

  /** Loads the models after `delay` milliseconds of a live picture, unless they are to be loaded sooner. */
  private loadWithin(delay: number): void {
    if (!this.isLive || this.tracker !== null) return;
    if (this.timer !== null && this.timerDelay <= delay) return;
    this.cancelLoading();
    this.timerDelay = delay;
    this.timer = setTimeout(() => void this.load(false), delay);
  }

  private cancelLoading(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** The tracker; null where it could not be made, or is not wanted any more. */
  private load(isAwaited: boolean): Promise<HandTracker | null> {
    this.cancelLoading();
    this.tracker ??= this.make(isAwaited);
    return this.tracker;
  }

  private async make(isAwaited: boolean): Promise<HandTracker | null> {
    try {
      const tracker = await this.options.newTracker(isAwaited);
      if (this.wantedBy.size === 0 || this.ready !== null) {
        tracker.dispose();
        return this.ready;
      }
      this.ready = tracker;
      return tracker;
    } catch (error) {
      if (this.wantedBy.has('page')) this.options.onFailure(error);
      return null;
    }
  }

  /**
   * What `tracker` sees; null where it fails, or is not wanted any more by then. The mirror goes on without
   * them.
   */
  private async look(
    tracker: HandTracker,
    work: () => Promise<readonly TrackedHand[]>,
  ): Promise<readonly TrackedHand[] | null> {
    try {
      const hands = await this.inTurn(async () => (tracker === this.ready ? work() : null));
      return tracker === this.ready ? hands : null;
    } catch (error) {
      if (tracker !== this.ready) return null;
      this.letGo();
      this.tracker = Promise.resolve(null);
      this.options.onFailure(error);
      return null;
    }
  }

  private letGo(): void {
    this.cancelLoading();
    this.forget();
    const { ready } = this;
    this.tracker = null;
    this.ready = null;
    if (ready !== null) void this.inTurn(async () => ready.dispose());
  }

  private forget(): void {
    this.smoother.reset();
    this.carried.reset();
    this.memory = NO_GESTURES;
    this.current = NOTHING;
    this.isHandNear = false;
    this.notBefore = 0;
  }

  private inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.work.then(work);
    this.work = done.catch(() => undefined);
    return done;
  }
}
