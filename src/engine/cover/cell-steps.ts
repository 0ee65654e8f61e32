/** How sharply each cell of the grid changes to the next one, in units of a clear edge. */

import { MOST_CELLS, type FaceGrid } from './face-grid.ts';
import { MedianCounter } from './median-counter.ts';
import type { SkinField } from './skin-field.ts';

/** Changes from one cell to the next that count as a clear edge. */
const COLOUR_STEP = 0.03;
const LIGHT_STEP = 0.16;

/**
 * Most cells lie beside their like: what they differ by is the noise of this picture. The square of its median is taken
 * off the square of each step, so that on deep skin, where noise makes steps as high as an outline's, it hardly makes
 * outlines. To take off more would also take soft outlines. One cell in NOISE_STRIDE takes part in the median.
 */
const NOISE_STRIDE = 3;

export class CellSteps {
  /** From each cell to the one on its right, and to the one below it. */
  private readonly across = new Float32Array(MOST_CELLS);
  private readonly down = new Float32Array(MOST_CELLS);
  private readonly medians = new MedianCounter();

  /** Steps between cells of the face; those to cells off the face mean nothing. */
  measure(grid: FaceGrid, { light, warm, cool }: SkinField): void {
    const { across, down } = this;
    const { columns, rows, u } = grid;
    const last = columns * (rows - 1);
    for (let at = 0; at < last; at += 1) {
      if ((u[at] ?? -1) < 0) continue;
      const cellLight = light[at] ?? 0;
      const cellWarm = warm[at] ?? 0;
      const cellCool = cool[at] ?? 0;
      const right = at + 1;
      const below = at + columns;
      across[at] = step(
        cellLight - (light[right] ?? 0),
        cellWarm - (warm[right] ?? 0),
        cellCool - (cool[right] ?? 0),
      );
      down[at] = step(
        cellLight - (light[below] ?? 0),
        cellWarm - (warm[below] ?? 0),
        cellCool - (cool[below] ?? 0),
      );
    }
    this.takeOffNoise(grid, last);
  }

  /** In logarithms, the noise of a sensor is the greater the darker the cell. */
  private takeOffNoise({ u, light }: FaceGrid, end: number): void {
    const { across, down, medians } = this;
    medians.begin(0, 1);
    for (let at = 0; at < end; at += NOISE_STRIDE) {
      if ((u[at] ?? -1) >= 0) medians.add((across[at] ?? 0) * Math.exp(light[at] ?? 0));
    }
    const noise = medians.median() ** 2;
    for (let at = 0; at < end; at += 1) {
      if ((u[at] ?? -1) < 0) continue;
      const own = noise * Math.exp(-2 * (light[at] ?? 0));
      across[at] = Math.sqrt(Math.max(0, (across[at] ?? 0) ** 2 - own));
      down[at] = Math.sqrt(Math.max(0, (down[at] ?? 0) ** 2 - own));
    }
  }

  /** The step between two cells of the face that lie beside or below one another. */
  between(from: number, to: number): number {
    const first = from < to ? from : to;
    return (from + to - 2 * first === 1 ? this.across[first] : this.down[first]) ?? 0;
  }
}

function step(light: number, warm: number, cool: number): number {
  const dl = light / LIGHT_STEP;
  const dw = warm / COLOUR_STEP;
  const dc = cool / COLOUR_STEP;
  return Math.sqrt(dl * dl + dw * dw + dc * dc);
}
