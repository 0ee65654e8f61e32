/** A camera whose frames are on their way to the engine, until it is stopped. */
export interface FrameFeed {
  /** The engine is done with the frame sent last (see `frame-done`). */
  readonly frameDone: () => void;
  /** The engine, where it asks for frames by itself, has stopped doing so. */
  readonly readingEnded: () => void;
  /** Stops the feed. The engine was told, or is dead. */
  readonly stop: () => void;
}
