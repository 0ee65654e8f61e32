/**
 * What this face's bare skin should look like in every cell of the grid: a smooth field of light and
 * colour, fitted to the frame itself, outliers left out. What is left of a cell when the field is
 * subtracted says how little it looks like skin.
 */

import { TRANSFER_EXPONENT } from '#domain/colour/transfer.ts';
import type { FaceGrid } from './face-grid.ts';
import { MOST_CELLS } from './face-grid.ts';
import { ZONE } from './face-zones.ts';
import { LeastSquares } from './least-squares.ts';
import { MedianCounter } from './median-counter.ts';

/** One cell in this many across and down takes part in the fit. */
const STRIDE = 4;

/** Rounds of the fit: each leaves out what deviated in the one before. */
const ROUNDS = 5;

/** A squared deviation from which a cell has no say in the fit any more (Tukey's biweight). */
const REJECTED = 12;

/** Least standard deviations of light and of the two ratios of colour over one face's skin. */
const LEAST_LIGHT = 0.1;
const LEAST_WARM = 0.022;
const LEAST_COOL = 0.02;

/** Ratio of red to green, as a logarithm of encoded values: skin of every tone has more in nearly any light, cloth has less. */
const LEAST_RED = 0.06;

/** By how much skin exceeds the cloth in front of it in that ratio. */
const REDDER = 0.08;

/**
 * At least the first share of the cells must not be red to be cloth, and the second be red to be skin
 * beside it.
 */
const MUCH = 0.25;
const LITTLE = 0.12;

/** Median absolute deviation to standard deviation, for normal errors. */
const MAD_TO_DEVIATION = 1.4826;

/** Noise of a cell's colour at full brightness: sensors add some two levels of noise to each pixel. */
const SENSOR_NOISE = 0.006;

/** Limits of how a ratio changes with the light in the shade, which is a little redder. */
const SHADE_SLOPES = { warm: [-0.2, 0.08], cool: [-0.12, 0.12] } as const;

/** How far a highlight moves the colour of skin towards that of the light, as a share of all the way. */
const HIGHLIGHT_SHARE = 0.7;

type Slopes = readonly [above: number, below: number];

export class SkinField {
  /** What is left of each cell's light and colour when the field is subtracted. */
  readonly light = new Float32Array(MOST_CELLS);
  readonly warm = new Float32Array(MOST_CELLS);
  readonly cool = new Float32Array(MOST_CELLS);
  /** Variance that the sensor's noise adds to each cell's ratios of colours. */
  readonly noise = new Float32Array(MOST_CELLS);
  /** Variances of the two ratios over the skin, the sensor's noise left out. */
  warmVariance = LEAST_WARM ** 2;
  coolVariance = LEAST_COOL ** 2;

  private readonly lightFit = new LeastSquares(6);
  private readonly colourFit = new LeastSquares(5);
  private readonly lightUnknowns = new Float64Array(6);
  private readonly warmUnknowns = new Float64Array(5);
  private readonly coolUnknowns = new Float64Array(5);
  private readonly row = new Float64Array(6);
  private readonly medians = new MedianCounter();
  private samples = new Int32Array(0);
  private weights = new Float32Array(0);
  private lightLeft = new Float32Array(0);
  private warmLeft = new Float32Array(0);
  private coolLeft = new Float32Array(0);

  /** Fits the field to the skin of a grid. False where too little skin is seen. */
  fit(grid: FaceGrid, zones: Uint8Array): boolean {
    const count = this.chooseSamples(grid, zones);
    if (count < 80) return false;
    this.measureNoise(grid);
    const { samples, weights } = this;
    weights.fill(1, 0, count);
    const middle = (values: Float32Array, low: number, high: number): number => {
      this.medians.begin(low, high);
      for (let i = 0; i < count; i += 1) {
        if ((weights[i] ?? 0) > 0) this.medians.add(values[samples[i] ?? 0] ?? 0);
      }
      return this.medians.median();
    };
    this.leaveOutCloth(grid.warm, count);
    const startLight = middle(grid.light, -3, 0.1);
    const startWarm = middle(grid.warm, -1, 1);
    const startCool = middle(grid.cool, -1, 1);
    for (let i = 0; i < count; i += 1) {
      const at = samples[i] ?? 0;
      this.lightLeft[i] = (grid.light[at] ?? 0) - startLight;
      this.warmLeft[i] = (grid.warm[at] ?? 0) - startWarm;
      this.coolLeft[i] = (grid.cool[at] ?? 0) - startCool;
    }
    const reachWarm =
      HIGHLIGHT_SHARE * (1 - Math.exp(-TRANSFER_EXPONENT * Math.max(0.05, startWarm)));
    const reachCool =
      HIGHLIGHT_SHARE * (Math.exp(-TRANSFER_EXPONENT * Math.min(-0.05, startCool)) - 1);
    for (let round = 0; round < ROUNDS; round += 1) {
      this.weigh(count);
      this.fitLight(grid, count);
      this.fitColour(grid, count, reachWarm, reachCool);
    }
    this.takeOff(grid);
    return true;
  }

  /**
   * A mask covers as much of a face as it leaves bare, or more. Where one part of the cells is as red as skin and another is
   * not, the fit begins with the redder part: fitted to both together, the field would take them for one
   * skin that varies.
   */
  private leaveOutCloth(warm: Float32Array, count: number): void {
    const { samples, weights } = this;
    const redness = (i: number): number => warm[samples[i] ?? 0] ?? 0;
    const isRed = (i: number): boolean => redness(i) >= LEAST_RED;
    const middleOf = (isMeant: (i: number) => boolean): { count: number; middle: number } => {
      let meant = 0;
      this.medians.begin(-1, 1);
      for (let i = 0; i < count; i += 1) {
        if (!isMeant(i)) continue;
        meant += 1;
        this.medians.add(redness(i));
      }
      return { count: meant, middle: this.medians.median() };
    };
    const cloth = middleOf((i) => !isRed(i));
    const skin = middleOf(isRed);
    if (cloth.count < MUCH * count || skin.count < LITTLE * count) return;
    if (skin.middle - cloth.middle < REDDER) return;
    const halfway = (skin.middle + cloth.middle) / 2;
    for (let i = 0; i < count; i += 1) weights[i] = redness(i) < halfway ? 0 : 1;
  }

  private measureNoise({ columns, rows, u, light }: FaceGrid): void {
    const cells = columns * rows;
    for (let at = 0; at < cells; at += 1) {
      if ((u[at] ?? -1) >= 0) this.noise[at] = (SENSOR_NOISE * Math.exp(-(light[at] ?? 0))) ** 2;
    }
  }

  private chooseSamples(grid: FaceGrid, zones: Uint8Array): number {
    const { columns, rows } = grid;
    const most = Math.ceil(columns / STRIDE) * Math.ceil(rows / STRIDE);
    if (this.samples.length < most) {
      this.samples = new Int32Array(most);
      this.weights = new Float32Array(most);
      this.lightLeft = new Float32Array(most);
      this.warmLeft = new Float32Array(most);
      this.coolLeft = new Float32Array(most);
    }
    let count = 0;
    for (let row = 1; row < rows; row += STRIDE) {
      for (let column = 1; column < columns; column += STRIDE) {
        const at = row * columns + column;
        if (zones[at] === ZONE.skin) this.samples[count++] = at;
      }
    }
    return count;
  }

  /** Robust standard deviation of what is left in the cells that still take part in the fit. */
  private deviation(left: Float32Array, count: number): number {
    this.medians.begin(0, 1);
    for (let i = 0; i < count; i += 1) {
      if ((this.weights[i] ?? 0) > 0) this.medians.add(Math.abs(left[i] ?? 0));
    }
    return MAD_TO_DEVIATION * this.medians.median();
  }

  private weigh(count: number): void {
    const lightDeviation = Math.max(LEAST_LIGHT, this.deviation(this.lightLeft, count));
    this.warmVariance = Math.max(LEAST_WARM, this.deviation(this.warmLeft, count)) ** 2;
    this.coolVariance = Math.max(LEAST_COOL, this.deviation(this.coolLeft, count)) ** 2;
    for (let i = 0; i < count; i += 1) {
      const noise = this.noise[this.samples[i] ?? 0] ?? 0;
      const warm = this.warmLeft[i] ?? 0;
      const cool = this.coolLeft[i] ?? 0;
      const light = (this.lightLeft[i] ?? 0) / lightDeviation;
      const colour =
        (warm * warm) / (this.warmVariance + noise) + (cool * cool) / (this.coolVariance + noise);
      this.weights[i] =
        Math.max(0, 1 - colour / REJECTED) * Math.max(0, 1 - (light * light) / REJECTED);
    }
  }

  private fitLight(grid: FaceGrid, count: number): void {
    const { lightFit, lightUnknowns, row, samples, weights } = this;
    lightFit.clear(1);
    for (let i = 0; i < count; i += 1) {
      const at = samples[i] ?? 0;
      lightRow(row, grid.u[at] ?? 0, grid.v[at] ?? 0);
      lightFit.add(row, grid.light[at] ?? 0, weights[i] ?? 0);
    }
    lightFit.solve(lightUnknowns);
    for (let i = 0; i < count; i += 1) {
      const at = samples[i] ?? 0;
      lightRow(row, grid.u[at] ?? 0, grid.v[at] ?? 0);
      this.lightLeft[i] = (grid.light[at] ?? 0) - product(row, lightUnknowns, 6);
    }
  }

  private fitColour(grid: FaceGrid, count: number, reachWarm: number, reachCool: number): void {
    const { colourFit, row, samples, weights } = this;
    const fitOne = (
      values: Float32Array,
      unknowns: Float64Array,
      above: Slopes,
      below: Slopes,
      left: Float32Array,
    ): void => {
      colourFit.clear(1);
      for (let i = 0; i < count; i += 1) {
        const at = samples[i] ?? 0;
        colourRow(row, grid.u[at] ?? 0, grid.v[at] ?? 0, this.lightLeft[i] ?? 0);
        colourFit.add(row, values[at] ?? 0, weights[i] ?? 0);
      }
      colourFit.solve(unknowns);
      unknowns[3] = Math.min(above[1], Math.max(above[0], unknowns[3] ?? 0));
      unknowns[4] = Math.min(below[1], Math.max(below[0], unknowns[4] ?? 0));
      for (let i = 0; i < count; i += 1) {
        const at = samples[i] ?? 0;
        colourRow(row, grid.u[at] ?? 0, grid.v[at] ?? 0, this.lightLeft[i] ?? 0);
        left[i] = (values[at] ?? 0) - product(row, unknowns, 5);
      }
    };
    fitOne(grid.warm, this.warmUnknowns, [-reachWarm, 0.05], SHADE_SLOPES.warm, this.warmLeft);
    fitOne(grid.cool, this.coolUnknowns, [-0.05, reachCool], SHADE_SLOPES.cool, this.coolLeft);
  }

  private takeOff(grid: FaceGrid): void {
    const { row, lightUnknowns, warmUnknowns, coolUnknowns } = this;
    const cells = grid.columns * grid.rows;
    for (let at = 0; at < cells; at += 1) {
      const u = grid.u[at] ?? -1;
      if (u < 0) continue;
      const v = grid.v[at] ?? 0;
      lightRow(row, u, v);
      const light = (grid.light[at] ?? 0) - product(row, lightUnknowns, 6);
      colourRow(row, u, v, light);
      this.light[at] = light;
      this.warm[at] = (grid.warm[at] ?? 0) - product(row, warmUnknowns, 5);
      this.cool[at] = (grid.cool[at] ?? 0) - product(row, coolUnknowns, 5);
    }
  }
}

/** Light varies over a face as over a curved surface: to the second order. */
function lightRow(row: Float64Array, u: number, v: number): void {
  const x = 2 * u - 1;
  const y = 2 * v - 1;
  row[0] = 1;
  row[1] = x;
  row[2] = y;
  row[3] = x * x;
  row[4] = x * y;
  row[5] = y * y;
}

/** Colour varies less, and with the light: towards white in a highlight, towards red in the shade. */
function colourRow(row: Float64Array, u: number, v: number, light: number): void {
  row[0] = 1;
  row[1] = 2 * u - 1;
  row[2] = 2 * v - 1;
  row[3] = Math.max(0, light);
  row[4] = Math.min(0, light);
}

function product(row: Float64Array, unknowns: Float64Array, size: number): number {
  let sum = 0;
  for (let i = 0; i < size; i += 1) sum += (row[i] ?? 0) * (unknowns[i] ?? 0);
  return sum;
}
