/** How long a worker may be silent before it is considered dead. */

/** Milliseconds for a worker that draws frame after frame. */
const USUAL = 400;

/** The same where a lock shows at once that a worker has ended: a silent one is then busy or hangs. */
const WITH_LOCK = 2500;

/** Stills and snapshots have up to 25 million pixels: a worker that is busy with one is not dead. */
const BUSY = 30_000;

/** A worker that dies again this soon was slow and not dead: the next one is given longer. */
const SOON = 8000;
const MOST = 6400;

export class WorkerTimeout {
  private usual = USUAL;
  private diedAt = -Infinity;

  /** Milliseconds of silence to allow a worker; `busy` with a picture of any size. */
  for(busy: boolean): number {
    return busy ? BUSY : this.usual;
  }

  /** The lock shows from here on when the worker ends; silence alone no longer means that. */
  lockHeld(): void {
    this.usual = Math.max(this.usual, WITH_LOCK);
  }

  /** A worker was considered dead at `now`, in milliseconds. */
  workerDied(now: number): void {
    if (now - this.diedAt < SOON) this.usual = Math.min(MOST, this.usual * 2);
    this.diedAt = now;
  }
}
