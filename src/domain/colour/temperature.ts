/** The colors of lamps and skies by their temperature. */

import { luma, mapRgb, type Rgb } from './transfer.ts';

/** A warm light may lie outside sRGB: no channel goes below this. */
const LEAST = 0.02;

/** The rows of the matrix from CIE XYZ to linear sRGB (IEC 61966-2-1). */
const RED = [3.2406, -1.5372, -0.4986] as const;
const GREEN = [-0.9689, 1.8758, 0.0415] as const;
const BLUE = [0.0557, -0.204, 1.057] as const;

/**
 * White in the light of a glowing body, in linear sRGB with a luma of 1. `kelvin` is in [1,667, 25,000]. Source: Kim et
 * al., "Design of advanced color temperature control system for HDTV applications", 2002 (the Planckian locus).
 */
export function whiteOf(kelvin: number): Rgb {
  const x = chromaticityX(kelvin);
  const y = chromaticityY(kelvin, x);
  const xyz = [x / y, 1, (1 - x - y) / y] as const;
  const of = (row: readonly [number, number, number]): number =>
    Math.max(LEAST, row[0] * xyz[0] + row[1] * xyz[1] + row[2] * xyz[2]);
  return ofLuma1([of(RED), of(GREEN), of(BLUE)]);
}

/** A linear color at a luma of 1: its chromaticity alone. */
export function ofLuma1(linear: Rgb): Rgb {
  const light = luma(linear) || 1;
  return mapRgb(linear, (channel) => channel / light);
}

function chromaticityX(kelvin: number): number {
  const thousands = 1000 / kelvin;
  const [a, b, c, d] =
    kelvin < 4000
      ? [-0.2661239, -0.2343589, 0.8776956, 0.17991]
      : [-3.0258469, 2.1070379, 0.2226347, 0.24039];
  return a * thousands ** 3 + b * thousands ** 2 + c * thousands + d;
}

function chromaticityY(kelvin: number, x: number): number {
  const [a, b, c, d] =
    kelvin < 2222
      ? [-1.1063814, -1.3481102, 2.18555832, -0.20219683]
      : kelvin < 4000
        ? [-0.9549476, -1.37418593, 2.09137015, -0.16748867]
        : [3.081758, -5.8733867, 3.75112997, -0.37001483];
  return a * x ** 3 + b * x ** 2 + c * x + d;
}
