/** A camera whose frames are on their way to the engine, until it is stopped. */
export interface FrameFeed {
  /** The engine is done with the frame sent last (see `frame-done`). */
  readonly frameDone: () => void;
  /** The engine asks for frames, by itself, until `readingEnded`. */
  readonly readingBegun: () => void;
  readonly readingEnded: () => void;
  /** The engine was told, or is dead. */
  readonly stop: () => void;
}
