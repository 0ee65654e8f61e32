/** Reads a live picture for a while: takes faces out of its frames, and reads them in what time is left between. */

import { isWithheld, type Withheld } from '#domain/analysis/measurement.ts';
import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import { createFaceFrame } from '#engine/geometry/face-frame.ts';
import { refusalOf } from './face-gates.ts';
import { takeFace, type TakenFace } from './taken-face.ts';

/** How the pictures of a burst are read and joined. */
export interface BurstReading<Picture extends object, Reading> {
  /** In steps, so that frames can be drawn in between. `index` counts the faces that were taken, from 0. */
  readonly read: (face: TakenFace, index: number) => Generator<void, Picture | Withheld, void>;
  /** At least one picture, the first of them. */
  readonly join: (first: Picture, pictures: readonly Picture[]) => Reading;
}

/** A burst that is under way. Measurements that take longer, or read in another way, can be one, too. */
export interface Burst<Reading> {
  /** A frame of the live picture and the face that was followed in it; `timestamp` in milliseconds. */
  readonly offer: (image: FrameImage, face: TrackedFace | null, timestamp: number) => void;
  /** Goes on reading while `hasTime` says so. */
  readonly work: (hasTime: () => boolean) => void;
  /** In [0, 1]. */
  readonly progress: number;
  /** The reading, or why there is none; null while it goes on. */
  readonly outcome: Reading | Withheld | null;
}

/** Faces taken over the whole of a burst. */
const MOST_FACES = 15;
/** Milliseconds by which a camera's frames may come too soon. */
const UNEVEN_FRAMES = 5;

/** Frames without the face, as a share of those offered, that are forgiven. */
const MISSED = 0.4;
/** A head that moves by more than this share of its width between two faces is not at rest. */
const MOVED = 0.12;

export class FaceBurst<Picture extends object, Reading> implements Burst<Reading> {
  outcome: Reading | Withheld | null = null;
  private readonly reading: BurstReading<Picture, Reading>;
  private readonly duration: number;
  private readonly waiting: TakenFace[] = [];
  private readonly pictures: Picture[] = [];
  private steps: Generator<void, Picture | Withheld, void> | null = null;
  private taken = 0;
  private read = 0;
  private offered = 0;
  private missed = 0;
  private movements = 0;
  private begun: number | null = null;
  private latest = 0;
  private lastTaken = -Infinity;
  private lastPlace: { readonly x: number; readonly y: number } | null = null;

  /** `duration` in milliseconds. */
  constructor(reading: BurstReading<Picture, Reading>, duration: number) {
    this.reading = reading;
    this.duration = duration;
  }

  get progress(): number {
    if (this.outcome !== null) return 1;
    const seen = Math.min(1, (this.latest - (this.begun ?? this.latest)) / this.duration);
    return 0.7 * seen + 0.3 * Math.min(1, this.read / MOST_FACES);
  }

  offer(image: FrameImage, face: TrackedFace | null, timestamp: number): void {
    this.begun ??= timestamp;
    this.latest = timestamp;
    if (this.outcome !== null || this.isSeen()) return;
    this.offered += 1;
    const refusal = refusalOf(image, face === null ? [] : [face]);
    if (face === null || refusal !== null) {
      this.missed += 1;
      if (this.missed > 3 && this.missed > MISSED * this.offered) {
        this.outcome = { withheld: refusal ?? 'no-face' };
      }
      return;
    }
    if (timestamp - this.lastTaken < this.duration / MOST_FACES - UNEVEN_FRAMES) return;
    this.lastTaken = timestamp;
    this.notice(face);
    this.taken += 1;
    this.waiting.push(takeFace(image, face, 'camera'));
  }

  work(hasTime: () => boolean): void {
    while (this.outcome === null && hasTime()) {
      if (this.steps === null) {
        const face = this.waiting.shift();
        if (face === undefined) {
          if (this.isSeen()) this.finish();
          return;
        }
        this.steps = this.reading.read(face, this.read);
      }
      const step = this.steps.next();
      if (step.done === true) this.keep(step.value);
    }
  }

  private isSeen(): boolean {
    return this.begun !== null && this.latest - this.begun >= this.duration;
  }

  private notice(face: TrackedFace): void {
    const { centre, width } = createFaceFrame(face.landmarks);
    if (
      this.lastPlace !== null &&
      Math.hypot(centre.x - this.lastPlace.x, centre.y - this.lastPlace.y) > MOVED * width
    ) {
      this.movements += 1;
    }
    this.lastPlace = centre;
  }

  /** If the first picture is withheld, so is the reading; later ones that are withheld are only left out. */
  private keep(picture: Picture | Withheld): void {
    this.steps = null;
    this.read += 1;
    if (!isWithheld(picture)) this.pictures.push(picture);
    else if (this.pictures.length === 0) this.outcome = picture;
  }

  private finish(): void {
    const [first] = this.pictures;
    if (first === undefined) this.outcome = { withheld: 'no-face' };
    else if (2 * this.movements > this.taken) this.outcome = { withheld: 'moving' };
    else this.outcome = this.reading.join(first, this.pictures);
  }
}
