/** How even a zone is, and how much it shines: from its cells. */

import { median } from '#domain/analysis/burst.ts';
import { chromophoresOf } from '#domain/analysis/chromophores.ts';
import type { WhiteBalance } from '#domain/analysis/white-balance.ts';
import type { SeenZone } from './face-light.ts';
import type { Cell } from './zone-cells.ts';

/** Cells between the two of a pair: neighbours differ by noise alone, these by pigment, too. */
const APART = 3;
/** A difference of pigment that halves the evenness of a pair. */
const HALF_EVEN = 0.12;

const BLACK = 1e-4;

/**
 * Homogeneity of the melanin and haemoglobin maps in percent: 100 where cells some millimetres apart differ no
 * more than neighbours do (after the inverse difference moment of R. Haralick, 1973). NaN for too few cells.
 */
export function evennessOf(cells: readonly Cell[]): number {
  const lastColumn = Math.max(...cells.map(({ column }) => column));
  // A cell beyond the last column must not be taken for one of the next row.
  const columns = lastColumn + 1 + APART;
  const pigments = cells.map((cell) => chromophoresOf(withoutBlack(cell)));
  const places = new Map(
    cells.map(({ column, row }, at) => [row * columns + column, pigments[at]]),
  );
  const differences = (step: number): readonly number[] => {
    const found: number[] = [];
    for (const [place, here] of places) {
      for (const beside of [place + step, place + step * columns]) {
        const there = places.get(beside);
        if (here === undefined || there === undefined) continue;
        found.push(
          (there.melanin - here.melanin) ** 2 + (there.haemoglobin - here.haemoglobin) ** 2,
        );
      }
    }
    return found;
  };
  const far = differences(APART);
  if (far.length < 4) return Number.NaN;
  const unlike = Math.max(0, median(far) - median(differences(1)));
  return 100 / (1 + unlike / HALF_EVEN ** 2);
}

function withoutBlack({ colour }: Cell): readonly [number, number, number] {
  return [colour[0] + BLACK, colour[1] + BLACK, colour[2] + BLACK];
}

/** The share of a zone that shines most. */
const SHINIEST = 0.1;

/**
 * Light mirrored by the skin's surface, in percent of what white would return: how much more of it the shiniest
 * tenth of the cells has than the usual one. A cell is the zone's own colour in some light, plus some white; red
 * and blue tell the two apart, so that shade is not taken for dullness. NaN for too few cells.
 */
export function shineOf(seen: SeenZone, { white }: WhiteBalance): number {
  const { cells } = seen;
  if (cells.length < 8) return Number.NaN;
  const { own, apart } = redAndBlue(seen, white);
  const mirrored = cells.map(
    (cell) => ((cell.colour[2] / white[2]) * own[0] - (cell.colour[0] / white[0]) * own[1]) / apart,
  );
  const sorted = mirrored.toSorted((a, b) => a - b);
  const shiniest = sorted.slice(-Math.max(1, Math.round(SHINIEST * sorted.length)));
  const mean = shiniest.reduce((sum, value) => sum + value, 0) / shiniest.length;
  return 100 * Math.max(0, mean - median(sorted));
}

/** By how much the shiniest cells may have less blood than usual, in units of `BLOOD_OF_BLUE`. */
const LESS_BLOOD = 0.12;
/** How much more blue than red a unit of blood absorbs, as a difference of logarithms of light. */
const BLOOD_OF_BLUE = 0.2;

/**
 * By how much `shineOf` may be off, in its percent, because cells with less blood look as if they had some white: on fair
 * skin, whose red and blue are close to each other, more than on deep skin.
 */
export function shineDoubt(
  seen: Pick<SeenZone, 'colour'>,
  { white }: Pick<WhiteBalance, 'white'>,
): number {
  const { own, apart } = redAndBlue(seen, white);
  return (100 * LESS_BLOOD * BLOOD_OF_BLUE * own[0] * own[1]) / apart;
}

/** The zone's own red and blue, and how far apart they are. */
function redAndBlue(
  { colour }: Pick<SeenZone, 'colour'>,
  white: WhiteBalance['white'],
): { readonly own: readonly [red: number, blue: number]; readonly apart: number } {
  const own = [colour[0] / white[0], colour[2] / white[2]] as const;
  return { own, apart: Math.max(0.02, own[0] - own[1]) };
}
