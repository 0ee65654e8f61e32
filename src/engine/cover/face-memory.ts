/**
 * What this face looked like while nothing stood in front of it, kept by place of the face and not of the
 * frame: how each place differs from a smooth face in light and colour, and by how much that varies.
 */

import type { FaceGrid } from './face-grid.ts';
import { FACE_PLACES } from './face-places.ts';
import type { SkinField } from './skin-field.ts';

/** Frames after which the memory counts for half. */
const HALF_TRUST = 6;

/** The memory is as good as the mean of this many frames; what is older fades. */
const MOST_FRAMES = 90;

export class FaceMemory {
  private readonly frames = new Float32Array(FACE_PLACES);
  private readonly light = new Float32Array(FACE_PLACES);
  private readonly warm = new Float32Array(FACE_PLACES);
  private readonly cool = new Float32Array(FACE_PLACES);
  private readonly lightVariance = new Float32Array(FACE_PLACES);
  private readonly warmVariance = new Float32Array(FACE_PLACES);
  private readonly coolVariance = new Float32Array(FACE_PLACES);

  reset(): void {
    this.frames.fill(0);
  }

  /** How much the memory of a place is worth, in [0, 1]. */
  trustIn(place: number): number {
    const frames = this.frames[place] ?? 0;
    return frames / (frames + HALF_TRUST);
  }

  /**
   * Squared deviation of a cell from the memory of its place, in standard deviations; `least` are the least of
   * them for light and for colour.
   */
  deviation(
    place: number,
    light: number,
    warm: number,
    cool: number,
    noise: number,
    least: { readonly light: number; readonly colour: number },
  ): number {
    const dl = light - (this.light[place] ?? 0);
    const dw = warm - (this.warm[place] ?? 0);
    const dc = cool - (this.cool[place] ?? 0);
    const colour = least.colour ** 2 + noise;
    return (
      (dl * dl) / ((this.lightVariance[place] ?? 0) + least.light ** 2) +
      (dw * dw) / ((this.warmVariance[place] ?? 0) + colour) +
      (dc * dc) / ((this.coolVariance[place] ?? 0) + colour)
    );
  }

  /** Learns the cells of a frame that are surely bare. `hidden` is by cell, in [0, 1]. */
  learn(grid: FaceGrid, field: SkinField, zones: Uint8Array, hidden: Float32Array): void {
    const cells = grid.columns * grid.rows;
    for (let at = 0; at < cells; at += 1) {
      if (zones[at] === 0 || (hidden[at] ?? 0) > 0.1) continue;
      const place = grid.places[at] ?? 0;
      const frames = Math.min(MOST_FRAMES, (this.frames[place] ?? 0) + 1);
      this.frames[place] = frames;
      const rate = 1 / frames;
      follow(this.light, this.lightVariance, place, field.light[at] ?? 0, rate);
      follow(this.warm, this.warmVariance, place, field.warm[at] ?? 0, rate);
      follow(this.cool, this.coolVariance, place, field.cool[at] ?? 0, rate);
    }
  }
}

/** Moves a mean and a variance towards a value: the first value is taken whole, with no variance. */
function follow(
  means: Float32Array,
  variances: Float32Array,
  place: number,
  value: number,
  rate: number,
): void {
  const mean = rate === 1 ? value : (means[place] ?? 0);
  const variance = rate === 1 ? 0 : (variances[place] ?? 0);
  const off = value - mean;
  means[place] = mean + rate * off;
  variances[place] = (1 - rate) * (variance + rate * off * off);
}
