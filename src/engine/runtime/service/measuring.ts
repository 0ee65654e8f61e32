/** The engine's end of measuring: reads the still picture that is shown, or a burst of the live one. */

import type { Burst } from '#engine/measure/burst.ts';
import type { AnyReading } from '#engine/measure/measure-still.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import type { ShownFrame } from './camera-reader.ts';
import { failureOf } from './engine-failure.ts';
import { loadReadings, type FaceReaders } from './load-readings.ts';
import type { PageMessages, PostToPage } from '#engine/runtime/messages.ts';
import type { StillPicture } from './still-picture.ts';

/**
 * Milliseconds of each frame that may be spent on measuring: what a live picture of 30 frames a second can
 * spare.
 */
const TIME_A_FRAME = 5;

/**
 * The same as a share of the time between two frames, so that measuring does not take minutes where a slow
 * machine draws few.
 */
const SHARE_OF_TIME = 0.15;

/** A gap between two frames that is longer than this, in milliseconds, was a pause and not their pace. */
const LONGEST_GAP = 400;

interface Measure {
  readonly burst: Burst<AnyReading>;
  readonly refusalOf: FaceReaders['refusalOf'];
  /** Whether a frame was checked for several faces. */
  isLookedAt: boolean;
}

export class Measuring {
  private readonly post: PostToPage;
  private readonly load: typeof loadReadings;
  /** By their requests; null while what reads faces is being loaded for one. */
  private readonly under = new Map<number, Measure | null>();
  /** Milliseconds that measuring took beyond what the frames since then have paid back. */
  private owed = 0;
  private lastFrame = 0;

  constructor(post: PostToPage, load = loadReadings) {
    this.post = post;
    this.load = load;
  }

  /**
   * Measures a still at once, and begins with a burst where a camera is shown; says so where what reads
   * faces cannot be loaded.
   */
  async begin(
    { request, what, burst }: PageMessages['measure'],
    still: StillPicture | null,
  ): Promise<void> {
    this.under.set(request, null);
    let readers: FaceReaders;
    try {
      readers = await this.load();
    } catch (error) {
      if (this.under.delete(request)) {
        this.post({ name: 'unmeasured', body: { request, failure: failureOf(error) } });
      }
      return;
    }
    if (!this.under.has(request)) return;
    const { measureStill, MEASURING, refusalOf } = readers;
    if (still === null) {
      const begun = { burst: MEASURING[what].burst(burst), refusalOf, isLookedAt: false };
      this.under.set(request, begun);
      return;
    }
    const { image, faces } = await still.toMeasure();
    this.answer(request, measureStill(what, image, faces));
  }

  end(request: number): void {
    this.under.delete(request);
  }

  /** A frame has been drawn: hands it to each measurement, and lets these work for a few milliseconds. */
  async frameShown(
    { image, face, timestamp }: ShownFrame,
    trackerOf: () => Promise<FaceTracker>,
  ): Promise<void> {
    const gap = Math.min(LONGEST_GAP, timestamp - this.lastFrame);
    this.lastFrame = timestamp;
    const time = Math.max(TIME_A_FRAME, SHARE_OF_TIME * gap);
    for (const [request, measure] of this.under) {
      if (measure === null) continue;
      if (!measure.isLookedAt) {
        measure.isLookedAt = true;
        const faces = await (await trackerOf()).findAll(image, 'quick');
        const refusal = measure.refusalOf(image, faces);
        if (refusal === 'several-faces') {
          this.answer(request, { withheld: refusal });
          continue;
        }
      }
      const { burst } = measure;
      burst.offer(image, face, timestamp);
      this.work(burst, time);
      if (burst.outcome !== null) this.answer(request, burst.outcome);
      else this.post({ name: 'measure-progress', body: { request, share: burst.progress } });
    }
  }

  /** Some steps take longer than there is time in a frame: in the frames after them nothing is measured. */
  private work(burst: Burst<AnyReading>, time: number): void {
    const share = time / this.under.size;
    this.owed = Math.max(0, this.owed - share);
    if (this.owed > 0) return;
    const start = performance.now();
    burst.work(() => performance.now() - start < share);
    this.owed = performance.now() - start;
  }

  /** What was being measured can be measured no more. */
  cameraEnded(): void {
    for (const request of this.under.keys()) this.answer(request, { withheld: 'camera-ended' });
  }

  private answer(request: number, reading: AnyReading): void {
    this.under.delete(request);
    this.post({ name: 'measured', body: { request, reading } });
  }
}
