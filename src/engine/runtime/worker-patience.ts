/** How long a worker may be silent before it is taken for dead. */

/** Milliseconds for a worker that draws frame after frame. */
const USUAL = 400;

/** The same where death is noticed at once (see life-line.ts): whoever is silent then hangs or is busy. */
const WITH_LIFE_LINE = 2500;

/** Stills and snapshots have up to 25 million pixels: a worker that is busy with one is not dead. */
const BUSY = 30_000;

/** A worker that dies again this soon was slow and not dead: the next one is given longer. */
const SOON = 8000;
const MOST = 6400;

export class WorkerPatience {
  private usual = USUAL;
  private diedAt = -Infinity;

  /** Milliseconds of silence to allow a worker; `busy` with a picture of any size. */
  with(busy: boolean): number {
    return busy ? BUSY : this.usual;
  }

  /** Death no longer has to be guessed from silence. */
  lifeLineHeld(): void {
    this.usual = Math.max(this.usual, WITH_LIFE_LINE);
  }

  /** A worker was taken for dead at `now`, in milliseconds. */
  workerDied(now: number): void {
    if (now - this.diedAt < SOON) this.usual = Math.min(MOST, this.usual * 2);
    this.diedAt = now;
  }
}
