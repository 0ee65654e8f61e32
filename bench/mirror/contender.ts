/** What the bench can ask of both mirrors: the engine, and the design that it replaces. */

import type { RendererKind, TransportKind } from '#engine/index.ts';
import type { Added } from './added.ts';

/** How the engine spreads its work over threads. A pipeline of two workers would be another entry here. */
export const ENGINE_VARIANTS = ['one-worker'] as const;
export type EngineVariant = (typeof ENGINE_VARIANTS)[number];

export interface StartOptions {
  readonly width: number;
  readonly height: number;
  /** How many of the six products are worn, in the specification's order. */
  readonly products: number;
  /** The engine's own choice when omitted; the baseline has none. */
  readonly transport?: TransportKind;
  readonly renderer?: RendererKind;
  readonly variant?: EngineVariant;
}

export interface Started {
  /** Milliseconds from the call to the first frame with makeup, including the start of the camera. */
  readonly firstMakeup: number;
}

export interface Throughput {
  /** Frames that reached the screen with their makeup, a second. */
  readonly framesPerSecond: number;
  /** Median milliseconds from the frame to its landmarks. */
  readonly landmarksTime: number;
  /** Median milliseconds of drawing, until it is finished. */
  readonly renderTime: number;
}

export interface ScreenDelay {
  /** Frames counted one by one as they were finished, a second: a check of `framesPerSecond`. */
  readonly countedPerSecond: number;
  /**
   * Milliseconds from a frame's arrival in the browser to the picture that shows it with makeup: median and
   * 95th percentile. The screen itself follows at its next refresh, for both contenders alike.
   */
  readonly median: number;
  readonly high: number;
  /** Milliseconds by which the makeup lags behind the picture under it, median. */
  readonly makeupBehind: number;
}

/** What reading skin costs: the live picture meanwhile, and a single picture. */
export interface SkinReading {
  /** Frames a second before, and while one burst after the other was read from the live picture. */
  readonly framesBefore: number;
  readonly framesMeanwhile: number;
  /** Median milliseconds for a picture of 512 pixels, in a worker that shows nothing. */
  readonly stillTime: number;
}

export interface Contender {
  /** Opens the camera and shows it with makeup. */
  readonly start: (options: StartOptions) => Promise<Started>;
  readonly wear: (products: number) => void;
  /**
   * Wears all products together with what a panel adds, and resolves when that can be measured. The
   * baseline has no such additions.
   */
  readonly add?: (added: Added) => Promise<void>;
  /** Reads skin from what is shown, and from a picture of it; shows nothing afterwards. */
  readonly readSkin?: (seconds: number) => Promise<SkinReading>;
  /** Observes without changing anything. */
  readonly throughput: (seconds: number) => Promise<Throughput>;
  /**
   * Reads the number of the shown frame now and then. That costs time, so it is not
   * done while throughput is measured.
   */
  readonly screenDelay: (seconds: number) => Promise<ScreenDelay>;
}

/** While the delay is measured, one in this many shown frames is read. */
export const PROBED_FRAME = { engine: 9, baseline: 2 } as const;

declare global {
  var contender: Contender | undefined;
}
