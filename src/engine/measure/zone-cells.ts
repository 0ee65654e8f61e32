/** A zone as cells of some millimetres, each with its mean colour: noise is averaged away, form is kept. */

import type { LinearRgb } from '#domain/analysis/white-balance.ts';
import { LINEAR_LEVELS } from './scene-tint.ts';
import type { TakenFace } from './taken-face.ts';
import type { ZoneArea } from './zone-area.ts';

export interface Cell {
  /** Place in the grid of the zone's box. */
  readonly column: number;
  readonly row: number;
  /** Linear, the light still in it. */
  readonly colour: LinearRgb;
  readonly luminance: number;
  /** Share of its pixels in which a channel is as bright as the camera can tell. */
  readonly clipped: number;
}

/** A cell counts where this share of its pixels belongs to the zone. */
const LEAST_COVER = 0.6;

/** 8-bit level from which a channel may be clipped. */
const CLIPPED = 252;

/** Cells of `millimetres` to a side, at least one pixel. */
export function cellsOf(
  { image, resolution }: TakenFace,
  area: ZoneArea,
  millimetres: number,
): readonly Cell[] {
  const size = Math.max(1, Math.round(millimetres * resolution));
  const columns = Math.floor(area.width / size);
  const rows = Math.floor(area.height / size);
  const cells: Cell[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let [red, green, blue, count, clipped] = [0, 0, 0, 0, 0];
      for (let y = row * size; y < (row + 1) * size; y += 1) {
        let at = y * area.width + column * size;
        let from = 4 * ((area.top + y) * image.width + area.left + column * size);
        for (let x = 0; x < size; x += 1, at += 1, from += 4) {
          if (area.inside[at] !== 1) continue;
          const r = image.data[from] ?? 0;
          const g = image.data[from + 1] ?? 0;
          const b = image.data[from + 2] ?? 0;
          red += LINEAR_LEVELS[r] ?? 0;
          green += LINEAR_LEVELS[g] ?? 0;
          blue += LINEAR_LEVELS[b] ?? 0;
          if (r >= CLIPPED || g >= CLIPPED || b >= CLIPPED) clipped += 1;
          count += 1;
        }
      }
      if (count < LEAST_COVER * size * size) continue;
      const colour: LinearRgb = [red / count, green / count, blue / count];
      cells.push({ column, row, colour, luminance: lightOf(colour), clipped: clipped / count });
    }
  }
  return cells;
}

function lightOf([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A mean colour, and how far its logarithms may be off by chance: of its level, and of red and blue over green. */
export interface MiddleColour {
  readonly colour: LinearRgb;
  readonly chance: { readonly level: number; readonly red: number; readonly blue: number };
}

/**
 * Mean colour of the cells between two ranks of luminance, as shares of all: hairs and folds drop out at the dark
 * end, highlights at the bright one.
 */
export function middleColour(cells: readonly Cell[], from: number, to: number): MiddleColour {
  const sorted = cells.toSorted((one, other) => one.luminance - other.luminance);
  const first = Math.floor(sorted.length * from);
  const middle = sorted.slice(first, Math.max(first + 1, Math.ceil(sorted.length * to)));
  const sum: [number, number, number] = [0, 0, 0];
  for (const { colour } of middle) {
    sum[0] += colour[0];
    sum[1] += colour[1];
    sum[2] += colour[2];
  }
  const count = middle.length || 1;
  const colour: LinearRgb = [sum[0] / count, sum[1] / count, sum[2] / count];
  const chanceOf = (number: (colour: LinearRgb) => number): number => {
    const values = middle.map((cell) => number(cell.colour));
    const mean = values.reduce((total, value) => total + value, 0) / count;
    const squares = values.reduce((total, value) => total + (value - mean) ** 2, 0) / count;
    return Math.sqrt(squares / Math.max(1, count / NEIGHBOURS_ALIKE));
  };
  return {
    colour,
    chance: {
      level: chanceOf((each) => Math.log(lightOf(each) + DARK)),
      red: chanceOf(([red, green]) => Math.log((red + DARK) / (green + DARK))),
      blue: chanceOf(([, green, blue]) => Math.log((blue + DARK) / (green + DARK))),
    },
  };
}

/** Keeps logarithms finite. */
const DARK = 1e-4;

/** Neighbouring cells share their pigment and their light: this many count as one. */
const NEIGHBOURS_ALIKE = 6;
