/** A pulse from the live picture: a sample of each frame, and one estimate at the end. */

import type { Withheld } from '#domain/analysis/measurement.ts';
import { readPulse, type PulseReading } from '#domain/analysis/pulse/pulse-reading.ts';
import type { PulseSample } from '#domain/analysis/pulse/pulse-sample.ts';
import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import type { Burst } from './burst.ts';
import { refusalOf } from './face-gates.ts';
import { pulseSample } from './pulse-samples.ts';

/** In milliseconds: no pulse can be told from less, and a face does not keep still for longer. */
const SHORTEST = 22_000;
const LONGEST = 30_000;

/** Frames in a row without a face that can be measured, after which the burst gives up. */
const MOST_MISSED = 30;

export class PulseBurst implements Burst<PulseReading> {
  outcome: PulseReading | Withheld | null = null;
  private readonly duration: number;
  private readonly samples: PulseSample[] = [];
  private missed = 0;

  /** `duration` in milliseconds, clamped to between 22 and 30 seconds. */
  constructor(duration: number) {
    this.duration = Math.min(LONGEST, Math.max(SHORTEST, duration));
  }

  get progress(): number {
    return this.outcome === null ? Math.min(1, this.elapsed() / this.duration) : 1;
  }

  offer(image: FrameImage, face: TrackedFace | null, timestamp: number): void {
    if (this.outcome !== null) return;
    const refusal = refusalOf(image, face === null ? [] : [face]);
    if (face === null || refusal !== null) {
      this.missed += 1;
      if (this.missed > MOST_MISSED) this.outcome = { withheld: refusal ?? 'no-face' };
      return;
    }
    this.missed = 0;
    this.samples.push(pulseSample(image, face, timestamp));
  }

  work(): void {
    if (this.outcome === null && this.elapsed() >= this.duration) {
      this.outcome = readPulse(this.samples);
    }
  }

  private elapsed(): number {
    return (this.samples.at(-1)?.timeMs ?? 0) - (this.samples[0]?.timeMs ?? 0);
  }
}
