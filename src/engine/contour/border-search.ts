/** Finds where something ends along each column, from how much every place looks like it. */

import { LOOP_COLUMNS, around } from './lip-loop.ts';

/** Weights with which neighbouring columns are averaged, from the column itself outwards. */
const SHARING = [3, 2, 1] as const;
/** Sum of those weights over both sides. */
const SHARED = 9;
/** How softly the likeliest place of a border wins over others: the lower, the harder it wins, and jumps. */
const TEMPERATURE = 0.35;

/** How far from the landmarks a border is looked for, and how finely, as shares of the face's width. */
const REACH = 0.024;
const STEP = 0.0022;
/** In pixels: samples any closer together would read the same pixels. */
const FINEST_STEP = 0.35;

/** Samples along every column: `count` for each, `step` pixels apart, the middle one on the contour. */
export class Profiles {
  readonly count: number;
  readonly middle: number;
  /** How much a sample looks like lip, in [0, 1]; from inside the lip on. */
  readonly likeness: Float64Array;
  private readonly step: number;
  private readonly shared: Float64Array;
  private readonly costs: Float64Array;

  /** For a face of this width in pixels. */
  constructor(faceWidth: number) {
    this.step = Math.max(FINEST_STEP, STEP * faceWidth);
    this.middle = Math.max(3, Math.round((REACH * faceWidth) / this.step));
    this.count = 2 * this.middle + 1;
    this.likeness = new Float64Array(LOOP_COLUMNS * this.count);
    this.shared = new Float64Array(LOOP_COLUMNS * this.count);
    this.costs = new Float64Array(this.count + 1);
  }

  /** Distance in pixels of a sample from the contour. */
  readonly distance = (sample: number): number => (sample - this.middle) * this.step;

  /** The sample at this distance in pixels, within the column. */
  sampleAt(distance: number): number {
    return Math.min(this.count, Math.max(0, Math.round(this.middle + distance / this.step)));
  }

  /** Averages neighbouring columns, so that they agree; to be called before borders are looked for. */
  share(): void {
    const { likeness, shared, count } = this;
    for (let column = 0; column < LOOP_COLUMNS; column += 1) {
      for (let sample = 0; sample < count; sample += 1) {
        let sum = SHARING[0] * (likeness[column * count + sample] ?? 0);
        for (let apart = 1; apart < SHARING.length; apart += 1) {
          const before = likeness[around(column - apart) * count + sample] ?? 0;
          const after = likeness[around(column + apart) * count + sample] ?? 0;
          sum += (SHARING[apart] ?? 0) * (before + after);
        }
        shared[column * count + sample] = sum / SHARED;
      }
    }
  }

  /**
   * The border's distance from the contour, in pixels. A border at a place costs the samples before it that
   * are not like lip and those behind it that are; the result is the mean of all places, the cheap ones
   * counting most, so that it moves smoothly with the picture. `hold` is the extra cost of a place at the
   * column's end over one on the contour, per sample between the two. Only samples in [from, to) are looked
   * at.
   */
  border(column: number, from: number, to: number, hold: number): number {
    const { shared, costs, count, middle } = this;
    const first = column * count;
    let behind = 0;
    for (let sample = from; sample < to; sample += 1) behind += shared[first + sample] ?? 0;
    let before = 0;
    let least = Infinity;
    for (let place = from; place <= to; place += 1) {
      const away = (place - middle - 0.5) / middle;
      const cost = before + behind + hold * middle * away * away;
      costs[place] = cost;
      least = Math.min(least, cost);
      const like = shared[first + place] ?? 0;
      before += 1 - like;
      behind -= like;
    }
    let weights = 0;
    let sum = 0;
    for (let place = from; place <= to; place += 1) {
      const weight = Math.exp((least - (costs[place] ?? 0)) / TEMPERATURE);
      weights += weight;
      sum += weight * place;
    }
    return (sum / weights - middle - 0.5) * this.step;
  }
}
