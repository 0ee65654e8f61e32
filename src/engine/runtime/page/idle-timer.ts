/** Milliseconds. An engine that shows nothing for this long is ended; the next start makes another. */
const IDLE_TIME = 30_000;

/** Calls `onIdle` once when nobody has wanted anything of the engine for half a minute. */
export class IdleTimer {
  private readonly onIdle: () => void;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(onIdle: () => void) {
    this.onIdle = onIdle;
  }

  /** Counts from now, whatever was counted before. */
  start(): void {
    this.cancel();
    this.timer = setTimeout(this.onIdle, IDLE_TIME);
  }

  cancel(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
