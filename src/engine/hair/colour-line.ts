/** Colors along a line through a picture, and where they change. */

import type { Rgb } from '#domain/colour/transfer.ts';
import { colourDistance, compared, stepTowards, type ComparedColour } from './cell-colours.ts';

/**
 * In widths of the face: what is compared on each side of an edge lies at most the first and at least the
 * second of these distances away from it.
 */
const REACH = 0.05;
const NEAR = 0.018;
/** A smaller change is only shading. */
const LEAST_CONTRAST = 0.3;
/** An edge is as wide as the way from the first of these shares of its change to the second. */
const BEGUN = 0.2;
const DONE = 0.8;
/** Edges of a line that are looked at, those with the most contrast first. */
const MOST_EDGES = 3;

export class ColourLine {
  private readonly most: number;
  private count = 0;
  private readonly reach: number;
  private readonly near: number;
  /** Sums of light, warmth and coolness up to each place. */
  private readonly sums: Float64Array;

  /** At most `count` places that are `step` widths of the face apart. */
  constructor(count: number, step: number) {
    this.most = count;
    this.reach = Math.max(3, Math.round(REACH / step));
    this.near = Math.max(1, Math.round(NEAR / step));
    this.sums = new Float64Array(3 * (count + 1));
  }

  /**
   * Reads the line up to the first place without a color, but for the last places before that: they are on
   * the rim of what is looked at.
   */
  read(colourAt: (place: number) => Rgb | null): void {
    const { sums } = this;
    this.count = 0;
    for (let at = 0; at < this.most; at += 1) {
      const colour = colourAt(at);
      if (colour === null) {
        this.count = Math.max(0, at - this.near);
        return;
      }
      this.count = at + 1;
      const { light, warm, cool } = compared(colour);
      sums[3 * at + 3] = (sums[3 * at] ?? 0) + light;
      sums[3 * at + 4] = (sums[3 * at + 1] ?? 0) + warm;
      sums[3 * at + 5] = (sums[3 * at + 2] ?? 0) + cool;
    }
  }

  /** The places of edges that are at most `width` places wide. */
  sharpEdges(width: number): readonly number[] {
    const { count, reach, near } = this;
    const contrasts = new Float32Array(count);
    for (let at = reach; at + reach < count; at += 1) {
      contrasts[at] = colourDistance(this.mean(at - near, at), this.mean(at, at + near));
    }
    const peaks: number[] = [];
    for (let at = reach; at + reach < count; at += 1) {
      const contrast = contrasts[at] ?? 0;
      if (contrast < LEAST_CONTRAST) continue;
      let isPeak = true;
      for (let off = 1; off <= near; off += 1) {
        if ((contrasts[at - off] ?? 0) > contrast || (contrasts[at + off] ?? 0) >= contrast)
          isPeak = false;
      }
      if (isPeak) peaks.push(at);
    }
    return peaks
      .toSorted((a, b) => (contrasts[b] ?? 0) - (contrasts[a] ?? 0))
      .slice(0, MOST_EDGES)
      .filter((at) => this.widthAt(at) <= width);
  }

  /** Over how many places the line changes from what is before an edge to what is behind it. */
  private widthAt(edge: number): number {
    const { reach, near } = this;
    const before = this.mean(edge - reach, edge - near);
    const behind = this.mean(edge + near, edge + reach);
    let low = edge;
    while (low > edge - reach && this.changeAt(low, before, behind) > BEGUN) low -= 1;
    let high = edge;
    while (high < edge + reach && this.changeAt(high, before, behind) < DONE) high += 1;
    return high - low;
  }

  private changeAt(at: number, before: ComparedColour, behind: ComparedColour): number {
    return stepTowards(this.mean(at - 1, at + 1), before, behind);
  }

  private mean(from: number, to: number): ComparedColour {
    const { sums } = this;
    const count = to - from;
    const of = (part: 0 | 1 | 2): number =>
      ((sums[3 * to + part] ?? 0) - (sums[3 * from + part] ?? 0)) / count;
    return { light: of(0), warm: of(1), cool: of(2) };
  }
}
