/** What is hidden from frame to frame: cells move towards what was measured, so that nothing flickers and no ghost stays. */

import type { FaceGrid } from './face-grid.ts';
import { FACE_PLACES } from './face-places.ts';

/**
 * What comes in front of the face is hidden at once: a hand moves by a quarter of a finger in a frame. What goes
 * comes back by this share of the way in one frame.
 */
const FALL = 0.7;

/** A cell that is hidden less than this is bare. */
const BARE = 0.02;

/**
 * A cell that is this much more or less hidden than in the frame before has changed. Noise at the edges of glasses
 * and hair does that to a fiftieth of the face, a hand that comes or goes to a twentieth and more.
 */
const CHANGED = 0.6;
const MOST_CHANGED = 0.03;

/** Frames in a row without a change after which what is hidden counts as settled. */
const CALM_FRAMES = 3;

export interface Held {
  /** Share of the face that was measured as hidden, in [0, 1]. */
  readonly outliers: number;
  /** Whether any cell is hidden. */
  readonly isAnyHidden: boolean;
  /** Whether what is hidden has hardly changed over the last frames. */
  readonly isSettled: boolean;
}

export class HeldCells {
  /** By place of the face, in [0, 1]. */
  private readonly before = new Float32Array(FACE_PLACES);
  private calmFrames = 0;

  reset(): void {
    this.before.fill(0);
    this.calmFrames = 0;
  }

  /** How much a place was hidden in the frame before, in [0, 1]. */
  at(place: number): number {
    return this.before[place] ?? 0;
  }

  /**
   * Moves `hidden`, by cell, from what it was before towards what it is. `hand` is 1 for each cell that a hand hides which
   * was found; null for none.
   */
  hold(
    { columns, rows, u, places }: FaceGrid,
    hidden: Float32Array,
    hand: Float32Array | null,
  ): Held {
    const cells = columns * rows;
    let face = 0;
    let outliers = 0;
    let changed = 0;
    let isAnyHidden = false;
    for (let at = 0; at < cells; at += 1) {
      if ((u[at] ?? -1) < 0) continue;
      const now = hidden[at] ?? 0;
      const before = this.at(places[at] ?? 0);
      const rate = now > before ? 1 : FALL;
      const value = before + (now - before) * rate;
      hidden[at] = value < BARE ? 0 : value;
      face += 1;
      if (now > 0.5) outliers += 1;
      if (Math.abs(now - before) > CHANGED) changed += 1;
      isAnyHidden ||= value >= BARE;
    }
    for (let at = 0; at < cells; at += 1) {
      if ((u[at] ?? -1) < 0) continue;
      // Where a hand was found is known: that it hid a cell before does not make the cell more likely to be hidden.
      this.before[places[at] ?? 0] = hand?.[at] === 1 ? 0 : (hidden[at] ?? 0);
    }
    this.calmFrames = changed < MOST_CHANGED * face ? this.calmFrames + 1 : 0;
    return {
      outliers: outliers / Math.max(1, face),
      isAnyHidden,
      isSettled: this.calmFrames >= CALM_FRAMES,
    };
  }
}
