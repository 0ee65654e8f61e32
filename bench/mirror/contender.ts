/** What both mirrors of the bench can be asked: the engine, and the design that it replaces. */

import type { RendererKind, TransportKind } from '#engine/index.ts';
import type { Added } from './added.ts';

/** How the engine spreads its work. A pipeline of two workers would be another entry here. */
export const ENGINE_VARIANTS = ['one-worker'] as const;
export type EngineVariant = (typeof ENGINE_VARIANTS)[number];

export interface StartOptions {
  readonly width: number;
  readonly height: number;
  /** How many of the six products are worn, in the specification's order. */
  readonly products: number;
  /** The engine's own choice when left out; the baseline has none. */
  readonly transport?: TransportKind;
  readonly renderer?: RendererKind;
  readonly variant?: EngineVariant;
}

export interface Started {
  /** Milliseconds from the call to the first frame with makeup; the camera's start included. */
  readonly firstMakeup: number;
}

export interface Throughput {
  /** Frames that reached the screen with their makeup, a second. */
  readonly framesPerSecond: number;
  /** Median milliseconds from the frame to its landmarks. */
  readonly landmarksTime: number;
  /** Median milliseconds of drawing, waited for with a read of one pixel on one frame in 24. */
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
  /** Milliseconds by which the makeup is older than the picture under it, median. */
  readonly makeupBehind: number;
}

export interface Contender {
  /** Opens the camera and shows it with makeup. */
  readonly start: (options: StartOptions) => Promise<Started>;
  readonly wear: (products: number) => void;
  /** Wears all products with what panels add, and is ready for that to be measured. The baseline has nothing of it. */
  readonly add?: (added: Added) => Promise<void>;
  /** Looks on without touching anything. */
  readonly throughput: (seconds: number) => Promise<Throughput>;
  /** Now and then reads the number of the frame that is shown: costs time, so it is not done while throughput is measured. */
  readonly screenDelay: (seconds: number) => Promise<ScreenDelay>;
}

/** While the delay is measured, one shown frame in this many is looked at. */
export const PROBED_FRAME = { engine: 9, baseline: 2 } as const;

declare global {
  var contender: Contender | undefined;
}
