/** Hair in what is shown, for as long as a shade is to lie on it. */

import type { Rgb } from '#domain/colour/transfer.ts';
import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import { createFaceFrame, SMALLEST_FACE, type FaceFrame } from '#engine/geometry/face-frame.ts';
import { isSameFace } from '#engine/geometry/same-face.ts';
import { HairFinder } from '#engine/hair/hair-finder.ts';
import { HAIR_CELLS, hairRegion } from '#engine/hair/hair-region.ts';
import type { PlacedHair } from '#engine/hair/placed-hair.ts';
import type { PersonFinder } from '#engine/tracking/person/person-model.ts';
import type { HairState } from '#engine/runtime/mirror.ts';

/** The share of time that may be spent on hair while a picture moves; between two looks it moves with the face. */
const MOST_SHARE = 1 / 6;
/** How far each cell moves with one look towards what was just found, as a share of the way. */
const RATE = 0.35;
/**
 * Looks that find hair count up, others down, up to `MOST` each way. From `SURE` upwards hair counts as
 * found, from `UNSURE` downwards it does not.
 */
const SURE = 2;
const UNSURE = -2;
const MOST = 4;
/** Milliseconds in which the shade fades in and out. */
const FADE = 300;

export interface HairFollowingOptions {
  /** Makes a finder. `isAwaited` says that a picture waits for it. */
  readonly newFinder: (isAwaited: boolean) => Promise<PersonFinder>;
  /** Called with each change while hair is wanted. */
  readonly onState: (state: HairState) => void;
  /** Milliseconds of a clock that never runs backwards. */
  readonly now: () => number;
}

export class HairFollowing {
  private readonly options: HairFollowingOptions;
  private readonly hair = new HairFinder();
  private readonly mask = new Float32Array(HAIR_CELLS * HAIR_CELLS);
  private finder: Promise<PersonFinder | null> | null = null;
  /** The finder, once it can be used. */
  private ready: PersonFinder | null = null;
  /** The work that is done with the finder, one piece after the other. */
  private work: Promise<unknown> = Promise.resolve();
  private isWanted = false;
  /** The state that was reported last; null while hair is not wanted. */
  private told: HairState | null = null;
  /** Counts sources and faces: what was seen of an earlier one is outdated. */
  private subject = 0;
  private landmarks: Float32Array | null = null;
  private sureness = 0;
  private isShown = false;
  private colour: Rgb | null = null;
  private share = 0;
  private lastFrame = 0;
  private notBefore = 0;

  constructor(options: HairFollowingOptions) {
    this.options = options;
  }

  get state(): HairState {
    return this.told ?? 'looking';
  }

  /**
   * Nothing is loaded before a face is seen. Once hair is not wanted any more, the model and its memory are
   * released.
   */
  want(isWanted: boolean): void {
    if (isWanted === this.isWanted) return;
    this.isWanted = isWanted;
    if (isWanted) {
      this.tell('looking');
    } else {
      this.letGo();
      this.told = null;
    }
  }

  /** Another source is going to be shown, or none. */
  sourceEnded(): void {
    this.forget();
  }

  /** The hair of a live frame, `timestamp` milliseconds into its own time; looked for now and then. */
  async follow(
    image: FrameImage,
    face: TrackedFace | null,
    timestamp: number,
  ): Promise<PlacedHair | null> {
    const frame = this.frameOf(face);
    if (frame === null) return null;
    const { ready } = this;
    if (ready === null) {
      void this.load(false);
      return null;
    }
    const start = this.options.now();
    if (start >= this.notBefore) {
      await this.look(ready, image, frame);
      const end = this.options.now();
      this.notBefore = end + (end - start) * (1 / MOST_SHARE - 1);
    }
    this.fade(Math.max(0, timestamp - this.lastFrame) / FADE);
    this.lastFrame = timestamp;
    return this.placed(frame);
  }

  /** The hair of a still picture, which waits until the model is there. */
  async find(image: FrameImage, face: TrackedFace | null): Promise<PlacedHair | null> {
    this.forget();
    const frame = this.frameOf(face);
    if (frame === null) return null;
    const { subject } = this;
    const finder = await this.load(true);
    if (finder === null || subject !== this.subject) return null;
    // Each look at a still picture finds the same: it is looked at just often enough to be sure.
    for (let look = 0; look < SURE; look += 1) await this.look(finder, image, frame);
    this.fade(1);
    return this.placed(frame);
  }

  dispose(): void {
    this.isWanted = false;
    this.letGo();
  }

  /**
   * Null where no hair is wanted, or there is no face that it could be around. Around another face, the
   * search begins again.
   */
  private frameOf(face: TrackedFace | null): FaceFrame | null {
    if (!this.isWanted || face === null) return null;
    const { landmarks } = this;
    if (landmarks !== null && !isSameFace(landmarks, face.landmarks)) this.forget();
    this.landmarks = face.landmarks;
    const frame = createFaceFrame(face.landmarks);
    return frame.width < SMALLEST_FACE ? null : frame;
  }

  private async look(finder: PersonFinder, image: FrameImage, frame: FaceFrame): Promise<void> {
    const { subject } = this;
    const region = hairRegion(frame);
    try {
      const person = await this.inTurn(async () =>
        finder === this.ready ? finder.find(image, region) : null,
      );
      if (person === null || subject !== this.subject) return;
      const found = this.hair.find(image, frame, region, person);
      const isFound = typeof found !== 'string';
      this.sureness = Math.max(-MOST, Math.min(MOST, this.sureness + (isFound ? 1 : -1)));
      if (isFound) this.learn(found.mask, found.colour);
    } catch {
      if (finder !== this.ready) return;
      this.tell('failed');
      this.letGo();
      this.finder = Promise.resolve(null);
      return;
    }
    if (this.sureness >= SURE) this.isShown = true;
    if (this.sureness <= UNSURE) this.isShown = false;
    if (this.isShown) this.tell('found');
    else if (this.sureness <= UNSURE) this.tell('unsure');
  }

  /** A running mean: what a single look takes for hair, or misses, hardly shows. */
  private learn(mask: Float32Array, colour: Rgb): void {
    const held = this.colour;
    const rate = held === null ? 1 : RATE;
    for (let cell = 0; cell < mask.length; cell += 1) {
      const before = this.mask[cell] ?? 0;
      const now = before + ((mask[cell] ?? 0) - before) * rate;
      this.mask[cell] = now < 0.01 ? 0 : now;
    }
    const [red, green, blue] = held ?? colour;
    this.colour = [
      red + (colour[0] - red) * rate,
      green + (colour[1] - green) * rate,
      blue + (colour[2] - blue) * rate,
    ];
  }

  private fade(step: number): void {
    this.share = Math.max(0, Math.min(1, this.share + (this.isShown ? step : -step)));
  }

  private placed(frame: FaceFrame): PlacedHair | null {
    const { mask, colour, share } = this;
    if (colour === null || share === 0) return null;
    return { mask, colour, region: hairRegion(frame), share };
  }

  /** The finder; null where it could not be made, or is not wanted any more. */
  private load(isAwaited: boolean): Promise<PersonFinder | null> {
    this.finder ??= this.make(isAwaited);
    return this.finder;
  }

  private async make(isAwaited: boolean): Promise<PersonFinder | null> {
    try {
      const finder = await this.options.newFinder(isAwaited);
      if (!this.isWanted || this.ready !== null) {
        finder.dispose();
        return this.ready;
      }
      this.ready = finder;
      return finder;
    } catch {
      if (this.isWanted) this.tell('failed');
      return null;
    }
  }

  private tell(state: HairState): void {
    if (state === this.told) return;
    this.told = state;
    this.options.onState(state);
  }

  private letGo(): void {
    this.forget();
    const { ready } = this;
    this.finder = null;
    this.ready = null;
    if (ready !== null) void this.inTurn(async () => ready.dispose());
  }

  private forget(): void {
    this.subject += 1;
    this.landmarks = null;
    this.sureness = 0;
    this.isShown = false;
    this.colour = null;
    this.share = 0;
    this.notBefore = 0;
    if (this.isWanted && this.told !== 'failed') this.tell('looking');
  }

  private inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.work.then(work);
    this.work = done.catch(() => undefined);
    return done;
  }
}
